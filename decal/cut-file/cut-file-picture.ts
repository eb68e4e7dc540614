import type { Colour } from '../colour.ts'
import { dropRedundantPoints } from '../geometry/shape-operations.ts'
import { writePathData } from '../geometry/path-data.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import type { CutFile } from './cut-file.ts'

const INCH = 25.4
const INCHES = 12
const SIDE = INCH * INCHES
const MAT: Colour = '#e3ebe9'
const GRID: Colour = '#cbd9d6'
// The tolerance of the picture's outlines, in mm: half a pixel of a picture 600 pixels wide.
const UNSEEN = 0.2

/** Draws the product picture: the design as cut film on a 12 inch mat ruled in inches, as a square SVG. */
export function drawCutFilePicture({ layers }: CutFile, film: Colour): string {
  const design = layers.find(({ name }) => name === 'Design')?.shape ?? []
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="1000" height="1000">` +
    `<path fill="${MAT}" d="M0 0h${SIDE}v${SIDE}H0z"/><path fill="none" stroke="${GRID}" stroke-width=".6" d="${ruled()}"/>` +
    `<path fill="${film}" d="${writePathData(dropRedundantPoints(inTheMiddle(design), UNSEEN))}"/></svg>\n`
  )
}

function inTheMiddle(shape: Shape): Shape {
  const { cx, cy } = measureBox(shape)
  return translateShape(shape, SIDE / 2 - cx, SIDE / 2 - cy)
}

function ruled(): string {
  const lines = Array.from({ length: INCHES - 1 }, (_, i) => Math.round((i + 1) * INCH * 10) / 10)
  return lines.map((at) => `M${at} 0V${SIDE}M0 ${at}H${SIDE}`).join('')
}
