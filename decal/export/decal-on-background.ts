import { Resvg } from '@resvg/resvg-js'
import { computeContrast } from '../colour.ts'
import type { Decal } from '../decal.ts'
import { drawFilledPath } from '../picture/picture-paths.ts'
import { writeCutPathData, formatDecimal } from './cut-path-data.ts'
import { writePngDataUrl } from './export-svg.ts'

const LIGHT_BACKGROUND = '#eef1f0'
const DARK_BACKGROUND = '#8b9ba3'

/** The part of the sheet that a picture shows, in mm. */
export type ExportView = { left: number; top: number; width: number; height: number }

/** Draws the decal without its sheet, as SVG elements in mm: border and artwork, clipped to the cut. */
export function cutOutDecal({ artwork, border, cut, film }: Decal): string {
  if (film && artwork.kind === 'layers')
    return artwork.layers.map((layer) => drawFilledPath(layer.fill, layer.shape)).join('')
  const path = writeCutPathData(cut)
  const print =
    artwork.kind === 'layers'
      ? artwork.layers.map((layer) => drawFilledPath(layer.fill, layer.shape)).join('')
      : `<image x="${formatDecimal(artwork.box.left)}" y="${formatDecimal(artwork.box.top)}" width="${formatDecimal(artwork.box.width)}"` +
        ` height="${formatDecimal(artwork.box.height)}" preserveAspectRatio="none" href="${writePngDataUrl(artwork.png)}"/>`
  return (
    `<clipPath id="cut"><path d="${path}"/></clipPath>` +
    `<path fill="${border}" d="${path}"/><g clip-path="url(#cut)">${print}</g>`
  )
}

/** Draws a picture's plain background. The background is light, or dark for film that would be invisible on a light background. */
export function drawPlainBackground({ film }: Decal, { left, top, width, height }: ExportView): string {
  const ground =
    film && computeContrast(film.colour, LIGHT_BACKGROUND) < 2 ? DARK_BACKGROUND : LIGHT_BACKGROUND
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}"/>`
}

// The number of faint strokes that make up a soft shadow, each wider than the previous one.
const SHADOW_STROKES = 9
const SHADOW_REACH = 16
const SHADOW_OPACITY = 0.2

/**
 * Draws a soft drop shadow. `unit` is a thousandth of the picture's width, in mm. Uses strokes instead of a blur, which would take ten
 * times as long as the rest of the picture.
 */
export function drawSoftShadow({ cut, film }: Decal, unit: number): string {
  // A decal that is cut from film is too thin to cast a shadow.
  if (film) return ''
  const opacity = 1 - (1 - SHADOW_OPACITY) ** (1 / SHADOW_STROKES)
  const strokes = Array.from({ length: SHADOW_STROKES }, (_, i) => {
    const width = 2 * SHADOW_REACH * unit * ((i + 1) / SHADOW_STROKES) ** 1.5
    return `<use href="#shadow" stroke-width="${formatDecimal(width)}" stroke-opacity="${opacity.toFixed(4)}"/>`
  })
  return (
    `<defs><path id="shadow" d="${writeCutPathData(cut)}"/></defs>` +
    `<g transform="translate(0 ${formatDecimal(5 * unit)})" fill="none" stroke="#0b1f2a"` +
    ` stroke-linejoin="round">${strokes.join('')}<use href="#shadow" stroke="none" fill="#0b1f2a" fill-opacity="${SHADOW_OPACITY}"/></g>`
  )
}

/** Wraps SVG elements in an SVG document that shows the given part of the sheet, in mm. */
export function wrapAsSvg(elements: string, view: ExportView): string {
  const box = [view.left, view.top, view.width, view.height].map(formatDecimal).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${formatDecimal(view.width)}" height="${formatDecimal(view.height)}">${elements}</svg>`
}

/** Renders SVG elements in mm as a PNG. `widthPx` is the PNG's width in pixels. */
export function drawPng(elements: string, view: ExportView, widthPx: number): Uint8Array {
  const svg = wrapAsSvg(elements, view)
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } })
  return drawn.render().asPng()
}
