import { mixColours } from '../colour.ts'
import { makeLayer } from '../drawing.ts'
import { intersect } from '../geometry/shape-operations.ts'
import { makeDisc } from '../geometry/figures.ts'
import { intersectAndBlunt } from '../geometry/make-printable.ts'
import { drawPineRow } from './pines.ts'
import type { Scenery } from './scenery.ts'
import { drawBluntStar } from './blunt-star.ts'

/** Draws a large moon over pines in a starry night. */
export const nightScenery: Scenery = ({ shape, box, palette, random }) => {
  const sky = mixColours(palette.main, palette.ink, 0.45)
  const stars = Array.from({ length: 16 }, () =>
    drawBluntStar(
      box.left + random() * box.width,
      box.top + random() * box.height * 0.6,
      0.8 + random() * 0.8,
      4,
      0.42,
    ),
  ).flat()
  return {
    ground: palette.pale,
    layers: [
      makeLayer('scenery', sky, shape),
      makeLayer('scenery', palette.pale, intersectAndBlunt(stars, shape)),
      makeLayer(
        'scenery',
        palette.pale,
        intersect(makeDisc(box.cx, box.cy - box.height * 0.04, box.width * 0.4), shape),
      ),
      makeLayer('scenery', palette.ink, intersectAndBlunt(drawPineRow(box, random, 0.3), shape)),
    ],
  }
}
