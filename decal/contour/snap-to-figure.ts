import type { CutPath } from '../decal.ts'
import { growRound, computeOverlap, subtract } from '../geometry/shape-operations.ts'
import { computeShapeArea, measureBox, type Box, type Shape } from '../geometry/shape.ts'
import { flattenPath } from './cut-path.ts'
import { drawEllipsePath, drawRoundedRectanglePath } from './figure-paths.ts'

// The minimum overlap (intersection over union) at which a contour is replaced with a plain figure.
const MIN_OVERLAP = 0.985
// If the sides of a box differ by less than this fraction, the box counts as square, and an ellipse in it becomes a circle.
const SQUARE = 0.015
// The minimum corner radius in mm. It is larger than the minimum cut radius, so that the corners are easy to peel.
const MIN_CORNER_RADIUS_MM = 1.5
/** The smallest allowed distance between cut and artwork, as a share of the requested offset. For an offset of 3 mm, it is 2.9 mm. */
export const MIN_OFFSET_SHARE = 2.9 / 3

/**
 * Returns the circle, ellipse or rounded rectangle that a contour nearly matches, as a path of exact arcs. Null for free shapes, or if too
 * little of the offset would remain between cut and artwork.
 */
export function snapToFigure(cut: Shape, art: Shape, offsetMm: number): CutPath | null {
  const box = measureBox(cut)
  const near = figuresFor(box, computeShapeArea(cut))
    .map((path) => ({ path, shape: [flattenPath(path, 0.01)] }))
    .map((figure) => ({ ...figure, score: scoreOf(cut, figure.shape) }))
    .filter(({ score }) => score >= MIN_OVERLAP)
    // A near-circle becomes a circle, even if a pill shape fits slightly better.
    .toSorted((a, b) => (isSquare(box) ? 0 : b.score - a.score))
  if (near.length === 0) return null
  const kept = growRound(art, offsetMm * MIN_OFFSET_SHARE + 0.02)
  return near.find(({ shape }) => computeShapeArea(subtract(kept, shape)) < 1e-3)?.path ?? null
}

/** Returns the overlap of two shapes, or 0 without computing it if their areas differ too much. */
function scoreOf(cut: Shape, figure: Shape): number {
  const ratio = computeShapeArea(cut) / computeShapeArea(figure)
  return Math.min(ratio, 1 / ratio) < MIN_OVERLAP ? 0 : computeOverlap(cut, figure)
}

const isSquare = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= Math.max(width, height) * (1 - SQUARE)

function figuresFor(box: Box, area: number): CutPath[] {
  const round = isSquare(box) ? boxAround(box, Math.max(box.width, box.height)) : box
  const most = Math.min(box.width, box.height) / 2
  // Four rounded corners with the radius r reduce the area of a rectangle by (4 - pi) r².
  const r = Math.sqrt(Math.max(0, box.width * box.height - area) / (4 - Math.PI))
  return [
    drawEllipsePath(round),
    drawRoundedRectanglePath(box, Math.min(most, Math.max(MIN_CORNER_RADIUS_MM, r))),
  ]
}

function boxAround({ cx, cy }: Box, side: number): Box {
  return measureBox([
    [
      { x: cx - side / 2, y: cy - side / 2 },
      { x: cx + side / 2, y: cy + side / 2 },
    ],
  ])
}
