import type { Decal } from '../decal.ts'
import { cutData, decimal } from './cut-line.ts'
import { cutOutDecal, drawPng, plainBackground, softShadow, svgOf, type View } from './decal-on-background.ts'
import { pngAddress } from './export-svg.ts'

/** A board or sheet to which the artwork is applied. Sides in mm. */
type Panel = { widthMm: number; heightMm: number }

type PictureOptions = {
  /** Whether to draw the cut line. */
  cutLine: boolean
  /** The panel that the artwork is applied to, as large as fits. Null if the decal is cut out. */
  panel: Panel | null
}

// The share of the square's side that the decal or panel may fill.
const SHARE = 0.86
const WIDTH_PX = 900
// The maximum number of characters of an SVG. Larger drawings load faster as a PNG.
const MAX_SVG = 160_000
const CUT_COLOUR = '#e6007e'

/** Draws what the buyer gets, on a plain square background, as a data URL: an SVG if that is small, else a PNG. */
export function exportPicture(decal: Decal, { cutLine, panel }: PictureOptions): string {
  const { view, elements } = panel ? onPanel(decal, panel) : alone(decal, cutLine)
  const isDrawn = decal.artwork.kind === 'layers' && elements.length <= MAX_SVG
  if (!isDrawn) return pngAddress(drawPng(elements, view, WIDTH_PX))
  return `data:image/svg+xml;base64,${Buffer.from(svgOf(elements, view)).toString('base64')}`
}

const squareAround = (width: number, height: number, cx: number, cy: number): View => {
  const side = Math.max(width, height) / SHARE
  return { left: cx - side / 2, top: cy - side / 2, width: side, height: side }
}

function alone(decal: Decal, cutLine: boolean) {
  const { box } = decal
  const view = squareAround(box.width, box.height, box.cx, box.cy)
  const unit = view.width / 1000
  const line = cutLine && !decal.film ? outline(`d="${cutData(decal.cut)}"`, unit, 'path') : ''
  return {
    view,
    elements: plainBackground(decal, view) + softShadow(decal, unit) + cutOutDecal(decal) + line,
  }
}

function onPanel(decal: Decal, { widthMm, heightMm }: Panel) {
  const { box } = decal
  const view = squareAround(widthMm, heightMm, widthMm / 2, heightMm / 2)
  const scale = Math.min(widthMm / box.width, heightMm / box.height)
  const place = `translate(${decimal(widthMm / 2 - box.cx * scale)} ${decimal(heightMm / 2 - box.cy * scale)})scale(${decimal(scale)})`
  const sides = `width="${decimal(widthMm)}" height="${decimal(heightMm)}"`
  return {
    view,
    elements:
      plainBackground(decal, view) +
      `<rect ${sides} fill="#ffffff"/><g transform="${place}">${cutOutDecal(decal)}</g>` +
      outline(sides, view.width / 1000, 'rect'),
  }
}

/** Draws a light line under a dark one, so that the outline is visible on artwork of any colour. */
const outline = (shape: string, unit: number, element: 'path' | 'rect'): string =>
  `<${element} ${shape} fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="${decimal(5 * unit)}"/>` +
  `<${element} ${shape} fill="none" stroke="${CUT_COLOUR}" stroke-width="${decimal(2.6 * unit)}"/>`
