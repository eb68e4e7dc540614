import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import type { FloorQuantities } from '../floor-layouts/floor-quantities.ts'
import { type Cents, computeProportion } from '../money.ts'
import { defineCalculatorRules, type ItemPrice, listOptions } from './calculator-rules.ts'
import { formatRate } from './price-rates.ts'
import { MM_PER_FOOT } from './work-order.ts'

/** Floor films, with slip ratings and price factors in percent (specification of the marketing pages, section 9 "Floor safety"). */
export const FLOOR_MATERIALS = {
  smooth: {
    rating: 'R9',
    get percent() {
      return getRules().floorFactors.smoothPercent
    },
  },
  textured: {
    rating: 'R11',
    get percent() {
      return getRules().floorFactors.texturedPercent
    },
  },
  grit: {
    rating: 'R13',
    get percent() {
      return getRules().floorFactors.gritPercent
    },
  },
} as const
export type FloorMaterial = keyof typeof FLOOR_MATERIALS

/**
 * Returns the shop's own prices in cents, because the specification has none: per metre of wide and of narrow line, per pictogram of 400
 * mm, and per word or number in letters of 200 mm.
 */
export const getFloorRates = () => {
  const { wideCents, narrowCents, pictogramCents, wordCents } = settings.floorPrices
  return { wide: wideCents, narrow: narrowCents, pictograms: pictogramCents, words: wordCents }
}
/** The minimum order. */
export const getMinFloorOrderCents = (): Cents => settings.floorPrices.leastCents

/** The length of each unit in tenths of a millimetre. The length is a whole number even for a foot, which is 304.8 mm. */
const UNITS = { m: 10_000, ft: 3_048 } as const
const METRE = UNITS.m
const WHOLE_PERCENT = 100
const MILLIONTHS_PER_CENT = 10_000

export type FloorUnit = keyof typeof UNITS
type FloorRequest = FloorQuantities & { unit: FloorUnit; material: FloorMaterial }

/** Returns the total. Only the sum is rounded, not its parts. */
function totalOf({ wide, narrow, pictograms, words, unit, material }: FloorRequest): Cents {
  const lines = (wide * getFloorRates().wide + narrow * getFloorRates().narrow) * UNITS[unit]
  const pieces = (pictograms * getFloorRates().pictograms + words * getFloorRates().words) * METRE
  const total = computeProportion(lines + pieces, FLOOR_MATERIALS[material].percent, METRE * WHOLE_PERCENT)
  return Math.max(total, getMinFloorOrderCents())
}

/** Prices a floor that is measured in metres, with the calculator's rates. */
export const computeFloorPrice = (quantities: FloorQuantities, material: FloorMaterial): Cents =>
  totalOf({ ...quantities, unit: 'm', material })

/**
 * Formats the price of one unit of line in a film. It isn't rounded: a price per foot may need four decimals, because a foot is 0.3048 m.
 */
const formatLineRate = (cents: Cents, unit: FloorUnit, percent = WHOLE_PERCENT): string =>
  formatRate(computeProportion(cents * MILLIONTHS_PER_CENT, UNITS[unit] * percent, METRE * WHOLE_PERCENT))

/** The price of a floor with the figures that explain it. */
export type FloorPrice = ItemPrice & {
  /** The prices of a unit of line without the factor of the film. */
  wideEach: string
  narrowEach: string
  isMinimum: boolean
}

const length = { kind: 'number', min: 0, max: 20_000, step: 0.5 } as const
const pieces = { kind: 'number', min: 0, max: 2_000, step: 1 } as const

const FILM_GRAMS_PER_M2 = 450
/** The area of film that a pictogram of 400 mm or a word needs, in square metres. */
const PIECE_M2 = 0.16

export const floorGraphicsRules = defineCalculatorRules({
  kind: 'floor-graphics',
  path: '/collection/warehouse-floor-safety-graphics',
  image: '/made-to-order/floor-graphics.svg',
  fields: {
    material: { kind: 'choice', options: listOptions(FLOOR_MATERIALS), preset: 'smooth' },
    unit: { kind: 'choice', options: listOptions(UNITS), preset: 'm' },
    wide: { ...length, preset: 60 },
    narrow: { ...length, preset: 0 },
    pictograms: { ...pieces, preset: 4 },
    words: { ...pieces, preset: 2 },
    notes: { kind: 'words', most: 300, preset: '' },
  },
  refuse: ({ wide, narrow, pictograms, words }) =>
    wide + narrow + pictograms + words > 0 ? {} : { wide: { code: 'nothing-to-cut' } },
  work: ({ unit }, number) => {
    const metres = (name: string) => number(name) * (unit === 'ft' ? MM_PER_FOOT / 1_000 : 1)
    const cutPieces = number('pictograms') + number('words')
    const rolls = (number('wide') > 0 ? 1 : 0) + (number('narrow') > 0 ? 1 : 0)
    const lines = metres('wide') * 0.1 + metres('narrow') * 0.05
    return {
      pieces: cutPieces + rolls,
      size: null,
      grams: (lines + cutPieces * PIECE_M2) * FILM_GRAMS_PER_M2,
    }
  },
  price: (asked): FloorPrice => {
    const { unit, material } = asked
    const { wide, narrow } = getFloorRates()
    const totalCents = totalOf(asked)
    return {
      totalCents,
      each: formatLineRate(wide, unit, FLOOR_MATERIALS[material].percent),
      nextBreak: null,
      wideEach: formatLineRate(wide, unit),
      narrowEach: formatLineRate(narrow, unit),
      isMinimum: totalCents === getMinFloorOrderCents(),
    }
  },
})
