import type { SettingsCopy } from './settings-copy.ts'

const DECIMALS = 'Up to three decimals, such as 16.5'

/** Labels and hints of the settings for prices. */
export const priceSettingsCopy = {
  decalPrices: {
    everyday: { label: 'Everyday vinyl, cents per square inch', hint: DECIMALS },
    premium: { label: 'Premium vinyl, cents per square inch', hint: DECIMALS },
    removable: { label: 'Removable vinyl, cents per square inch', hint: DECIMALS },
    reflective: { label: 'Reflective vinyl, cents per square inch', hint: DECIMALS },
    mattePercent: { label: 'Matte surcharge (%)' },
    pieceCents: { label: 'Per piece', hint: 'Cutting, weeding and packing, whatever the size.' },
    leastLineCents: { label: 'Minimum per order line' },
  },
  bannerPrices: {
    squareFootCents: { label: 'Vinyl, per square foot' },
    leastCents: { label: 'Minimum per banner' },
    meshPercent: { label: 'Mesh surcharge (%)' },
    fabricPercent: { label: 'Fabric surcharge (%)' },
    designCents: { label: 'Professional design' },
  },
  creditPrices: {
    basicCents: { label: '10 credits' },
    standardCents: { label: '25 credits' },
    premiumCents: { label: '60 credits' },
    businessCents: { label: '150 credits' },
    bannerSmallCents: { label: '5 credits on the banner page' },
    bannerLargeCents: { label: '10 credits on the banner page' },
  },
  yardSignPrices: {
    from1Cents: { label: 'Each, below the first price break' },
    from10Cents: { label: 'Each, from the first price break on' },
    from25Cents: { label: 'Each, from the second price break on' },
    from50Cents: { label: 'Each, from the third price break on' },
    designCents: { label: 'Design service, once per design' },
  },
  apparelPrices: {
    tshirtCents: { label: 'T-shirt' },
    poloCents: { label: 'Polo' },
    hoodieCents: { label: 'Hoodie' },
    tankCents: { label: 'Tank' },
    longSleeveCents: { label: 'Long sleeve' },
  },
  labelPrices: {
    barcodeCents: { label: 'Barcode labels' },
    qrCents: { label: 'QR code labels' },
    serialCents: { label: 'Serial number labels' },
    regulatoryCents: { label: 'Regulatory compliance labels' },
    assetCents: { label: 'Asset tags' },
  },
  muralPrices: {
    peelStickCents: { label: 'Peel-and-stick fabric' },
    smoothCents: { label: 'Smooth wallpaper' },
    texturedCents: { label: 'Type II commercial vinyl' },
    laminateCents: { label: 'Laminate' },
    installationCents: { label: 'Installation' },
    leastCents: { label: 'Minimum per mural' },
    leastInstallationCents: { label: 'Minimum per installation' },
  },
  packagingPrices: {
    boxCents: { label: 'Box' },
    bottleCents: { label: 'Bottle' },
    bagCents: { label: 'Bag' },
    labelCents: { label: 'Label' },
    extraRevisionCents: { label: 'Each further round of changes' },
  },
  floorPrices: {
    wideCents: { label: 'Line of 100 mm, per metre' },
    narrowCents: { label: 'Line of 50 mm, per metre' },
    pictogramCents: { label: 'Pictogram of 400 mm' },
    wordCents: { label: 'Word or number, 200 mm high' },
    leastCents: { label: 'Minimum per order' },
  },
} satisfies SettingsCopy<
  | 'decalPrices'
  | 'bannerPrices'
  | 'creditPrices'
  | 'yardSignPrices'
  | 'apparelPrices'
  | 'labelPrices'
  | 'muralPrices'
  | 'packagingPrices'
  | 'floorPrices'
>
