import { mix } from '../colour.ts'
import { layer } from '../drawing.ts'
import { intersect } from '../geometry/booleans.ts'
import { disc } from '../geometry/figures.ts'
import { blunt } from '../geometry/printable.ts'
import { pines } from './pines.ts'
import type { Scenery } from './scenery.ts'
import { bluntStar } from './blunt-star.ts'

/** Draws a large moon over pines in a starry night. */
export const night: Scenery = ({ shape, box, palette, random }) => {
  const sky = mix(palette.main, palette.ink, 0.45)
  const stars = Array.from({ length: 16 }, () =>
    bluntStar(
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
      layer('scenery', sky, shape),
      layer('scenery', palette.pale, blunt(intersect(stars, shape))),
      layer(
        'scenery',
        palette.pale,
        intersect(disc(box.cx, box.cy - box.height * 0.04, box.width * 0.4), shape),
      ),
      layer('scenery', palette.ink, blunt(intersect(pines(box, random, 0.3), shape))),
    ],
  }
}
