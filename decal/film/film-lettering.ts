import { subtract, union } from '../geometry/shape-operations.ts'
import { makeDisc } from '../geometry/figures.ts'
import { type Box, measureBox, skewShape, translateShape, type Shape } from '../geometry/shape.ts'
import { fitLine } from '../lettering/fit-line.ts'
import type { Typeface } from '../lettering/typefaces.ts'
import type { Typesetter } from '../lettering/typesetter.ts'
import type { FilmFigure } from './one-colour.ts'

/** The lettering styles: typeface, slant in degrees, and letter spacing and line height in cap heights. */
const LETTERING_STYLES = {
  block: { face: 'archivo', leaning: 0, tracking: 0.06, leading: 1.45 },
  'block-italic': { face: 'archivo', leaning: 12, tracking: 0.06, leading: 1.45 },
  condensed: { face: 'saira', leaning: 0, tracking: 0.06, leading: 1.4 },
  script: { face: 'script', leaning: 0, tracking: 0, leading: 1.9 },
} as const satisfies Record<string, LetteringStyle>

type LetteringStyle = { face: Typeface; leaning: number; tracking: number; leading: number }
export const letteringStyleNames = ['block', 'block-italic', 'condensed', 'script'] as const
export type LetteringStyleName = (typeof letteringStyleNames)[number]

/**
 * The cap height in mm at which lettering is drawn before it is scaled. Its outlines therefore have the same relative accuracy at every
 * size.
 */
const CAP = 20
// The maximum distance of a number's corners from the centre of its disc, as a share of the radius.
const WITHIN_DISC = 0.78

// Measures of small capitals under a line of script, as shares of the script's cap height: their height, their letter spacing and the gap
// above them.
const BELOW = { share: 0.36, tracking: 0.12, gap: 0.3 }

type Lettering = {
  lines: readonly string[]
  hand: LetteringStyleName
  below: LetteringStyleName | null
  disc: boolean
}

/**
 * Typesets centred lines of plain lettering with a cap height of 20 mm. If `below` names a lettering style, the lines after the first are
 * in small capitals of this style. If `disc` is set, the lettering is cut out of a disc.
 */
export function drawLettering({ lines, hand, below, disc: onDisc }: Lettering, set: Typesetter): FilmFigure {
  const { face, leaning, tracking, leading }: LetteringStyle = LETTERING_STYLES[hand]
  const placed = lines.map((text, index) => {
    const { shape } = fitLine(set, face, text, { width: Infinity, cap: CAP, tracking })
    return translateShape(skewShape(shape, leaning), 0, index * CAP * leading)
  })
  if (below !== null && placed[0])
    placed.splice(
      1,
      Infinity,
      ...smallCapitals(lines.slice(1), { hand: below, under: measureBox(placed[0]) }, set),
    )
  const lettering = union(...placed)
  return onDisc ? { picture: cutOutOfDisc(lettering), lettering: [] } : { picture: [], lettering }
}

function smallCapitals(
  lines: readonly string[],
  { hand, under }: { hand: LetteringStyleName; under: Box },
  set: Typesetter,
): Shape[] {
  const { share, tracking, gap } = BELOW
  const { face, leading: apart }: LetteringStyle = LETTERING_STYLES[hand]
  return lines.map((text, index) => {
    const room = { width: Infinity, cap: CAP * share, tracking }
    const { shape } = fitLine(set, face, text.toUpperCase(), room)
    return translateShape(shape, under.cx, under.bottom + CAP * (gap + share * (1 + index * apart)))
  })
}

/** Returns the factor by which lettering is scaled so that its capitals have the height `capMm`. */
export const computeScaleForCapHeight = (capMm: number): number => capMm / CAP

function cutOutOfDisc(lettering: Shape): Shape {
  const { width, height, cx, cy } = measureBox(lettering)
  const radius = Math.hypot(width, height) / 2 / WITHIN_DISC
  return subtract(makeDisc(0, 0, radius), translateShape(lettering, -cx, -cy))
}
