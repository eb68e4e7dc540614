import { mixColours } from '../colour.ts'
import { makeLayer } from '../drawing.ts'
import { union } from '../geometry/shape-operations.ts'
import { makeDisc } from '../geometry/figures.ts'
import { intersectAndBlunt } from '../geometry/make-printable.ts'
import type { Shape } from '../geometry/shape.ts'
import { drawPineRow } from './pines.ts'
import type { Scenery } from './scenery.ts'

type Peak = { x: number; top: number; half: number }

/** Draws two mountain ridges with snow under a sun, with a row of pines in front. */
export const ridgesScenery: Scenery = ({ shape, box, palette, random }) => {
  const sky = mixColours(palette.pale, palette.second, 0.12)
  const base = box.bottom
  const peak = (at: number, height: number): Peak => ({
    x: box.left + box.width * at,
    top: box.bottom - box.height * height,
    half: box.width * (0.26 + random() * 0.06),
  })
  const far = [peak(0.12, 0.55), peak(0.5, 0.62), peak(0.88, 0.56)]
  const near = [peak(0.02, 0.36), peak(0.98, 0.38)]
  const farTone = mixColours(palette.second, palette.pale, 0.45)
  const sun = makeDisc(
    box.cx + box.width * (random() < 0.5 ? -0.2 : 0.2),
    box.top + box.height * 0.3,
    box.width * 0.13,
  )
  const clipped = (area: Shape): Shape => intersectAndBlunt(area, shape)
  return {
    ground: sky,
    layers: [
      makeLayer('scenery', sky, shape),
      makeLayer('scenery', palette.accent, clipped(sun)),
      makeLayer('scenery', farTone, clipped(union(far.map((p) => mountain(p, base))))),
      makeLayer('scenery', palette.paper, clipped(far.map((p) => snow(p)))),
      makeLayer('scenery', palette.main, clipped(union(near.map((p) => mountain(p, base))))),
      makeLayer(
        'scenery',
        mixColours(palette.main, palette.ink, 0.6),
        clipped(drawPineRow(box, random, 0.24)),
      ),
    ],
  }
}

function mountain({ x, top, half }: Peak, base: number): Shape[number] {
  return [
    { x, y: top },
    { x: x + half * 1.3, y: base },
    { x: x - half * 1.3, y: base },
  ]
}

function snow({ x, top, half }: Peak): Shape[number] {
  const [h, w] = [half * 0.42, half * 0.32]
  return [
    { x, y: top },
    { x: x + w, y: top + h },
    { x: x + w * 0.5, y: top + h * 0.72 },
    { x: x + w * 0.12, y: top + h * 1.12 },
    { x: x - w * 0.35, y: top + h * 0.7 },
    { x: x - w, y: top + h },
  ]
}
