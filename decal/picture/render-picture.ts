import { mixColours } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { measureBox } from '../geometry/shape.ts'
import { peelCorner } from './peel.ts'
import { drawDecalPaths, drawFilledPath, drawShadowPath } from './picture-paths.ts'

const PICTURE_SIDE = 1000
// The side of the area that the decal may fill within the square, in units.
const DECAL_SIDE = 830

/**
 * Draws the product picture: the decal with its border and contact shadow on a light background, as a square SVG of 1000 units. If `lifted`
 * is set, a corner without lettering is peeled, the lower right one if possible.
 */
export function renderPicture(drawing: Drawing, { lifted = false }: { lifted?: boolean } = {}): string {
  const box = measureBox(drawing.contour)
  const k = Math.min(DECAL_SIDE / box.width, DECAL_SIDE / box.height)
  const ground = mixColours('#e9eeed', drawing.palette.second, 0.07)
  const peel = lifted ? peelCorner(drawing) : null
  const decal = peel?.rest ?? drawing
  const flap = peel
    ? drawShadowPath(peel.flap, -0.7, 0.5, 0.4, 'far') +
      drawFilledPath('#c3cacd', peel.flap) +
      peel.strips.map((s) => drawFilledPath(s.fill, s.shape)).join('')
    : ''
  const place = `translate(${(PICTURE_SIDE / 2 - box.cx * k).toFixed(2)} ${(PICTURE_SIDE / 2 - box.cy * k).toFixed(2)})scale(${k.toFixed(3)})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}" width="${PICTURE_SIDE}" height="${PICTURE_SIDE}">` +
    defineShadowBlurs() +
    `<path fill="${ground}" d="M0 0h${PICTURE_SIDE}v${PICTURE_SIDE}H0z"/><g transform="${place}">` +
    drawShadowPath(decal.contour, 0.5, 1.7, 0.3, 'far') +
    drawShadowPath(decal.contour, 0.1, 0.4, 0.3, 'near') +
    drawDecalPaths(decal) +
    flap +
    '</g></svg>\n'
  )
}

const blur = (id: string, mm: number): string =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${mm}"/></filter>`

/** Defines the two blurs of a contact shadow, in mm of the decal: one wide and soft, one narrow. */
export function defineShadowBlurs(): string {
  return `<defs>${blur('far', 1.3)}${blur('near', 0.35)}</defs>`
}
