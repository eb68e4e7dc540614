import { makeEllipse } from '../../../geometry/figures.ts'
import { growRound, intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { drawOutline, type Stencil } from '../stencil.ts'
import {
  computeBodyX,
  HEAD_X,
  MIDDLE_Y,
  type FishPattern,
  TAIL_ROOT_X,
  type FishSpecies,
} from './fish-species.ts'

// The x coordinate behind the gill at which the pattern starts.
const GILL = computeBodyX(0.25)

/** Draws the dark back and the pattern on the flank. */
export function drawPattern(sheet: Stencil, species: FishSpecies, body: Shape): void {
  const { depth, pattern, darkBack = 0.3 } = species
  const whole = growRound(body, 0.3)
  const back = intersect(backOf(depth, darkBack), whole)
  if (darkBack > 0) sheet.paint(back)
  if (pattern === 'plain') return
  const marks = patterns[pattern](depth)
  if (pattern === 'bars' || pattern === 'saddles' || pattern === 'side-stripe') {
    sheet.paint(intersect(marks, whole))
    return
  }
  // Spots and chain links are light on the dark back and dark on the flank.
  const within = intersect(marks, growRound(body, -1.6))
  sheet.erase(intersect(within, back)).paint(subtract(within, growRound(back, 1)))
}

/** Draws the dark area along the back. `part` is its share of the body's height. */
function backOf(depth: number, part: number): Shape {
  const lower = MIDDLE_Y - depth + depth * 2 * part
  return drawOutline([
    [HEAD_X + 2, MIDDLE_Y - depth * 0.25],
    [computeBodyX(0.18), MIDDLE_Y - depth * 0.5],
    [computeBodyX(0.4), lower],
    [computeBodyX(0.75), MIDDLE_Y - (MIDDLE_Y - lower) * 0.55],
    [TAIL_ROOT_X + 3, MIDDLE_Y - 1],
    [TAIL_ROOT_X + 3, MIDDLE_Y - depth - 8, 0],
    [HEAD_X, MIDDLE_Y - depth - 8, 0],
  ])
}

/** Returns the x coordinate at a fraction of the flank's length, from the gill to the tail. */
const across = (t: number): number => GILL + 4 + t * (TAIL_ROOT_X - GILL - 6)

/** Returns half the body's height at a position along the flank, from 0 (gill) to 1 (tail). */
const height = (depth: number, t: number): number => depth * (1 - t * 0.62)

/** Draws marks along the flank. */
const repeated = (count: number, mark: (t: number, index: number) => Shape): Shape =>
  union(...Array.from({ length: count }, (_, index) => mark((index + 0.5) / count, index)))

const spots = (depth: number): Shape =>
  repeated(30, (_, index) => {
    const t = ((index * 7) % 30) / 30
    const down = (((index * 11) % 30) / 30) * 1.35 - 0.72
    return makeEllipse(across(t + 0.012), MIDDLE_Y + height(depth, t) * down, 1.15, 1.05)
  })

const patterns: Readonly<Record<Exclude<FishPattern, 'plain'>, (depth: number) => Shape>> = {
  bars: (depth) =>
    repeated(7, (t) =>
      drawOutline([
        [across(t) - 1.9, MIDDLE_Y - depth, 0],
        [across(t) + 1.9, MIDDLE_Y - depth, 0],
        [across(t) + 1.2, MIDDLE_Y + height(depth, t) * 0.1],
        [across(t), MIDDLE_Y + height(depth, t) * 0.62, 0],
        [across(t) - 1.2, MIDDLE_Y + height(depth, t) * 0.1],
      ]),
    ),
  saddles: (depth) =>
    repeated(5, (t) =>
      drawOutline([
        [across(t) - 4.2, MIDDLE_Y - depth, 0],
        [across(t) + 4.2, MIDDLE_Y - depth, 0],
        [across(t) + 1, MIDDLE_Y + height(depth, t) * 0.18],
        [across(t) - 1, MIDDLE_Y + height(depth, t) * 0.18],
      ]),
    ),
  spots,
  'side-stripe': (depth) =>
    repeated(9, (t) =>
      makeEllipse(
        across(t),
        MIDDLE_Y - 0.5,
        3.9,
        Math.max(1.7, height(depth, t) * 0.19 + (Math.sin(t * 40) + 1) * 0.5),
      ),
    ),
  chain: (depth) =>
    repeated(14, (t, index) =>
      makeEllipse(
        across((((index % 7) + 0.5) / 7) * 0.98),
        MIDDLE_Y - height(depth, t) * 0.2 + (index < 7 ? -2.6 : 3.4),
        2.7,
        1.3,
      ),
    ),
}
