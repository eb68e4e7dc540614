import { makeDisc } from '../../../geometry/figures.ts'
import { intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { readKnots, drawLine, drawOutline, Stencil, type OutlineKnot } from '../stencil.ts'

/** The distinguishing features of a swimming bird. */
export type WaterBird = {
  /** `flat`: a bill like a duck's. `dagger`: a pointed bill like a loon's. */
  bill: 'flat' | 'dagger'
  crest?: boolean
  /** Whether the tail has a curl above it. */
  curl?: boolean
  dark: readonly ('head' | 'neck' | 'breast' | 'back' | 'cheek')[]
  /** A light ring around a dark neck, or a necklace of stripes. */
  collar?: 'ring' | 'stripes'
  back: 'feathers' | 'checks' | 'bands'
}

const trunk = (): Shape =>
  drawOutline(
    readKnots('24,46 34,47 44,50,0.6 58,43 76,46 88,50 98,44,0.2 95,60 84,74 60,79 36,77 22,67 18,56'),
  )
const neck = (): Shape =>
  drawOutline(readKnots('17,16 25,11 36,12 42,20 41,31 40,40 46,54 36,70,0.6 20,66 18,54 25,42 26,35 17,29'))
const wing = (): Shape => drawOutline(readKnots('44,54 58,48 76,51 93,56,0.3 80,66 62,70 48,65'))
const crest = (): Shape => drawOutline(readKnots('20,15,0.4 32,7 50,16 56,33,0.2 47,33,0.8 39,34,0.4'))
const curl = (): Shape => drawLine(readKnots('86,50 93,40 99,38 100,44'), 2.4)

const bills: Readonly<Record<WaterBird['bill'], readonly OutlineKnot[]>> = {
  flat: readKnots('19,17,0 12,23,0.8 2,26,0.6 2,31,0.8 18,30,0'),
  dagger: readKnots('19,16,0 0,26,0.1 18,29,0'),
}

const head = (): Shape => drawOutline(readKnots('0,0,0 60,0,0 60,38,0 40,37,0.4 26,38,0.4 0,40,0'))
const below = (): Shape =>
  drawOutline(readKnots('0,41,0 26,40,0.4 40,39,0.4 60,40,0 60,55,0 38,51,0.6 14,53,0'))
const breast = (): Shape => drawOutline(readKnots('0,50,0 30,52,0.6 44,52,0.6 44,66,0.6 36,90,0 0,90,0'))
const back = (): Shape => drawOutline(readKnots('46,0,0 110,0,0 110,52,0 70,60,0.4 46,52,0.4'))

/** Draws a swimming bird above a wave, on a sheet of 100 × 100. */
export function drawWaterBird(bird: WaterBird): Shape {
  const sheet = new Stencil()
  const isDark = (part: WaterBird['dark'][number]): boolean => bird.dark.includes(part)
  if (bird.curl) sheet.paint(curl())
  const whole = union(trunk(), neck(), ...(bird.crest ? [crest()] : []))
  sheet.area(whole, false, 2)
  const chest = union(trunk(), neck())
  if (isDark('back')) sheet.paint(intersect(back(), trunk()))
  if (isDark('breast')) sheet.paint(intersect(breast(), chest))
  if (isDark('neck')) sheet.paint(intersect(below(), chest))
  if (isDark('head')) sheet.paint(intersect(head(), union(neck(), ...(bird.crest ? [crest()] : []))))
  if (bird.collar === 'ring') sheet.erase(intersect(drawLine(readKnots('20,38 32,40 46,36'), 4), whole))
  if (bird.collar === 'stripes') sheet.swap(intersect(stripes(), neck()))
  if (isDark('cheek')) sheet.swap(intersect(drawLine(readKnots('40,16 34,26 37,36'), 3), whole))
  drawBack(sheet, bird, isDark('back'))
  sheet.area(drawOutline(bills[bird.bill]), bird.bill === 'dagger', 2)
  sheet.erase(makeDisc(27, 21, 3.6)).paint(makeDisc(27, 21, 2.4))
  return sheet.erase(waterLine()).paint(...waves()).ink
}

const stripes = (): Shape =>
  union(
    ...[0, 1, 2, 3, 4].map((i) =>
      drawLine(
        [
          [23 + i * 4.6, 42],
          [22.5 + i * 4.8, 49],
        ],
        1.7,
      ),
    ),
  )
const waterLine = (): Shape => drawOutline(readKnots('-2,73,0 102,73,0 102,96,0 -2,96,0'))
const waves = (): Shape[] => [
  drawLine(readKnots('2,75 16,78 30,75 44,78 58,75 72,78 86,75 98,77'), 3),
  drawLine(readKnots('16,85 30,88 44,85 58,88 72,85 86,88'), 3),
]

function drawBack(sheet: Stencil, { back: pattern }: WaterBird, isDark: boolean): void {
  if (pattern === 'checks') {
    const squares = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 8 }, (_, i) => makeDisc(49 + i * 6 + (row % 2) * 3, 51 + row * 5, 1.7)),
    )
    sheet.area(wing(), true, 2)
    sheet.erase(intersect(union(...squares), inner()))
    return
  }
  if (isDark) sheet.erase(drawLine(readKnots('44,54 58,48 76,51 93,56'), 2))
  sheet.area(wing(), false, 2)
  const marks =
    pattern === 'bands'
      ? [drawLine(readKnots('62,47 66,58 62,72'), 5), drawLine(readKnots('74,48 78,58 74,70'), 5)]
      : [drawLine(readKnots('56,60 70,59 84,58'), 2), drawLine(readKnots('56,65 66,65 76,64'), 2)]
  sheet.paint(intersect(union(...marks), wing()))
}

const inner = (): Shape =>
  subtract(wing(), drawLine(readKnots('44,54 58,48 76,51 93,56 80,66 62,70 48,65 44,54'), 2))
