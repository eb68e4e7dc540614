import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

const wheel = (cx: number): string =>
  drawOval('#24292d', cx, 822, 74) + drawOval('#cdd4d7', cx, 822, 38) + drawOval('#8b959b', cx, 822, 14)

/** An enclosed trailer at the kerb, seen from the side. */
export const trailerScene: Scene = (palette) => {
  const skin = mixColours('#d6dde0', palette.second, 0.14)
  const rivets = Array.from({ length: 9 }, (_, i) =>
    drawBox(mixColours(skin, '#000000', 0.08), 140 + i * 84, 236, 4, 500),
  ).join('')
  return {
    back:
      drawBox('#e3ecee', 0, 0, 1000, 1000) +
      drawArea('#c8d6d2', 'M0 520q140-90 280-30t250-40 250 30 220-30v400H0z') +
      drawBox('#a7acae', 0, 850, 1000, 150) +
      drawBox('#f2d675', 0, 940, 1000, 12) +
      drawOval('#8b9092', 470, 888, 430, 18) +
      drawArea('#3b454b', 'M880 772h92v22l-92 12z') +
      drawOval('#3b454b', 968, 772, 16) +
      drawBox('#3b454b', 76, 756, 830, 44, 6) +
      drawArea(skin, 'M70 238q0-36 36-36h690q112 60 116 300v260H70z') +
      rivets +
      drawBox(mixColours(skin, '#ffffff', 0.5), 70, 214, 730, 20, 10) +
      drawBox(palette.main, 70, 716, 842, 16) +
      drawBox('#c8242b', 76, 660, 18, 44, 5) +
      drawBox('#f0a020', 884, 690, 18, 18, 4) +
      wheel(350) +
      wheel(520) +
      drawArea('#3b454b', 'M256 762q10-40 60-40h240q50 0 60 40h-36q-6-14-30-14H320q-24 0-30 14z'),
    slot: { cx: 452, cy: 462, width: 660, height: 400 },
  }
}
