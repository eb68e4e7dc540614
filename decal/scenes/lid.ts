import { mixColours } from '../colour.ts'
import { defineGradient } from './light.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A close-up of a laptop's lid: brushed metal, a rounded corner, and the light of a window on it. */
export const laptopLidScene: Scene = (palette) => {
  const wall = mixColours('#dfe5e4', palette.second, 0.18)
  const grain = Array.from({ length: 40 }, (_, at) => `M60 ${150 + at * 17}h940v2H60z`).join('')
  return {
    back:
      defineGradient(
        'metal',
        [
          [0, '#e3e7e9'],
          [0.38, '#c2c9cd'],
          [0.7, '#a9b2b7'],
          [1, '#8d979d'],
        ],
        [0, 0, 0.7, 1],
      ) +
      defineGradient('desk', [
        [0, '#c79e6c'],
        [1, '#a37a49'],
      ]) +
      drawBox(wall, 0, 0, 1000, 1000) +
      drawSheen('#ffffff', 0.4, 'M0 0h300L120 300H0z') +
      drawBox('url(#desk)', 0, 800, 1000, 200) +
      drawSheen('#5c3f1c', 0.35, 'M0 838q300-30 1000-14v40H0z') +
      drawBox('#7b858b', 30, 814, 1000, 40, 16) +
      drawBox('#566067', 30, 836, 1000, 18, 9) +
      drawArea('#8b959b', 'M52 168q0-56 56-56h932v714H52z') +
      drawArea('url(#metal)', 'M58 172q0-54 54-54h928v700H58z') +
      drawSheen('#ffffff', 0.07, grain) +
      drawSheen('#ffffff', 0.3, 'M58 172q0-54 54-54h380L180 818H58z') +
      drawSheen('#ffffff', 0.16, 'M600 118h90L380 818h-88z') +
      drawSheen('#ffffff', 0.6, 'M60 172q0-52 52-52h888v4H114q-46 0-48 50z') +
      drawBox('#6c767c', 420, 806, 420, 14, 6) +
      drawOval('#6b4a26', 60, 900, 90, 14) +
      drawSheen('#000000', 0.08, 'M58 760h942v58H58z'),
    slot: { cx: 540, cy: 470, width: 620, height: 520, turn: -4 },
    view: { left: 20, top: 60, side: 900 },
  }
}
