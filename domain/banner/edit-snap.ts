import { BANNER_EDGE_DISTANCES, BANNER_HEIGHT_IN } from './banner-design.ts'
import type { BannerBox } from './banner-findings.ts'

/**
 * A line to which a moved item snapped. `at` is the line's distance in inches from the left edge (axis `x`) or from the top edge (axis
 * `y`).
 */
export type SnapGuide = { axis: 'x' | 'y'; at: number }
export type SnapResult = { dx: number; dy: number; guides: SnapGuide[] }

type SnapInput = {
  lengthIn: number
  /** Bounding boxes of the items that aren't being moved. */
  others: readonly BannerBox[]
  /** An edge or centre snaps to lines that are at most this many inches away. */
  reach: number
}

/**
 * Returns how far to move a box, in inches, so that its edges or centre snap to the nearest lines within reach. Also returns those lines.
 */
export function snapBox(box: BannerBox, { lengthIn, others, reach }: SnapInput): SnapResult {
  const x = nearest(
    [box.left, (box.left + box.right) / 2, box.right],
    linesOf(
      lengthIn,
      others.map(({ left, right }) => [left, right]),
    ),
    reach,
  )
  const y = nearest(
    [box.top, (box.top + box.bottom) / 2, box.bottom],
    linesOf(
      BANNER_HEIGHT_IN,
      others.map(({ top, bottom }) => [top, bottom]),
    ),
    reach,
  )
  const guides: SnapGuide[] = []
  if (x) guides.push({ axis: 'x', at: x.line })
  if (y) guides.push({ axis: 'y', at: y.line })
  return { dx: x?.move ?? 0, dy: y?.move ?? 0, guides }
}

const linesOf = (length: number, others: readonly (readonly [number, number])[]): number[] => [
  length / 2,
  BANNER_EDGE_DISTANCES.safeIn,
  length - BANNER_EDGE_DISTANCES.safeIn,
  ...others.flatMap(([from, to]) => [from, (from + to) / 2, to]),
]

function nearest(
  points: readonly number[],
  lines: readonly number[],
  reach: number,
): { move: number; line: number } | null {
  let best: { move: number; line: number } | null = null
  for (const line of lines)
    for (const point of points) {
      const move = line - point
      if (Math.abs(move) <= reach && Math.abs(move) < Math.abs(best?.move ?? Number.POSITIVE_INFINITY))
        best = { move, line }
    }
  return best
}
