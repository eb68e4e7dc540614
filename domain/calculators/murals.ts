import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { type Cents, formatMoney, computeProportion } from '../money.ts'
import { formatNumber } from '../written-number.ts'
import { defineCalculator, toFieldOptions } from './calculator.ts'
import { MM_PER_FOOT, MM_PER_INCH, toSquareMetres } from './work-order.ts'

/** Prices per square foot, in cents. They are the shop's own, because the specification has no calculator for murals. */
export const MURAL_MATERIALS = {
  'peel-stick': {
    title: 'Peel-and-stick fabric',
    get rateCents() {
      return settings.muralPrices.peelStickCents
    },
    note: 'matte, removable; for rentals',
  },
  smooth: {
    title: 'Smooth wallpaper',
    get rateCents() {
      return settings.muralPrices.smoothCents
    },
    note: 'non-woven, pasted; the sharpest picture',
  },
  textured: {
    title: 'Type II commercial vinyl',
    get rateCents() {
      return settings.muralPrices.texturedCents
    },
    note: 'canvas grain, pasted; corridors and clinics',
  },
} as const
export type MuralMaterial = keyof typeof MURAL_MATERIALS

/** Price bands, each with its upper limit in square feet. The part of a wall that lies in a higher band costs less per square foot. */
export const getMuralBands = () => {
  const { largeOverFeet, largePercent, hugeOverFeet, hugePercent } = getRules().muralFactors
  return [
    { upTo: largeOverFeet, percent: 100 },
    { upTo: hugeOverFeet, percent: largePercent },
    { upTo: Infinity, percent: hugePercent },
  ] as const
}
/** Returns the minimum price of a mural. It pays for setup, proof and test strip, which cost the shop the same for every size of wall. */
export const getMinMuralCents = (): Cents => settings.muralPrices.leastCents
/** Returns the price per square foot for a clear matte film over the print. */
export const getLaminateRateCents = (): Cents => settings.muralPrices.laminateCents
/** Returns the price per square foot for installation, which is offered only in the shop's region. */
export const getInstallationRateCents = (): Cents => settings.muralPrices.installationCents
export const getMinInstallationCents = (): Cents => settings.muralPrices.leastInstallationCents

/** Width of a panel in inches. One person can't hang a wider panel alone. */
const PANEL_WIDTH_IN = 24
/** The lowest resolution that looks sharp from two metres away, in pixels per inch of the printed mural. */
export const SHARP_DPI = 60

type Wall = { width: number; height: number }

/** Returns the area in quarters of a square foot. This is always a whole number, because sides are multiples of half a foot. */
const quartersOf = ({ width, height }: Wall): number => Math.round(width * 2) * Math.round(height * 2)

/**
 * Divides a wall's area into the parts that lie in each price band, multiplies each part by the band's percentage, and returns the sum.
 * Areas are in quarters of a square foot, so that the result is a whole number.
 */
function weighed(quarters: number): number {
  let [from, sum] = [0, 0]
  for (const { upTo, percent } of getMuralBands()) {
    sum += Math.max(0, Math.min(quarters, upTo * 4) - from) * percent
    from = upTo * 4
  }
  return sum
}

const atLeast = (least: Cents, cents: Cents): Cents => Math.max(least, cents)

/** Prices the parts of a mural: the print with its minimum, the laminate and the installation. */
export function priceMuralParts(
  wall: Wall & { material: MuralMaterial; laminate: boolean; installation: 'self' | 'niagara' },
): { printCents: Cents; laminateCents: Cents; installationCents: Cents } {
  const quarters = quartersOf(wall)
  const printed = computeProportion(MURAL_MATERIALS[wall.material].rateCents, weighed(quarters), 4 * 100)
  return {
    printCents: atLeast(getMinMuralCents(), printed),
    laminateCents: wall.laminate ? computeProportion(getLaminateRateCents(), quarters, 4) : 0,
    installationCents:
      wall.installation === 'niagara'
        ? atLeast(getMinInstallationCents(), computeProportion(getInstallationRateCents(), quarters, 4))
        : 0,
  }
}

const less = (percent: number): string => `${100 - percent}% less`

/**
 * Explains how the size of the wall affects its price. A lower price applies only to the part of the wall above a band's limit. There is no
 * size from which the whole wall gets cheaper, so `nextBreak` is null, and this text explains the next band instead.
 */
function bandReasons(quarters: number, rateCents: Cents): { label: string; text: string }[] {
  const bands = getMuralBands()
  const at = bands.findIndex(({ upTo }) => quarters <= upTo * 4)
  const [first, second, third] = bands
  const next = bands[at + 1]
  const from = bands[at]?.upTo
  return [
    ...(at > 0
      ? [
          {
            label: 'Large wall',
            text: `sq ft ${first.upTo + 1} to ${second.upTo} cost ${less(second.percent)}, anything above ${less(third.percent)}`,
          },
        ]
      : []),
    ...(next
      ? [
          {
            label: 'Next price break',
            text: `each sq ft over ${from} costs ${formatMoney(computeProportion(rateCents, next.percent, 100))}`,
          },
        ]
      : []),
  ]
}

