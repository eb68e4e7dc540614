import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

const leaf = (x: number, y: number, turn: number): string =>
  `<ellipse fill="#4d7a5c" cx="${x}" cy="${y}" rx="18" ry="62" transform="rotate(${turn} ${x} ${y + 60})"/>`

/** A living room wall above a sofa. */
export const wallScene: Scene = (palette) => {
  const paint = mixColours('#dde4e2', palette.second, 0.22)
  const sofa = mixColours(palette.main, '#55636a', 0.5)
  return {
    back:
      drawBox(paint, 0, 0, 1000, 1000) +
      drawBox('#f4f5f2', 0, 838, 1000, 26) +
      drawBox('#c49a6c', 0, 862, 1000, 138) +
      drawBox('#b3895b', 0, 926, 1000, 4) +
      drawOval('#a07a50', 450, 926, 360, 18) +
      drawBox(sofa, 130, 640, 640, 200, 40) +
      drawBox(mixColours(sofa, '#ffffff', 0.1), 150, 730, 300, 110, 22) +
      drawBox(mixColours(sofa, '#ffffff', 0.1), 450, 730, 300, 110, 22) +
      drawBox(mixColours(sofa, '#000000', 0.12), 96, 690, 74, 190, 34) +
      drawBox(mixColours(sofa, '#000000', 0.12), 730, 690, 74, 190, 34) +
      drawBox(mixColours(sofa, '#000000', 0.15), 140, 838, 620, 44, 14) +
      drawBox('#6b4a2d', 160, 880, 22, 40) +
      drawBox('#6b4a2d', 718, 880, 22, 40) +
      drawBox(palette.accent, 184, 676, 104, 96, 20) +
      [
        [880, 640, -34],
        [880, 630, 0],
        [880, 640, 34],
        [880, 650, -62],
        [880, 650, 62],
      ]
        .map(([x = 0, y = 0, t = 0]) => leaf(x, y, t))
        .join('') +
      drawArea('#e7e2d8', 'M824 740h112l-18 150h-76z'),
    slot: { cx: 450, cy: 330, width: 620, height: 500, printed: true },
  }
}
