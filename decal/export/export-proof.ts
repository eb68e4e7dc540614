import { listCutLines, type Decal } from '../decal.ts'
import { writePathData } from '../geometry/path-data.ts'
import { measureBox } from '../geometry/shape.ts'
import { writeCutPathData } from './cut-path-data.ts'
import {
  cutOutDecal,
  drawPng,
  drawPlainBackground,
  drawSoftShadow,
  type ExportView,
} from './decal-on-background.ts'
import { drawDimensions } from './draw-dimensions.ts'

// The margin on each side of the bleed, as a share of the picture's width. The rulers are drawn in this margin.
const MARGIN = 0.1
// The maximum height of a proof as a multiple of its width. A taller decal gets wider margins at its sides.
const MAX_HEIGHT_RATIO = 1.6
// The minimum height of a proof as a share of its width. On a wide banner, the ruler's numbers for the height need this much room.
const MIN_HEIGHT_RATIO = 0.36

/**
 * Draws the proof that the buyer approves, as a PNG: the decal on a light background, its cut line in magenta, dashed lines for bleed
 * (outside) and safe area (inside), and rulers in millimetres and inches.
 */
export function exportProof(decal: Decal, { widthPx }: { widthPx: number }): Uint8Array {
  const view = proofView(decal)
  const unit = view.width / 1000
  return drawPng(
    drawPlainBackground(decal, view) +
      drawSoftShadow(decal, unit) +
      cutOutDecal(decal) +
      guideLines(decal, unit) +
      drawDimensions(decal, unit),
    view,
    widthPx,
  )
}

/** Returns the view of the bleed with margins. A margin is a share of the view's width, so the width is computed first. */
function proofView({ bleed }: Decal): ExportView {
  const sheet = measureBox(bleed)
  const width = Math.max(sheet.width / (1 - 2 * MARGIN), sheet.height / (MAX_HEIGHT_RATIO - 2 * MARGIN))
  const height = Math.max(sheet.height + 2 * MARGIN * width, MIN_HEIGHT_RATIO * width)
  return { left: sheet.cx - width / 2, top: sheet.cy - height / 2, width, height }
}

function guideLines(decal: Decal, unit: number): string {
  const { bleed, safe, cut, film } = decal
  const line = (data: string, colour: string, width: number, more = ''): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${width * unit}" stroke-linejoin="round" ${more} d="${data}"/>`
  const dashes = `stroke-dasharray="${9 * unit} ${6 * unit}"`
  // On film, the cut line is drawn as a hairline, because a wider line would hide fine lettering.
  if (film)
    return listCutLines(decal)
      .flatMap(({ paths }) => paths)
      .map((path) => line(writeCutPathData(path), '#e6007e', 1))
      .join('')
  const cutLine = writeCutPathData(cut)
  const safeLine = writePathData(safe, 3)
  return (
    line(writePathData(bleed, 3), '#5f7480', 1.6, dashes) +
    // A light line under a dark one is visible on artwork of any colour.
    line(safeLine, '#ffffff', 3.4, 'stroke-opacity="0.75"') +
    line(safeLine, '#0e6f6a', 1.6, dashes) +
    line(cutLine, '#ffffff', 4.4, 'stroke-opacity="0.75"') +
    line(cutLine, '#e6007e', 2.2)
  )
}
