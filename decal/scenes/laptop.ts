import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** The lid of an open laptop on a desk, with a mug beside it. */
export const laptopScene: Scene = (palette) => {
  const wall = mixColours('#e9eeed', palette.second, 0.16)
  return {
    back:
      drawBox(wall, 0, 0, 1000, 1000) +
      drawBox('#c79e6c', 0, 770, 1000, 230) +
      drawBox('#b58a58', 0, 770, 1000, 12) +
      drawOval('#a67c4d', 470, 824, 420, 20) +
      drawBox('#8f989e', 90, 786, 740, 30, 14) +
      drawBox('#707a80', 90, 802, 740, 14, 7) +
      drawBox('#9fa8ae', 120, 228, 680, 566, 30) +
      drawBox('#c3cacf', 124, 228, 672, 560, 28) +
      drawSheen('#ffffff', 0.25, 'M152 228h330L250 788h-98q-28 0-28-28V256q0-28 28-28z') +
      drawBox('#8a949a', 340, 784, 240, 14, 6) +
      drawArea('#ffffff', 'M846 650h116v118q0 40-40 40h-36q-40 0-40-40z') +
      drawArea(mixColours(palette.main, '#ffffff', 0.1), 'M846 690h116v24H846z') +
      '<path fill="none" stroke="#fff" stroke-width="14" d="M846 676h-22q-20 0-20 22v18q0 22 24 22h18"/>',
    slot: { cx: 460, cy: 508, width: 500, height: 430, turn: -5 },
  }
}
