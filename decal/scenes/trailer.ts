import { mix } from '../colour.ts'
import { area, box, oval } from './marks.ts'
import type { Scene } from './scene.ts'

const wheel = (cx: number): string =>
  oval('#24292d', cx, 822, 74) + oval('#cdd4d7', cx, 822, 38) + oval('#8b959b', cx, 822, 14)

/** An enclosed trailer at the kerb, seen from the side. */
export const trailer: Scene = (palette) => {
  const skin = mix('#d6dde0', palette.second, 0.14)
  const rivets = Array.from({ length: 9 }, (_, i) =>
    box(mix(skin, '#000000', 0.08), 140 + i * 84, 236, 4, 500),
  ).join('')
  return {
    back:
      box('#e3ecee', 0, 0, 1000, 1000) +
      area('#c8d6d2', 'M0 520q140-90 280-30t250-40 250 30 220-30v400H0z') +
      box('#a7acae', 0, 850, 1000, 150) +
      box('#f2d675', 0, 940, 1000, 12) +
      oval('#8b9092', 470, 888, 430, 18) +
      area('#3b454b', 'M880 772h92v22l-92 12z') +
      oval('#3b454b', 968, 772, 16) +
      box('#3b454b', 76, 756, 830, 44, 6) +
      area(skin, 'M70 238q0-36 36-36h690q112 60 116 300v260H70z') +
      rivets +
      box(mix(skin, '#ffffff', 0.5), 70, 214, 730, 20, 10) +
      box(palette.main, 70, 716, 842, 16) +
      box('#c8242b', 76, 660, 18, 44, 5) +
      box('#f0a020', 884, 690, 18, 18, 4) +
      wheel(350) +
      wheel(520) +
      area('#3b454b', 'M256 762q10-40 60-40h240q50 0 60 40h-36q-6-14-30-14H320q-24 0-30 14z'),
    slot: { cx: 452, cy: 462, width: 660, height: 400 },
  }
}
