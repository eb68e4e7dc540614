import type { Colour } from '../colour.ts'
import type { Decal } from '../decal.ts'
import type { Layer } from '../drawing.ts'
import type { Shape } from '../geometry/shape.ts'
import { formatDecimal } from './cut-path-data.ts'
import { separateColour, isBareFilm } from './inks.ts'
import type { PressPage } from './press-page.ts'

/**
 * Writes the printed part of a press file as PDF operators, clipped to the bleed. The clip stays active for the operators that follow.
 * `picture` contains operators that paint the picture on the unit square, which is mapped to the picture's box. A white border is bare film
 * without ink.
 */
export function writeArtworkOperators(decal: Decal, page: PressPage, picture: string): string {
  const { artwork, bleed, border, film } = decal
  // A decal that is cut from coloured film has no print.
  if (film) return ''
  const outline = page.fill(bleed)
  const clip = `${outline}W n\n`
  const ground = isBareFilm(border) ? '' : `${cmykFill(border)}${outline}f\n`
  if (artwork.kind === 'layers')
    return clip + ground + artwork.layers.map((layer) => layerContent(layer, page)).join('')
  const [left, bottom, right, top] = page.corners(artwork.box)
  const place = [right - left, 0, 0, top - bottom, left, bottom].map(formatDecimal).join(' ')
  return `${clip}${ground}q\n${place} cm\n${picture}Q\n`
}

/** Draws a preview, in printing inks, of a decal that is cut from film. The preview's layer is hidden, so it isn't printed. */
export function writePreviewOperators({ artwork, film }: Decal, page: PressPage): string {
  return film && artwork.kind === 'layers'
    ? artwork.layers.map((layer) => layerContent(layer, page)).join('')
    : ''
}

/** Draws registration marks in black ink only. */
export const writeMarksOperators = (marks: Shape, page: PressPage): string =>
  `q\n0 0 0 1 k\n${page.fill(marks)}f\nQ\n`

function layerContent({ fill, shape }: Layer, page: PressPage): string {
  const outline = page.fill(shape)
  return outline === '' ? '' : `${cmykFill(fill)}${outline}f\n`
}

function cmykFill(colour: Colour): string {
  const { c, m, y, k } = separateColour(colour)
  return `${[c, m, y, k].map(formatDecimal).join(' ')} k\n`
}
