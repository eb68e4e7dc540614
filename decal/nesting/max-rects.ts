import { measureBox } from '../geometry/shape.ts'
import { sortForPlacing, type PlacingOrder } from './placing-order.ts'
import type { NestingResult, NestingPiece, PiecePlacement, FilmStrip, QuarterTurn } from './piece.ts'

type Rect = { x: number; y: number; w: number; h: number }
type Spot = Rect & { turn: QuarterTurn }

// The tolerance in mm for rounding errors.
const EPSILON = 1e-6

/**
 * Places the pieces' boxes in maximal free rectangles. Each box is placed as near to the start of the strip as possible, and then as far
 * left as possible (J. Jylänki, "A Thousand Ways to Pack the Bin", 2010: MAXRECTS-BL).
 */
export function nestByBoxes(
  pieces: readonly NestingPiece[],
  strip: FilmStrip,
  order: PlacingOrder,
): NestingResult {
  const { gap } = strip
  // Each box includes the gap on its right and below it, so the strip is extended by one gap to the right and below.
  let free: Rect[] = [{ x: 0, y: 0, w: strip.width + gap, h: strip.length + gap }]
  const placements: PiecePlacement[] = []
  const left = pieces.map(({ copies }) => copies)
  let length = 0
  for (const index of sortForPlacing(pieces, order)) {
    const piece = pieces[index]
    if (!piece) continue
    const sizes = boxSizes(piece, strip)
    for (let copy = 0; copy < piece.copies; copy += 1) {
      const spot = highestSpot(free, sizes)
      if (!spot) break
      free = withoutSpot(free, spot)
      placements.push({ piece: index, turn: spot.turn, x: spot.x, y: spot.y })
      left[index] = piece.copies - copy - 1
      length = Math.max(length, spot.y + spot.h - gap)
    }
  }
  return { placements, left, length }
}

type Size = { turn: QuarterTurn; w: number; h: number }

/** Returns the sizes of a box, unrotated and rotated by 90 degrees. A rotation by 180 degrees doesn't change the box. */
function boxSizes({ outline }: NestingPiece, { turns, gap }: FilmStrip): Size[] {
  const { width, height } = measureBox(outline)
  const sizes: Size[] = turns.map((turn) => {
    const lying = turn === 90 || turn === 270
    return { turn, w: (lying ? height : width) + gap, h: (lying ? width : height) + gap }
  })
  return sizes.filter(({ w, h }, i) => sizes.findIndex((size) => size.w === w && size.h === h) === i)
}

function highestSpot(free: readonly Rect[], sizes: readonly Size[]): Spot | null {
  let best: Spot | null = null
  for (const { x, y, w, h } of free) {
    for (const size of sizes) {
      if (size.w > w + EPSILON || size.h > h + EPSILON) continue
      const lower = best ? y + size.h - (best.y + best.h) : -1
      if (!best || lower < -EPSILON || (lower < EPSILON && x < best.x)) best = { x, y, ...size }
    }
  }
  return best
}

function withoutSpot(free: readonly Rect[], spot: Rect): Rect[] {
  const kept: Rect[] = []
  const cut: Rect[] = []
  for (const rect of free) {
    if (touches(rect, spot)) cut.push(...around(rect, spot))
    else kept.push(rect)
  }
  const all = [...kept, ...cut]
  // Free rectangles from earlier steps don't contain one another, so only the new rectangles are checked.
  const needed = cut.filter(
    (rect, i) => !all.some((other, j) => j !== kept.length + i && holds(other, rect, j > kept.length + i)),
  )
  return [...kept, ...needed]
}

const touches = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - EPSILON &&
  b.x < a.x + a.w - EPSILON &&
  a.y < b.y + b.h - EPSILON &&
  b.y < a.y + a.h - EPSILON

/** Whether a rectangle contains another. Of two equal rectangles, only the earlier one counts as containing the other. */
function holds(outer: Rect, inner: Rect, outerIsLater: boolean): boolean {
  const within =
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  const equal = outer.x === inner.x && outer.y === inner.y && outer.w === inner.w && outer.h === inner.h
  return within && !(equal && outerIsLater)
}

/** Splits a free rectangle of which a part becomes occupied. Returns the largest rectangles that are still free; they may overlap. */
function around(rect: Rect, spot: Rect): Rect[] {
  const right = spot.x + spot.w
  const bottom = spot.y + spot.h
  const parts: Rect[] = [
    { ...rect, w: spot.x - rect.x },
    { ...rect, x: right, w: rect.x + rect.w - right },
    { ...rect, h: spot.y - rect.y },
    { ...rect, y: bottom, h: rect.y + rect.h - bottom },
  ]
  return parts.filter(({ w, h }) => w > EPSILON && h > EPSILON)
}
