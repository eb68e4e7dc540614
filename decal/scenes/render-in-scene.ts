import type { SceneName } from '../design.ts'
import type { Drawing } from '../drawing.ts'
import { measureBox } from '../geometry/shape.ts'
import { drawDecalPaths, drawShadowPath } from '../picture/picture-paths.ts'
import { defineShadowBlurs } from '../picture/render-picture.ts'
import { scenes } from './scenes.ts'

/** Draws the second picture of a product: the decal in use, as a square SVG of 1000 units. */
export function renderInScene(drawing: Drawing, name: SceneName): string {
  const { back, front = '', slot, view = { left: 0, top: 0, side: 1000 } } = scenes[name](drawing.palette)
  const box = measureBox(drawing.contour)
  const flat = slot.flat ?? 1
  const k = Math.min(slot.width / box.width, slot.height / box.height)
  const move = [
    `translate(${slot.cx} ${slot.cy})`,
    slot.turn === undefined ? '' : `rotate(${slot.turn})`,
    `scale(${k.toFixed(3)} ${(k * flat).toFixed(3)})`,
    `translate(${(-box.cx).toFixed(2)} ${(-box.cy).toFixed(2)})`,
  ].join('')
  // On glass and steel, film lies flat, so its shadow is narrow.
  const shadow = slot.printed ? '' : drawShadowPath(drawing.contour, 0.2, 0.7, 0.4, 'near')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.left} ${view.top} ${view.side} ${view.side}" width="1000" height="1000">` +
    defineShadowBlurs() +
    back +
    `<g transform="${move}">${shadow}${drawDecalPaths(drawing)}</g>${front}</svg>\n`
  )
}
