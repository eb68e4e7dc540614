import { mixColours } from '../colour.ts'
import { makeLayer } from '../drawing.ts'
import { intersect } from '../geometry/shape-operations.ts'
import { makeDisc } from '../geometry/figures.ts'
import { sampleCurve } from '../geometry/sample-curve.ts'
import type { Box, Ring } from '../geometry/shape.ts'
import type { Scenery } from './scenery.ts'

/** Draws a low sun over three bands of waves. */
export const wavesScenery: Scenery = ({ shape, box, palette, random }) => {
  const sky = mixColours(palette.pale, palette.accent, 0.12)
  const phase = random() * Math.PI
  const tones = [
    mixColours(palette.second, palette.pale, 0.35),
    mixColours(palette.main, palette.second, 0.5),
    palette.main,
  ]
  const sun = makeDisc(box.cx, box.bottom - box.height * 0.36, box.width * 0.3)
  return {
    ground: sky,
    layers: [
      makeLayer('scenery', sky, shape),
      makeLayer('scenery', palette.accent, intersect(sun, shape)),
      ...tones.map((tone, i) =>
        makeLayer('scenery', tone, intersect([swell(box, 0.36 - i * 0.11, phase + i * 1.7)], shape)),
      ),
    ],
  }
}

function swell(box: Box, level: number, phase: number): Ring {
  const crest = sampleCurve(72, (t) => {
    // The sine's absolute value gives pointed crests and round troughs, as on old sea charts.
    const lift = Math.abs(Math.sin(t * Math.PI * 5 + phase)) ** 0.8
    return { x: box.left + t * box.width, y: box.bottom - box.height * level + lift * box.height * 0.045 }
  })
  return [...crest, { x: box.right, y: box.bottom }, { x: box.left, y: box.bottom }]
}
