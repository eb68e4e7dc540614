import { Resvg } from '@resvg/resvg-js'
import { writePathData } from '../geometry/path-data.ts'
import type { CutFile } from './cut-file.ts'

const DOTS_PER_MM = 300 / 25.4

/** Draws the design alone as a transparent PNG at 300 dpi, for programs that trace or print it. A PNG can't contain cut paths. */
export function drawCutFilePng({ layers, sheet }: CutFile): Uint8Array {
  const paths = layers
    .filter(({ name }) => name === 'Design')
    .map(({ colour, shape }) => `<path fill="${colour}" d="${writePathData(shape, 3)}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${sheet.left} ${sheet.top} ${sheet.width} ${sheet.height}">${paths.join('')}</svg>`
  const width = Math.round(sheet.width * DOTS_PER_MM)
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
