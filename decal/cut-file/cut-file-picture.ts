import type { Colour } from '../colour.ts'
import { dropRedundantPoints } from '../geometry/shape-operations.ts'
import { writePathData } from '../geometry/path-data.ts'
import { measureBox, translateShape, type Shape } from '../geometry/shape.ts'
import type { CutFile } from './cut-file.ts'

const MM_PER_INCH = 25.4
const SIDE_IN = 12
const SIDE_MM = MM_PER_INCH * SIDE_IN
const MAT_COLOUR: Colour = '#e3ebe9'
const GRID_COLOUR: Colour = '#cbd9d6'
// The tolerance of the picture's outlines, in mm: half a pixel of a picture 600 pixels wide.
const OUTLINE_TOLERANCE_MM = 0.2

/** Draws the product picture: the design as cut film on a 12 inch mat ruled in inches, as a square SVG. */
export function drawCutFilePicture({ layers }: CutFile, film: Colour): string {
  const design = layers.find(({ name }) => name === 'Design')?.shape ?? []
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_MM} ${SIDE_MM}" width="1000" height="1000">` +
    `<path fill="${MAT_COLOUR}" d="M0 0h${SIDE_MM}v${SIDE_MM}H0z"/><path fill="none" stroke="${GRID_COLOUR}" stroke-width=".6" d="${ruled()}"/>` +
    `<path fill="${film}" d="${writePathData(dropRedundantPoints(inTheMiddle(design), OUTLINE_TOLERANCE_MM))}"/></svg>\n`
  )
}

function inTheMiddle(shape: Shape): Shape {
  const { cx, cy } = measureBox(shape)
  return translateShape(shape, SIDE_MM / 2 - cx, SIDE_MM / 2 - cy)
}

function ruled(): string {
  const lines = Array.from({ length: SIDE_IN - 1 }, (_, i) => Math.round((i + 1) * MM_PER_INCH * 10) / 10)
  return lines.map((at) => `M${at} 0V${SIDE_MM}M0 ${at}H${SIDE_MM}`).join('')
}
