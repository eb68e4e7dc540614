import { mix } from '../colour.ts'
import { gradient } from './light.ts'
import { area, box, oval, sheen } from './marks.ts'
import type { Scene } from './scene.ts'

/** A close-up of a laptop's lid: brushed metal, a rounded corner, and the light of a window on it. */
export const lid: Scene = (palette) => {
  const wall = mix('#dfe5e4', palette.second, 0.18)
  const grain = Array.from({ length: 40 }, (_, at) => `M60 ${150 + at * 17}h940v2H60z`).join('')
  return {
    back:
      gradient(
        'metal',
        [
          [0, '#e3e7e9'],
          [0.38, '#c2c9cd'],
          [0.7, '#a9b2b7'],
          [1, '#8d979d'],
        ],
        [0, 0, 0.7, 1],
      ) +
      gradient('desk', [
        [0, '#c79e6c'],
        [1, '#a37a49'],
      ]) +
      box(wall, 0, 0, 1000, 1000) +
      sheen('#ffffff', 0.4, 'M0 0h300L120 300H0z') +
      box('url(#desk)', 0, 800, 1000, 200) +
      sheen('#5c3f1c', 0.35, 'M0 838q300-30 1000-14v40H0z') +
      box('#7b858b', 30, 814, 1000, 40, 16) +
      box('#566067', 30, 836, 1000, 18, 9) +
      area('#8b959b', 'M52 168q0-56 56-56h932v714H52z') +
      area('url(#metal)', 'M58 172q0-54 54-54h928v700H58z') +
      sheen('#ffffff', 0.07, grain) +
      sheen('#ffffff', 0.3, 'M58 172q0-54 54-54h380L180 818H58z') +
      sheen('#ffffff', 0.16, 'M600 118h90L380 818h-88z') +
      sheen('#ffffff', 0.6, 'M60 172q0-52 52-52h888v4H114q-46 0-48 50z') +
      box('#6c767c', 420, 806, 420, 14, 6) +
      oval('#6b4a26', 60, 900, 90, 14) +
      sheen('#000000', 0.08, 'M58 760h942v58H58z'),
    slot: { cx: 540, cy: 470, width: 620, height: 520, turn: -4 },
    view: { left: 20, top: 60, side: 900 },
  }
}
