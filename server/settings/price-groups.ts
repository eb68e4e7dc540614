import type { PriceSettings } from '../../domain/settings/default-prices.ts'
import { moneySetting, numberSetting, type SettingGroup } from './setting-kinds.ts'

const cents = (label: string) =>
  numberSetting({
    label: `${label}, cents per square inch`,
    hint: 'Up to three decimals: 16.5',
    least: 0,
    most: 10_000,
  })
const percent = (label: string) => numberSetting({ label: `${label} (%)`, least: 0, most: 500 })

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
      mattePercent: percent('Matte costs more by'),
      pieceCents: moneySetting({
        label: 'Per piece',
        hint: 'Cutting, weeding and packing, whatever the size.',
      }),
      leastLineCents: moneySetting({ label: 'Minimum per order line' }),
    },
  },
  bannerPrices: {
    title: 'Prices: banners',
    shownOn: 'Banner designer',
    fields: {
      squareFootCents: moneySetting({ label: 'Vinyl, per square foot' }),
      leastCents: moneySetting({ label: 'Minimum per banner' }),
      meshPercent: percent('Mesh costs more by'),
      fabricPercent: percent('Fabric costs more by'),
      designCents: moneySetting({ label: 'Professional design' }),
    },
  },
  creditPrices: {
    title: 'Prices: design credits',
    shownOn: 'The credits page and the banner designer',
    fields: {
      basicCents: moneySetting({ label: '10 credits' }),
      standardCents: moneySetting({ label: '25 credits' }),
      premiumCents: moneySetting({ label: '60 credits' }),
      businessCents: moneySetting({ label: '150 credits' }),
      bannerSmallCents: moneySetting({ label: '5 credits on the banner page' }),
      bannerLargeCents: moneySetting({ label: '10 credits on the banner page' }),
    },
  },
  yardSignPrices: {
    title: 'Prices: yard signs',
    shownOn: 'The yard sign calculator; the quantities are under Price breaks: yard signs',
    fields: {
      from1Cents: moneySetting({ label: 'Each, below the first price break' }),
      from10Cents: moneySetting({ label: 'Each, from the first price break on' }),
      from25Cents: moneySetting({ label: 'Each, from the second price break on' }),
      from50Cents: moneySetting({ label: 'Each, from the third price break on' }),
      designCents: moneySetting({ label: 'Design service, once per design' }),
    },
  },
  apparelPrices: {
    title: 'Prices: printed apparel',
    shownOn:
      'The apparel calculator; prices include printing, and the quantity discount is taken off afterwards',
    fields: {
      tshirtCents: moneySetting({ label: 'T-shirt' }),
      poloCents: moneySetting({ label: 'Polo' }),
      hoodieCents: moneySetting({ label: 'Hoodie' }),
      tankCents: moneySetting({ label: 'Tank' }),
      longSleeveCents: moneySetting({ label: 'Long sleeve' }),
    },
  },
  labelPrices: {
    title: 'Prices: labels',
    shownOn: 'The label calculator; base prices per label, before the factors under Price factors: labels',
    fields: {
      barcodeCents: moneySetting({ label: 'Barcode labels' }),
      qrCents: moneySetting({ label: 'QR code labels' }),
      serialCents: moneySetting({ label: 'Serial number labels' }),
      regulatoryCents: moneySetting({ label: 'Regulatory compliance labels' }),
      assetCents: moneySetting({ label: 'Asset tags' }),
    },
  },
  muralPrices: {
    title: 'Prices: wall murals',
    shownOn: 'The mural calculator; prices per square foot',
    fields: {
      peelStickCents: moneySetting({ label: 'Peel-and-stick fabric' }),
      smoothCents: moneySetting({ label: 'Smooth wallpaper' }),
      texturedCents: moneySetting({ label: 'Type II commercial vinyl' }),
      laminateCents: moneySetting({ label: 'Laminate' }),
      installationCents: moneySetting({ label: 'Installation' }),
      leastCents: moneySetting({ label: 'Minimum per mural' }),
      leastInstallationCents: moneySetting({ label: 'Minimum per installation' }),
    },
  },
  packagingPrices: {
    title: 'Prices: packaging mock-ups',
    shownOn: 'The packaging calculator; base prices per piece, before the factors under Price factors',
    fields: {
      boxCents: moneySetting({ label: 'Box' }),
      bottleCents: moneySetting({ label: 'Bottle' }),
      bagCents: moneySetting({ label: 'Bag' }),
      labelCents: moneySetting({ label: 'Label' }),
      extraRevisionCents: moneySetting({ label: 'Each further round of changes' }),
    },
  },
  floorPrices: {
    title: 'Prices: floor graphics',
    shownOn: 'The floor calculator and the bill of materials; base prices, before the factor for the film',
    fields: {
      wideCents: moneySetting({ label: 'Line of 100 mm, per metre' }),
      narrowCents: moneySetting({ label: 'Line of 50 mm, per metre' }),
      pictogramCents: moneySetting({ label: 'Pictogram of 400 mm' }),
      wordCents: moneySetting({ label: 'Word or number, 200 mm high' }),
      leastCents: moneySetting({ label: 'Minimum per order' }),
    },
  },
}
