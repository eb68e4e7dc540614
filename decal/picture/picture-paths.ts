import type { Drawing } from '../drawing.ts'
import { dropRedundantPoints } from '../geometry/shape-operations.ts'
import { writePathData } from '../geometry/path-data.ts'
import type { Shape } from '../geometry/shape.ts'

// A deviation in mm that is too small to see: about an eighth of a pixel of a picture 1000 pixels wide.
const INVISIBLE_MM = 0.016

export function drawFilledPath(fill: string, shape: Shape): string {
  const data = writePathData(dropRedundantPoints(shape, INVISIBLE_MM))
  return data ? `<path fill="${fill}" d="${data}"/>` : ''
}

/** Draws a decal's artwork on its border, as filled paths only. */
export function drawDecalPaths({ layers, contour, border }: Drawing): string {
  return (
    drawFilledPath(border, contour) + layers.map((layer) => drawFilledPath(layer.fill, layer.shape)).join('')
  )
}

/** Draws a blurred flat shadow of an outline, moved by (dx, dy) mm. `filter` is the id of a blur. */
export function drawShadowPath(
  shape: Shape,
  dx: number,
  dy: number,
  opacity: number,
  filter: string,
): string {
  const data = writePathData(dropRedundantPoints(shape, 0.05), 1)
  return `<path fill="#0b1f2a" fill-opacity="${opacity}" filter="url(#${filter})" transform="translate(${dx} ${dy})" d="${data}"/>`
}
