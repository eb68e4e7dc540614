import type { Decal } from '../decal.ts'
import { writeCutPathData, formatDecimal } from './cut-path-data.ts'
import {
  cutOutDecal,
  drawPng,
  drawPlainBackground,
  drawSoftShadow,
  wrapAsSvg,
  type ExportView,
} from './decal-on-background.ts'
import { writePngDataUrl } from './export-svg.ts'

/** A board or sheet to which the artwork is applied. Sides in mm. */
type Panel = { widthMm: number; heightMm: number }

type PictureOptions = {
  cutLine: boolean
  /** The panel to which the artwork is applied, drawn as large as fits. Null for a decal that is cut out. */
  panel: Panel | null
}

// The share of the square's side that the decal or panel may fill.
const MAX_FILLED_SHARE = 0.86
const WIDTH_PX = 900
// The maximum number of characters of an SVG. A larger drawing loads faster as a PNG.
const MAX_SVG = 160_000
const CUT_COLOUR = '#e6007e'

/** Draws the finished product on a plain square background, as a data URL: an SVG if it is small, otherwise a PNG. */
export function exportPicture(decal: Decal, { cutLine, panel }: PictureOptions): string {
  const { view, elements } = panel ? onPanel(decal, panel) : alone(decal, cutLine)
  const isDrawn = decal.artwork.kind === 'layers' && elements.length <= MAX_SVG
  if (!isDrawn) return writePngDataUrl(drawPng(elements, view, WIDTH_PX))
  return `data:image/svg+xml;base64,${Buffer.from(wrapAsSvg(elements, view)).toString('base64')}`
}

const squareAround = (width: number, height: number, cx: number, cy: number): ExportView => {
  const side = Math.max(width, height) / MAX_FILLED_SHARE
  return { left: cx - side / 2, top: cy - side / 2, width: side, height: side }
}

function alone(decal: Decal, cutLine: boolean) {
  const { box } = decal
  const view = squareAround(box.width, box.height, box.cx, box.cy)
  const unit = view.width / 1000
  const line = cutLine && !decal.film ? outline(`d="${writeCutPathData(decal.cut)}"`, unit, 'path') : ''
  return {
    view,
    elements: drawPlainBackground(decal, view) + drawSoftShadow(decal, unit) + cutOutDecal(decal) + line,
  }
}

function onPanel(decal: Decal, { widthMm, heightMm }: Panel) {
  const { box } = decal
  const view = squareAround(widthMm, heightMm, widthMm / 2, heightMm / 2)
  const scale = Math.min(widthMm / box.width, heightMm / box.height)
  const place = `translate(${formatDecimal(widthMm / 2 - box.cx * scale)} ${formatDecimal(heightMm / 2 - box.cy * scale)})scale(${formatDecimal(scale)})`
  const sides = `width="${formatDecimal(widthMm)}" height="${formatDecimal(heightMm)}"`
  return {
    view,
    elements:
      drawPlainBackground(decal, view) +
      `<rect ${sides} fill="#ffffff"/><g transform="${place}">${cutOutDecal(decal)}</g>` +
      outline(sides, view.width / 1000, 'rect'),
  }
}

/** Draws a light line under a dark one, so that the outline is visible on artwork of any colour. */
const outline = (shape: string, unit: number, element: 'path' | 'rect'): string =>
  `<${element} ${shape} fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="${formatDecimal(5 * unit)}"/>` +
  `<${element} ${shape} fill="none" stroke="${CUT_COLOUR}" stroke-width="${formatDecimal(2.6 * unit)}"/>`
