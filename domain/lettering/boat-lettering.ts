import { computeContrast } from '../contrast.ts'
import { findFilmColour } from '../production/film-colours.ts'
import type { BoatField } from './boat-fields.ts'
import { type LetteringColour, letteringColours, type LetteringStyle } from './lettering-choices.ts'
import { parseLicenceNumber } from './licence-number.ts'

/**
 * The legal minimum height in mm. The Small Vessel Regulations (SOR/2010-91) require block characters on both sides of the bow, at least
 * 7.5 cm high, in a colour that contrasts with the background. Quoted from Transport Canada's Safe Boating Guide (TP 511).
 */
export const LEGAL_HEIGHT_MM = 75
/** The maximum height in mm that can be ordered here. Customers order taller lettering by e-mail. */
export const MAX_HEIGHT_MM = 150
/**
 * Lettering is cut this much taller, in mm. The cutter approximates curves with short straight lines, and letters must not become lower
 * than the law allows.
 */
const HEIGHT_MARGIN_MM = 0.2
/** The number of copies. Lettering is cut once for each of the two sides of the boat. */
export const BOAT_SIDES = 2

/** Plain upright typefaces, whose letters are "block characters" in the sense of the law. */
export const boatLetteringStyles = ['condensed', 'block'] as const satisfies readonly LetteringStyle[]
export type BoatLetteringStyle = (typeof boatLetteringStyles)[number]

/** Common hull colours, as shown on a screen. */
export const HULL_COLOURS = {
  white: '#f7f8f6',
  cream: '#efe6cf',
  aluminium: '#b9c0c4',
  grey: '#7c8489',
  black: '#17191b',
  navy: '#182f55',
  blue: '#2a66b3',
  red: '#b3232a',
  green: '#2f5a3c',
  yellow: '#f4c21c',
} as const
export type Hull = keyof typeof HULL_COLOURS
export const hullNames = [
  'white',
  'cream',
  'aluminium',
  'grey',
  'black',
  'navy',
  'blue',
  'red',
  'green',
  'yellow',
] as const satisfies readonly Hull[]

/**
 * The law doesn't say how much contrast is enough, so WCAG 2.2's limits for large text (3) and for small text (4.5) are used. Below 3,
 * lettering is refused. Below 4.5, the customer is warned.
 */
const [MIN_CONTRAST, GOOD_CONTRAST] = [3, 4.5]

export type ContrastRating = { ratio: number; verdict: 'good' | 'weak' | 'too-little' }

/** Rates how well lettering of a film colour can be read on a hull. `ratio` is the contrast ratio, from 1 to 21. */
export function rateHullContrast(colour: LetteringColour, hull: Hull): ContrastRating {
  const ratio = computeContrast(findFilmColour(colour) ?? HULL_COLOURS[hull], HULL_COLOURS[hull])
  return { ratio, verdict: ratio < MIN_CONTRAST ? 'too-little' : ratio < GOOD_CONTRAST ? 'weak' : 'good' }
}

export type BoatValues = Readonly<Record<BoatField, string>>

export const BOAT_PRESETS: BoatValues = {
  number: '',
  height: '76',
  hand: 'condensed',
  colour: 'Black',
  hull: 'white',
}

/** Reads the values of the form. Missing values are replaced by presets. */
export function readBoatValues(raw: (field: BoatField) => string | null | undefined): BoatValues {
  const textOf = (field: BoatField): string => raw(field) ?? BOAT_PRESETS[field]
  return {
    number: textOf('number'),
    height: textOf('height'),
    hand: textOf('hand'),
    colour: textOf('colour'),
    hull: textOf('hull'),
  }
}

export type BoatLettering = {
  number: string
  /** The height that the customer requested. */
  heightMm: number
  /** The height with which the capitals are cut. */
  capMm: number
  hand: BoatLetteringStyle
  colour: LetteringColour
  hull: Hull
  contrast: ContrastRating
}

export type BoatFault =
  | 'number-missing'
  | 'number-unknown'
  | 'no-height'
  | 'too-small'
  | 'too-tall'
  | 'not-offered'
  | 'too-little-contrast'
export type BoatFaults = Readonly<Partial<Record<BoatField, BoatFault>>>

/** Checks the values of the form. A value that the law forbids or that isn't offered is an error. Nothing is corrected silently. */
export function parseBoatLettering(
  values: BoatValues,
): { ok: true; lettering: BoatLettering } | { ok: false; faults: BoatFaults } {
  const number = parseLicenceNumber(values.number)
  const heightMm = /^\d{1,4}(\.\d)?$/.test(values.height.trim()) ? Number(values.height) : null
  const hand = boatLetteringStyles.find((one) => one === values.hand)
  const colour = letteringColours.find((one) => one === values.colour)
  const hull = hullNames.find((one) => one === values.hull)
  const contrast = colour && hull ? rateHullContrast(colour, hull) : null
  const faults: Partial<Record<BoatField, BoatFault>> = {
    ...(number === null && { number: values.number.trim() === '' ? 'number-missing' : 'number-unknown' }),
    ...heightFault(heightMm),
    ...(!hand && { hand: 'not-offered' }),
    ...(!hull && { hull: 'not-offered' }),
    ...(!colour && { colour: 'not-offered' }),
    ...(contrast?.verdict === 'too-little' && { colour: 'too-little-contrast' }),
  }
  if (
    number === null ||
    heightMm === null ||
    !hand ||
    !colour ||
    !hull ||
    !contrast ||
    Object.keys(faults).length > 0
  )
    return { ok: false, faults }
  return {
    ok: true,
    lettering: { number, heightMm, capMm: heightMm + HEIGHT_MARGIN_MM, hand, colour, hull, contrast },
  }
}

function heightFault(heightMm: number | null): { height?: BoatFault } {
  if (heightMm === null) return { height: 'no-height' }
  if (heightMm < LEGAL_HEIGHT_MM) return { height: 'too-small' }
  return heightMm > MAX_HEIGHT_MM ? { height: 'too-tall' } : {}
}
