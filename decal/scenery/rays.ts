import { mixColours } from '../colour.ts'
import { makeLayer } from '../drawing.ts'
import { intersect } from '../geometry/shape-operations.ts'
import { makeDisc, computePolarPoint } from '../geometry/figures.ts'
import type { Scenery } from './scenery.ts'

/** Draws sun rays from the centre of the field, in two pale tones. */
export const raysScenery: Scenery = ({ shape, box, palette }) => {
  const far = Math.max(box.width, box.height)
  const count = 18
  const beams = Array.from({ length: count }, (_, i) => {
    const [from, to] = [(i / count) * 2 * Math.PI, ((i + 0.5) / count) * 2 * Math.PI]
    return [
      { x: box.cx, y: box.cy },
      computePolarPoint(from, far, box.cx, box.cy),
      computePolarPoint(to, far, box.cx, box.cy),
    ]
  })
  const tone = mixColours(palette.pale, palette.accent, 0.42)
  return {
    ground: palette.pale,
    layers: [
      makeLayer('scenery', palette.pale, shape),
      makeLayer('scenery', tone, intersect(beams, shape)),
      makeLayer('scenery', palette.pale, intersect(makeDisc(box.cx, box.cy, box.width * 0.06), shape)),
    ],
  }
}
