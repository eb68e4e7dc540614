import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import { type Cents, formatMoney, computeProportion } from '../money.ts'
import { defineCalculatorRules, type ItemPrice, listOptions } from './calculator-rules.ts'
import { MM_PER_FOOT, MM_PER_INCH, toSquareMetres } from './work-order.ts'

/** Prices per square foot, in cents. They are the shop's own, because the specification has no calculator for murals. */
export const MURAL_MATERIALS = {
  'peel-stick': {
    get rateCents() {
      return settings.muralPrices.peelStickCents
    },
  },
  smooth: {
    get rateCents() {
      return settings.muralPrices.smoothCents
    },
  },
  textured: {
    get rateCents() {
      return settings.muralPrices.texturedCents
    },
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
export const PANEL_WIDTH_IN = 24
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

type MuralBands = ReturnType<typeof getMuralBands>

/** The price of a mural with the figures that explain it. */
export type MuralPrice = ItemPrice & {
  squareFeet: number
  rateCents: Cents
  printCents: Cents
  laminateCents: Cents
  installationCents: Cents
  panels: number
  bands: MuralBands
  /** Whether part of the wall lies above the first price band. */
  largeWall: boolean
  /** The next price band: the size in square feet above which it applies, and its price per square foot. Null in the last band. */
  nextBand: { overFeet: number; rateCents: Cents } | null
}

function findBands(quarters: number, rateCents: Cents): Pick<MuralPrice, 'bands' | 'largeWall' | 'nextBand'> {
  const bands = getMuralBands()
  const at = bands.findIndex(({ upTo }) => quarters <= upTo * 4)
  const [here, next] = [bands[at], bands[at + 1]]
  return {
    bands,
    largeWall: at > 0,
    nextBand:
      here && next
        ? { overFeet: here.upTo, rateCents: computeProportion(rateCents, next.percent, 100) }
        : null,
  }
}

/** The weight of the materials in grams per square metre. */
const MATERIAL_GRAMS: Readonly<Record<string, number>> = { 'peel-stick': 280, smooth: 200, textured: 450 }
const LAMINATE_GRAMS = 100

export const muralRules = defineCalculatorRules({
  kind: 'murals',
  path: '/collection/digital-wallcovering-murals',
  image: '/made-to-order/murals.svg',
  takesArtwork: true,
  fields: {
    width: { kind: 'number', unit: 'ft', min: 2, max: 60, step: 0.5, preset: 12 },
    height: { kind: 'number', unit: 'ft', min: 2, max: 20, step: 0.5, preset: 8 },
    material: { kind: 'choice', options: listOptions(MURAL_MATERIALS), preset: 'peel-stick' },
    laminate: { kind: 'flag', preset: false },
    installation: { kind: 'choice', options: [{ value: 'self' }, { value: 'niagara' }], preset: 'self' },
    words: { kind: 'words', most: 300, preset: '' },
  },
  onlyInNiagara: ({ installation }) => installation === 'niagara',
  work: ({ material = '', laminate }, number) => {
    const wall = { widthMm: number('width') * MM_PER_FOOT, heightMm: number('height') * MM_PER_FOOT }
    const panelMm = PANEL_WIDTH_IN * MM_PER_INCH
    const grams = MATERIAL_GRAMS[material] ?? 450
    return {
      pieces: Math.ceil(wall.widthMm / panelMm - 1e-9),
      size: { widthMm: Math.min(panelMm, wall.widthMm), heightMm: wall.heightMm },
      grams: toSquareMetres(wall) * (grams + (laminate === 'yes' ? LAMINATE_GRAMS : 0)),
    }
  },
  price: (asked): MuralPrice => {
    const parts = priceMuralParts(asked)
    const quarters = quartersOf(asked)
    const { rateCents } = MURAL_MATERIALS[asked.material]
    const totalCents = parts.printCents + parts.laminateCents + parts.installationCents
    return {
      totalCents,
      each: formatMoney(computeProportion(totalCents, 4, quarters)),
      nextBreak: null,
      squareFeet: quarters / 4,
      rateCents,
      ...parts,
      panels: Math.ceil((asked.width * 12) / PANEL_WIDTH_IN),
      ...findBands(quarters, rateCents),
    }
  },
})
