export type BrushKind = 'keep' | 'remove'

/** A point, as fractions of the photo's width and height. */
export type StrokePoint = { x: number; y: number }

/** A line painted with a brush. */
export type BrushStroke = {
  kind: BrushKind
  /** The brush's radius, as a fraction of the photo's longer side. */
  radius: number
  points: readonly StrokePoint[]
}

type Size = { width: number; height: number }

/** Values of marked pixels, the same as in decal/subject-cut/brush-marks.ts. */
const MARK = { keep: 1, remove: 2 } as const

/**
 * Returns the mark of each pixel of a photo of this size: 1 to keep it, 2 to remove it, 0 without a mark. Later strokes replace earlier
 * ones.
 */
export function rasteriseStrokes(strokes: readonly BrushStroke[], { width, height }: Size): Uint8Array {
  const marks = new Uint8Array(width * height)
  for (const { kind, radius, points } of strokes) {
    const reach = Math.max(0.5, radius * Math.max(width, height))
    const placed = points.map(({ x, y }) => ({ x: x * width - 0.5, y: y * height - 0.5 }))
    for (const [i, end] of placed.entries())
      fill(marks, { width, height }, placed[i - 1] ?? end, end, reach, MARK[kind])
  }
  return marks
}

/** Marks all pixels whose distance from a line segment is at most `reach`. */
function fill(
  marks: Uint8Array,
  size: Size,
  from: StrokePoint,
  to: StrokePoint,
  reach: number,
  mark: number,
): void {
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach))
  const right = Math.min(size.width - 1, Math.ceil(Math.max(from.x, to.x) + reach))
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach))
  const bottom = Math.min(size.height - 1, Math.ceil(Math.max(from.y, to.y) + reach))
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (distance({ x, y }, from, to) <= reach) marks[y * size.width + x] = mark
    }
  }
}

/** Returns the distance of a point from a line segment. */
function distance(at: StrokePoint, from: StrokePoint, to: StrokePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / square
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy)
}
