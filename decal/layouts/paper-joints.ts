import type { Colour } from '../colour.ts'
import { makeLayer, type Layer } from '../drawing.ts'
import { intersect } from '../geometry/shape-operations.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import { measureBox, type Ring, type Shape } from '../geometry/shape.ts'

/**
 * Draws an area in the paper colour between a picture and the lettering below it, so that the decal isn't narrow there. The area is
 * bell-shaped: at the top, it is as wide as the widest part of the picture's lower third, and at the bottom almost as wide as the
 * lettering.
 */
export function drawPaperConnector(picture: Shape, below: Shape, paper: Colour): Layer[] {
  const [above, foot] = [measureBox(picture), measureBox(below)]
  if (above.width === 0 || foot.width === 0) return []
  const from = above.bottom - above.height * 0.36
  const lower = measureBox(intersect(picture, makeRectangle(above.left, from, above.width, above.height)))
  const to = foot.cy
  const side = (start: number, end: number): Ring =>
    sampleCurve(14, (t) => ({ x: start + (end - start) * t ** 3, y: from + (to - from) * t }))
  const left = side(lower.left, Math.min(foot.left, lower.left))
  const right = side(lower.right, Math.max(foot.right, lower.right))
  return [makeLayer('backing', paper, [[...right, ...left.toReversed()]]), ...drawPaperBacking(below, paper)]
}

/** Draws an area in the paper colour under lettering, so that the cut runs straight along the lettering instead of around every letter. */
export function drawPaperBacking(text: Shape, paper: Colour): Layer[] {
  const box = measureBox(text)
  return [makeLayer('backing', paper, makeRectangle(box.left, box.top, box.width, box.height))]
}
