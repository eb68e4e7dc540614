import type { PriceSettings } from '../../domain/settings/default-prices.ts'
import { defineMoneySetting, defineNumberSetting, type SettingGroup } from './setting-kinds.ts'

const cents = (label: string) =>
  defineNumberSetting({
    label: `${label}, cents per square inch`,
    hint: 'Up to three decimals, such as 16.5',
    least: 0,
    most: 10_000,
  })
const percent = (label: string) => defineNumberSetting({ label: `${label} (%)`, least: 0, most: 500 })

/** The form fields of the settings with prices of made-to-order items. */
export const priceGroups: { readonly [Name in keyof PriceSettings]: SettingGroup<PriceSettings[Name]> } = {
  decalPrices: {
    title: 'Prices: made-to-order decals',
    shownOn: 'Decal generator, uploads, lettering, quotes',
    fields: {
      everyday: cents('Everyday vinyl'),
      premium: cents('Premium vinyl'),
      removable: cents('Removable vinyl'),
      reflective: cents('Reflective vinyl'),
      mattePercent: percent('Matte surcharge'),
      pieceCents: defineMoneySetting({
        label: 'Per piece',
        hint: 'Cutting, weeding and packing, whatever the size.',
      }),
      leastLineCents: defineMoneySetting({ label: 'Minimum per order line' }),
    },
  },
  bannerPrices: {
    title: 'Prices: banners',
    shownOn: 'Banner designer',
    fields: {
      squareFootCents: defineMoneySetting({ label: 'Vinyl, per square foot' }),
      leastCents: defineMoneySetting({ label: 'Minimum per banner' }),
      meshPercent: percent('Mesh surcharge'),
      fabricPercent: percent('Fabric surcharge'),
      designCents: defineMoneySetting({ label: 'Professional design' }),
    },
  },
  creditPrices: {
    title: 'Prices: design credits',
    shownOn: 'The credits page and the banner designer',
    fields: {
      basicCents: defineMoneySetting({ label: '10 credits' }),
      standardCents: defineMoneySetting({ label: '25 credits' }),
      premiumCents: defineMoneySetting({ label: '60 credits' }),
      businessCents: defineMoneySetting({ label: '150 credits' }),
      bannerSmallCents: defineMoneySetting({ label: '5 credits on the banner page' }),
      bannerLargeCents: defineMoneySetting({ label: '10 credits on the banner page' }),
    },
  },
  yardSignPrices: {
    title: 'Prices: yard signs',
    shownOn: 'The yard sign calculator; the quantities are under Price breaks: yard signs',
    fields: {
      from1Cents: defineMoneySetting({ label: 'Each, below the first price break' }),
      from10Cents: defineMoneySetting({ label: 'Each, from the first price break on' }),
      from25Cents: defineMoneySetting({ label: 'Each, from the second price break on' }),
      from50Cents: defineMoneySetting({ label: 'Each, from the third price break on' }),
      designCents: defineMoneySetting({ label: 'Design service, once per design' }),
    },
  },
  apparelPrices: {
    title: 'Prices: printed apparel',
    shownOn:
      'The apparel calculator; prices include printing, and the quantity discount is taken off afterwards',
    fields: {
      tshirtCents: defineMoneySetting({ label: 'T-shirt' }),
      poloCents: defineMoneySetting({ label: 'Polo' }),
      hoodieCents: defineMoneySetting({ label: 'Hoodie' }),
      tankCents: defineMoneySetting({ label: 'Tank' }),
      longSleeveCents: defineMoneySetting({ label: 'Long sleeve' }),
    },
  },
  labelPrices: {
    title: 'Prices: labels',
    shownOn: 'The label calculator; base prices per label, before the factors under Price factors: labels',
    fields: {
      barcodeCents: defineMoneySetting({ label: 'Barcode labels' }),
      qrCents: defineMoneySetting({ label: 'QR code labels' }),
      serialCents: defineMoneySetting({ label: 'Serial number labels' }),
      regulatoryCents: defineMoneySetting({ label: 'Regulatory compliance labels' }),
      assetCents: defineMoneySetting({ label: 'Asset tags' }),
    },
  },
  muralPrices: {
    title: 'Prices: wall murals',
    shownOn: 'The mural calculator; prices per square foot',
    fields: {
      peelStickCents: defineMoneySetting({ label: 'Peel-and-stick fabric' }),
      smoothCents: defineMoneySetting({ label: 'Smooth wallpaper' }),
      texturedCents: defineMoneySetting({ label: 'Type II commercial vinyl' }),
      laminateCents: defineMoneySetting({ label: 'Laminate' }),
      installationCents: defineMoneySetting({ label: 'Installation' }),
      leastCents: defineMoneySetting({ label: 'Minimum per mural' }),
      leastInstallationCents: defineMoneySetting({ label: 'Minimum per installation' }),
    },
  },
  packagingPrices: {
    title: 'Prices: packaging mock-ups',
    shownOn:
      'The packaging calculator; base prices per piece, before the factors under Price factors and turnaround: packaging mock-ups',
    fields: {
      boxCents: defineMoneySetting({ label: 'Box' }),
      bottleCents: defineMoneySetting({ label: 'Bottle' }),
      bagCents: defineMoneySetting({ label: 'Bag' }),
      labelCents: defineMoneySetting({ label: 'Label' }),
      extraRevisionCents: defineMoneySetting({ label: 'Each further round of changes' }),
    },
  },
  floorPrices: {
    title: 'Prices: floor graphics',
    shownOn: 'The floor calculator and the bill of materials; base prices, before the factor for the film',
    fields: {
      wideCents: defineMoneySetting({ label: 'Line of 100 mm, per metre' }),
      narrowCents: defineMoneySetting({ label: 'Line of 50 mm, per metre' }),
      pictogramCents: defineMoneySetting({ label: 'Pictogram of 400 mm' }),
      wordCents: defineMoneySetting({ label: 'Word or number, 200 mm high' }),
      leastCents: defineMoneySetting({ label: 'Minimum per order' }),
    },
  },
}
