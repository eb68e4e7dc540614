import type { Decal } from '../decal.ts'
import {
  cutOutDecal,
  drawPng,
  drawPlainBackground,
  drawSoftShadow,
  type ExportView,
} from './decal-on-background.ts'

// The share of a square picture's side that the decal may fill.
const MAX_FILLED_SHARE = 0.83

type PreviewOptions = {
  widthPx: number
  /** square: on a light background with a shadow; tight: cropped to the decal's edges, transparent around it. */
  frame: 'square' | 'tight'
}

/** Draws the cut-out decal without cut lines, as a PNG. */
export function exportPreview(decal: Decal, { widthPx, frame }: PreviewOptions): Uint8Array {
  if (frame === 'tight') return drawPng(cutOutDecal(decal), decal.box, widthPx)
  const { box } = decal
  const side = Math.max(box.width, box.height) / MAX_FILLED_SHARE
  const view: ExportView = { left: box.cx - side / 2, top: box.cy - side / 2, width: side, height: side }
  return drawPng(
    drawPlainBackground(decal, view) + drawSoftShadow(decal, side / 1000) + cutOutDecal(decal),
    view,
    widthPx,
  )
}