const pixels = (feet: number): string => formatNumber(feet * 12 * SHARP_DPI)

/** Materials for murals, with their weight in grams per square metre. */
const WALL_MATERIALS: Readonly<Record<string, { title: string; grams: number }>> = {
  'peel-stick': { title: 'Peel-and-stick fabric', grams: 280 },
  smooth: { title: 'Smooth wallpaper', grams: 200 },
  textured: { title: 'Type II commercial vinyl', grams: 450 },
}
const LAMINATE_GRAMS = 100

export const muralCalculator = defineCalculator({
  kind: 'murals',
  title: 'Wall mural',
  path: '/collection/digital-wallcovering-murals',
  image: '/made-to-order/murals.svg',
  takesArtwork: true,
  fields: {
    width: { kind: 'number', label: 'Width of the wall', unit: 'ft', min: 2, max: 60, step: 0.5, preset: 12 },
    height: { kind: 'number', label: 'Height', unit: 'ft', min: 2, max: 20, step: 0.5, preset: 8 },
    material: {
      kind: 'choice',
      look: 'select',
      label: 'Material',
      options: toFieldOptions(MURAL_MATERIALS),
      preset: 'peel-stick',
    },
    laminate: {
      kind: 'flag',
      label: 'Scrubbable laminate',
      preset: false,
    },
    installation: {
      kind: 'choice',
      look: 'radio',
      label: 'Installation',
      options: [
        {
          value: 'self',
          label: 'I’ll install it myself',
          note: 'includes numbered panels and a checklist',
        },
        {
          value: 'niagara',
          label: 'Install it for us, in Niagara',
          get note() {
            return `${formatMoney(getInstallationRateCents())} per square foot, from ${formatMoney(getMinInstallationCents())}`
          },
        },
      ],
      preset: 'self',
    },
    words: {
      kind: 'words',
      label: 'Picture and wall',
      most: 300,
      preset: '',
    },
  },
  onlyInNiagara: ({ installation }) => installation === 'niagara',
  work: ({ material = '', laminate }, number) => {
    const wall = { widthMm: number('width') * MM_PER_FOOT, heightMm: number('height') * MM_PER_FOOT }
    const panelMm = PANEL_WIDTH_IN * MM_PER_INCH
    const { title, grams } = WALL_MATERIALS[material] ?? { title: material, grams: 450 }
    return {
      pieces: Math.ceil(wall.widthMm / panelMm - 1e-9),
      size: { widthMm: Math.min(panelMm, wall.widthMm), heightMm: wall.heightMm },
      sizeNote: '',
      film: laminate === 'yes' ? `${title}, scrubbable laminate` : title,
      cut: 'Trimmed to panels, numbered from the left',
      grams: toSquareMetres(wall) * (grams + (laminate === 'yes' ? LAMINATE_GRAMS : 0)),
    }
  },
  name: ({ width, height, material, laminate, installation }) =>
    [
      `${width} × ${height} ft`,
      MURAL_MATERIALS[material].title,
      ...(laminate ? ['laminated'] : []),
      ...(installation === 'niagara' ? ['installed by us'] : []),
    ].join(', '),
  price: (asked) => {
    const { width, height, material, laminate } = asked
    const { printCents, laminateCents, installationCents } = priceMuralParts(asked)
    const quarters = quartersOf(asked)
    const { title, rateCents } = MURAL_MATERIALS[material]
    const feet = formatNumber(quarters / 4)
    const panels = Math.ceil((width * 12) / PANEL_WIDTH_IN)
    const totalCents = printCents + laminateCents + installationCents
    return {
      totalCents,
      each: formatMoney(computeProportion(totalCents, 4, quarters)),
      piece: 'square foot',
      reasons: [
        { label: 'Wall', text: `${width} × ${height} ft: ${feet} sq ft` },
        { label: 'Print', text: `${title}, ${formatMoney(rateCents)} per sq ft: ${formatMoney(printCents)}` },
        ...(printCents === getMinMuralCents()
          ? [{ label: 'Minimum', text: `${formatMoney(getMinMuralCents())} for one mural` }]
          : []),
        ...bandReasons(quarters, rateCents),
        ...(laminate ? [{ label: 'Laminate', text: formatMoney(laminateCents) }] : []),
        ...(installationCents > 0
          ? [{ label: 'Installation', text: `${formatMoney(installationCents)}, within Niagara` }]
          : []),
        { label: 'Panels', text: `${panels} of ${PANEL_WIDTH_IN} in, numbered from the left` },
        { label: 'Picture', text: `best from ${pixels(width)} × ${pixels(height)} pixels` },
      ],
      nextBreak: null,
    }
  },
})
