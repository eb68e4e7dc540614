import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import type { FloorQuantities } from '../floor-layouts/floor-quantities.ts'
import { type Cents, formatMoney, computeProportion } from '../money.ts'
import { formatNumber } from '../written-number.ts'
import { defineCalculator, formatRate, toFieldOptions } from './calculator.ts'
import { MM_PER_FOOT } from './work-order.ts'

/**
 * Floor films, with price factors in percent and slip ratings (specification of the marketing pages, section 9 "Floor safety"). `angle` is
 * the range of angles for the slip rating, from the walking test on an oiled ramp (DIN 51130).
 */
export const FLOOR_MATERIALS = {
  smooth: {
    title: 'Smooth',
    rating: 'R9',
    angle: '6 to 10°',
    lasts: '1 year',
    get percent() {
      return getRules().floorFactors.smoothPercent
    },
    applications: 'Dry foot traffic: offices, picking aisles, shops',
  },
  textured: {
    title: 'Textured',
    rating: 'R11',
    angle: '19 to 27°',
    lasts: '2 years',
    get percent() {
      return getRules().floorFactors.texturedPercent
    },
    applications: 'Forklift lanes, docks, floors that are sometimes damp or dusty',
  },
  grit: {
    title: 'Grit',
    rating: 'R13',
    angle: 'over 35°',
    lasts: '3 years',
    get percent() {
      return getRules().floorFactors.gritPercent
    },
    applications: 'Ramps, wash-down areas, floors with oil or water on them',
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

/** Units of length. `length` is in tenths of a millimetre. It is a whole number even for a foot, which is 304.8 mm. */
const UNITS = {
  m: { title: 'Metres', one: 'metre', short: 'm', length: 10_000 },
  ft: { title: 'Feet', one: 'foot', short: 'ft', length: 3_048 },
} as const
const MM_PER_METRE = UNITS.m.length
const WHOLE_PERCENT = 100
const MILLIONTHS_PER_CENT = 10_000

type Unit = keyof typeof UNITS
type FloorRequest = FloorQuantities & { unit: Unit; material: FloorMaterial }

/** Returns the total. Only the sum is rounded, not its parts. */
function totalOf({ wide, narrow, pictograms, words, unit, material }: FloorRequest): Cents {
  const { length } = UNITS[unit]
  const lines = (wide * getFloorRates().wide + narrow * getFloorRates().narrow) * length
  const pieces = (pictograms * getFloorRates().pictograms + words * getFloorRates().words) * MM_PER_METRE
  const total = computeProportion(
    lines + pieces,
    FLOOR_MATERIALS[material].percent,
    MM_PER_METRE * WHOLE_PERCENT,
  )
  return Math.max(total, getMinFloorOrderCents())
}

/** Prices a floor that is measured in metres, with the calculator's rates. */
export const computeFloorPrice = (quantities: FloorQuantities, material: FloorMaterial): Cents =>
  totalOf({ ...quantities, unit: 'm', material })

const times = (percent: number): string => `× ${percent / WHOLE_PERCENT}`
const row = (material: FloorMaterial) => {
  const film = FLOOR_MATERIALS[material]
  return {
    title: film.title,
    note: film.applications,
    get facts() {
      return [film.rating, film.lasts, times(film.percent)]
    },
  }
}
const counted = (number: number, one: string): string[] =>
  number > 0 ? [`${formatNumber(number)} ${one}${number === 1 ? '' : 's'}`] : []
const length = { kind: 'number', min: 0, max: 20_000, step: 0.5 } as const
const pieces = { kind: 'number', min: 0, max: 2_000, step: 1 } as const

const FILM_GRAMS_PER_M2 = 450
/** The area of film that a pictogram of 400 mm or a word needs, in square metres. */
const PIECE_M2 = 0.16

export const floorGraphicsCalculator = defineCalculator({
  kind: 'floor-graphics',
  title: 'Floor safety graphics',
  path: '/collection/warehouse-floor-safety-graphics',
  image: '/made-to-order/floor-graphics.svg',
  fields: {
    material: {
      kind: 'choice',
      look: 'table',
      label: 'Material',
      columns: ['Film', 'Rating', 'Lasts', 'Price'],
      options: toFieldOptions({ smooth: row('smooth'), textured: row('textured'), grit: row('grit') }),
      preset: 'smooth',
    },
    unit: {
      kind: 'choice',
      look: 'radio',
      label: 'Units',
      options: [
        { value: 'm', label: UNITS.m.title },
        { value: 'ft', label: UNITS.ft.title },
      ],
      preset: 'm',
    },
    wide: {
      ...length,
      label: 'Lines 100 mm wide',
      preset: 60,
    },
    narrow: {
      ...length,
      label: 'Lines 50 mm wide',
      preset: 0,
    },
    pictograms: {
      ...pieces,
      label: 'Pictograms',
      preset: 4,
    },
    words: {
      ...pieces,
      label: 'Words or numbers',
      preset: 2,
    },
    notes: {
      kind: 'words',
      label: 'Colours, signs and words',
      most: 300,
      preset: '',
    },
  },
  refuse: ({ wide, narrow, pictograms, words }) =>
    wide + narrow + pictograms + words > 0 ? {} : { wide: { code: 'nothing-to-cut' } },
  work: ({ material = '', unit }, number) => {
    const metres = (name: string) => number(name) * (unit === 'ft' ? MM_PER_FOOT / 1_000 : 1)
    const cutPieces = number('pictograms') + number('words')
    const rolls = (number('wide') > 0 ? 1 : 0) + (number('narrow') > 0 ? 1 : 0)
    const lines = metres('wide') * 0.1 + metres('narrow') * 0.05
    return {
      pieces: cutPieces + rolls,
      size: null,
      sizeNote: 'lines 100 and 50 mm wide, pictograms 400 mm, letters 200 mm',
      film: `Floor film, ${material}`,
      cut: 'Cut, sorted and labelled to the plan',
      grams: (lines + cutPieces * PIECE_M2) * FILM_GRAMS_PER_M2,
    }
  },
  name: ({ wide, narrow, pictograms, words, unit, material }) =>
    [
      ...(wide + narrow > 0 ? [`${formatNumber(wide + narrow)} ${UNITS[unit].short} of line`] : []),
      `${FLOOR_MATERIALS[material].title.toLowerCase()} ${FLOOR_MATERIALS[material].rating}`,
      ...counted(pictograms, 'pictogram'),
      ...counted(words, 'word'),
    ].join(', '),
  price: (asked) => {
    const { unit, material, wide, narrow, pictograms, words } = asked
    const { short, one, length: unitLength } = UNITS[unit]
    const { title, rating, percent } = FLOOR_MATERIALS[material]
    // Prices aren't rounded here: a price per foot may need four decimals, because a foot is 0.3048 m.
    const perUnit = (cents: Cents, ofPercent = WHOLE_PERCENT) =>
      formatRate(
        computeProportion(cents * MILLIONTHS_PER_CENT, unitLength * ofPercent, MM_PER_METRE * WHOLE_PERCENT),
      )
    const total = totalOf(asked)
    const part = (label: string, amount: number, text: string) => (amount > 0 ? [{ label, text }] : [])
    return {
      totalCents: total,
      each: perUnit(getFloorRates().wide, percent),
      piece: `${one} of 100 mm line`,
      reasons: [
        ...part('Lines 100 mm', wide, `${formatNumber(wide)} ${short} × ${perUnit(getFloorRates().wide)}`),
        ...part(
          'Lines 50 mm',
          narrow,
          `${formatNumber(narrow)} ${short} × ${perUnit(getFloorRates().narrow)}`,
        ),
        ...part(
          'Pictograms',
          pictograms,
          `${formatNumber(pictograms)} × ${formatMoney(getFloorRates().pictograms)}`,
        ),
        ...part('Words', words, `${formatNumber(words)} × ${formatMoney(getFloorRates().words)}`),
        { label: 'Material', text: `${title}, ${rating}: ${times(percent)}` },
        ...(total === getMinFloorOrderCents()
          ? [{ label: 'Minimum order', text: formatMoney(getMinFloorOrderCents()) }]
          : []),
        { label: 'Included', text: 'laminate with that rating, cut, sorted and labelled to your plan' },
      ],
      nextBreak: null,
    }
  },
})
