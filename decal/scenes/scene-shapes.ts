import type { Colour } from '../colour.ts'

/** Functions that draw a scene's flat SVG shapes, in units of its 1000 × 1000 square. */
export function drawBox(
  fill: Colour,
  left: number,
  top: number,
  width: number,
  height: number,
  r = 0,
): string {
  return `<rect fill="${fill}" x="${left}" y="${top}" width="${width}" height="${height}"${r > 0 ? ` rx="${r}"` : ''}/>`
}

export function drawArea(fill: Colour, data: string): string {
  return `<path fill="${fill}" d="${data}"/>`
}

export function drawOval(fill: Colour, cx: number, cy: number, rx: number, ry = rx): string {
  return `<ellipse fill="${fill}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>`
}

/** Draws a translucent highlight or shadow over everything below it. */
export function drawSheen(fill: Colour, opacity: number, data: string): string {
  return `<path fill="${fill}" fill-opacity="${opacity}" d="${data}"/>`
}
