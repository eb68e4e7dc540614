import type { Colour } from '../colour.ts'
import { dropRedundantPoints } from '../geometry/shape-operations.ts'
import { measureBox, type Shape } from '../geometry/shape.ts'
import { drawFilledPath, drawShadowPath } from './picture-paths.ts'
import { defineShadowBlurs } from './render-picture.ts'

const PICTURE_SIDE = 1000
const FILM_SIDE = 800
/** The width in mm at which film is drawn. It is the same as for a printed decal. */
const DRAWN_MM = 254

/** Draws the product picture of a shape cut from one colour of film: flat on a plain background, as a square SVG of 1000 units. */
export function renderFilmPicture(shape: Shape, { film, ground }: { film: Colour; ground: Colour }): string {
  const { width, height, cx, cy } = measureBox(shape)
  const k = FILM_SIDE / Math.max(width, height)
  const unseen = 0.12 * (Math.max(width, height) / DRAWN_MM)
  const cut = dropRedundantPoints(shape, unseen)
  const place = `translate(${(PICTURE_SIDE / 2 - cx * k).toFixed(2)} ${(PICTURE_SIDE / 2 - cy * k).toFixed(2)})scale(${k.toFixed(3)})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}" width="${PICTURE_SIDE}" height="${PICTURE_SIDE}">` +
    defineShadowBlurs() +
    `<path fill="${ground}" d="M0 0h${PICTURE_SIDE}v${PICTURE_SIDE}H0z"/><g transform="${place}">` +
    drawShadowPath(cut, 0.15, 0.5, 0.35, 'near') +
    drawFilledPath(film, cut) +
    '</g></svg>\n'
  )
}
