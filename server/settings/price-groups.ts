import type { PriceSettings } from '../../domain/settings/default-prices.ts'
import { money, number, type SettingGroup } from './setting-kinds.ts'

const cents = (label: string) =>
  number({
    label: `${label}, cents per square inch`,
    hint: 'Up to three decimals: 16.5',
    least: 0,
    most: 10_000,
  })
const percent = (label: string) => number({ label: `${label} (%)`, least: 0, most: 500 })

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
      pieceCents: money({
        label: 'Per piece',
        hint: 'Cutting, weeding and packing, whatever the size.',
      }),
      leastLineCents: money({ label: 'Minimum per order line' }),
    },
  },
  bannerPrices: {
    title: 'Prices: banners',
    shownOn: 'Banner designer',
    fields: {
      squareFootCents: money({ label: 'Vinyl, per square foot' }),
      leastCents: money({ label: 'Minimum per banner' }),
      meshPercent: percent('Mesh costs more by'),
      fabricPercent: percent('Fabric costs more by'),
      designCents: money({ label: 'Professional design' }),
    },
  },
  creditPrices: {
    title: 'Prices: design credits',
    shownOn: 'The credits page and the banner designer',
    fields: {
      basicCents: money({ label: '10 credits' }),
      standardCents: money({ label: '25 credits' }),
      premiumCents: money({ label: '60 credits' }),
      businessCents: money({ label: '150 credits' }),
      bannerSmallCents: money({ label: '5 credits on the banner page' }),
      bannerLargeCents: money({ label: '10 credits on the banner page' }),
    },
  },
  yardSignPrices: {
    title: 'Prices: yard signs',
    shownOn: 'The yard sign calculator; the quantities are under Price breaks: yard signs',
    fields: {
      from1Cents: money({ label: 'Each, below the first price break' }),
      from10Cents: money({ label: 'Each, from the first price break on' }),
      from25Cents: money({ label: 'Each, from the second price break on' }),
      from50Cents: money({ label: 'Each, from the third price break on' }),
      designCents: money({ label: 'Design service, once per design' }),
    },
  },
  apparelPrices: {
    title: 'Prices: printed apparel',
    shownOn:
      'The apparel calculator; prices include printing, and the quantity discount is taken off afterwards',
    fields: {
      tshirtCents: money({ label: 'T-shirt' }),
      poloCents: money({ label: 'Polo' }),
      hoodieCents: money({ label: 'Hoodie' }),
      tankCents: money({ label: 'Tank' }),
      longSleeveCents: money({ label: 'Long sleeve' }),
    },
  },
  labelPrices: {
    title: 'Prices: labels by the thousand',
    shownOn: 'The label calculator; base price per label',
    fields: {
      barcodeCents: money({ label: 'Barcode labels' }),
      qrCents: money({ label: 'QR code labels' }),
      serialCents: money({ label: 'Serial number labels' }),
      regulatoryCents: money({ label: 'Regulatory compliance labels' }),
      assetCents: money({ label: 'Asset tags' }),
    },
  },
  muralPrices: {
    title: 'Prices: wall murals',
    shownOn: 'The mural calculator; prices per square foot',
    fields: {
      peelStickCents: money({ label: 'Peel-and-stick fabric' }),
      smoothCents: money({ label: 'Smooth wallpaper' }),
      texturedCents: money({ label: 'Type II commercial vinyl' }),
      laminateCents: money({ label: 'Laminate' }),
      installationCents: money({ label: 'Installation' }),
      leastCents: money({ label: 'Minimum per mural' }),
      leastInstallationCents: money({ label: 'Minimum per installation' }),
    },
  },
  packagingPrices: {
    title: 'Prices: packaging mock-ups',
    shownOn: 'The packaging calculator; base price per piece',
    fields: {
      boxCents: money({ label: 'Box' }),
      bottleCents: money({ label: 'Bottle' }),
      bagCents: money({ label: 'Bag' }),
      labelCents: money({ label: 'Label' }),
      extraRevisionCents: money({ label: 'Each further round of changes' }),
    },
  },
  floorPrices: {
    title: 'Prices: floor graphics',
    shownOn: 'The floor calculator and the bill of materials',
    fields: {
      wideCents: money({ label: 'Line of 100 mm, per metre' }),
      narrowCents: money({ label: 'Line of 50 mm, per metre' }),
      pictogramCents: money({ label: 'Pictogram of 400 mm' }),
      wordCents: money({ label: 'Word or number, 200 mm high' }),
      leastCents: money({ label: 'Minimum per order' }),
    },
  },
}
