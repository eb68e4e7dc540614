import { listCutLines, type Artwork, type CutLines, type Decal } from '../decal.ts'
import { writeCutPathData, formatDecimal } from './cut-path-data.ts'
import { CUT_COLOURS, isBareFilm, SPOT_NAMES } from './inks.ts'
import { writeOutlineData } from './outline-data.ts'
import type { PressOptions } from './press-options.ts'
import { HAIRLINE_PT, POINTS_PER_MM } from './press-page.ts'
import { computeSheet } from './registration-marks.ts'

type SvgOptions = Pick<PressOptions, 'title' | 'marks'>

/**
 * Writes the decal as an SVG of its bleed size, in which one unit is one millimetre. The layers are Artwork and CutContour (PerfCutContour
 * for a cut through the liner). Cricut Design Space and Silhouette Studio drop styles, clips and effects, and guess the unit. Therefore,
 * the SVG has only plain attributes, and its width and height are in mm. A white border is bare film and isn't drawn.
 */
export function exportSvg(decal: Decal, { title, marks = false }: SvgOptions = {}): string {
  const { sheet, marks: registration } = computeSheet(decal.bleed, marks)
  const view = [sheet.left, sheet.top, sheet.width, sheet.height].map(formatDecimal).join(' ')
  const border = isBareFilm(decal.border) ? '' : fill(decal.border, writeOutlineData(decal.bleed))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1"' +
      ` width="${formatDecimal(sheet.width)}mm" height="${formatDecimal(sheet.height)}mm" viewBox="${view}">`,
    ...(title === undefined ? [] : [`<title>${escaped(title)}</title>`]),
    // Cut film isn't printed, so its artwork is a preview layer.
    group(decal.film ? 'Preview' : 'Artwork', border + artworkElements(decal.artwork)),
    ...(marks ? [group('Registration', fill('#000000', writeOutlineData(registration)))] : []),
    ...listCutLines(decal).map((lines) => group(SPOT_NAMES[lines.kind], cutElement(lines))),
    '</svg>\n',
  ].join('\n')
}

function artworkElements(artwork: Artwork): string {
  if (artwork.kind === 'layers') {
    return artwork.layers.map((layer) => fill(layer.fill, writeOutlineData(layer.shape))).join('')
  }
  const { left, top, width, height } = artwork.box
  const place = `x="${formatDecimal(left)}" y="${formatDecimal(top)}" width="${formatDecimal(width)}" height="${formatDecimal(height)}"`
  // The attribute is xlink:href instead of href, for programs that don't support SVG 2.
  return `<image ${place} preserveAspectRatio="none" xlink:href="${writePngDataUrl(artwork.png)}"/>`
}

/** Returns a picture as a data URL. */
export function writePngDataUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}

function cutElement({ kind, paths }: CutLines): string {
  const width = formatDecimal(HAIRLINE_PT / POINTS_PER_MM)
  return `<path fill="none" stroke="${CUT_COLOURS[kind].screen}" stroke-width="${width}" stroke-linejoin="round" d="${paths.map(writeCutPathData).join('')}"/>`
}

const fill = (colour: string, data: string): string =>
  data === '' ? '' : `<path fill="${colour}" d="${data}"/>`

const group = (layer: string, content: string): string =>
  `<g id="${layer}" inkscape:groupmode="layer" inkscape:label="${layer}">${content}</g>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
