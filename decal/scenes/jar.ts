import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

const GLASS = '#dfeae7'
const HERBS = '#2c5a41'

/** Draws the leaves in the jar, from left to right. */
const leaves = (): string =>
  [
    [306, 402, -50],
    [352, 376, 20],
    [398, 392, -24],
    [446, 366, 38],
    [498, 382, -12],
    [548, 364, 26],
    [600, 388, -40],
    [646, 372, 14],
    [692, 400, 52],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], index) =>
        `<ellipse fill="${index % 2 === 0 ? '#3f7a56' : '#588f62'}" cx="${x}" cy="${y}" rx="46" ry="17" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')

/** A jar of dried herbs on a kitchen shelf. */
export const jarScene: Scene = (palette) => {
  const tile = mixColours('#eef1ec', palette.pale, 0.3)
  const joints = [0, 250, 500, 750].map((x) => drawBox('#d5dcd7', x, 0, 6, 880)).join('')
  return {
    back:
      drawBox(tile, 0, 0, 1000, 1000) +
      joints +
      drawBox('#d5dcd7', 0, 214, 1000, 6) +
      drawBox('#d5dcd7', 0, 464, 1000, 6) +
      drawBox('#d5dcd7', 0, 714, 1000, 6) +
      drawBox('#c79f6e', 0, 876, 1000, 60) +
      drawBox('#a9814f', 0, 930, 1000, 70) +
      drawBox('#b78f5c', 0, 900, 1000, 5) +
      drawOval('#94703f', 500, 892, 268, 16) +
      drawArea(GLASS, 'M330 226h340v34q88 26 88 118v446q0 66-66 66H308q-66 0-66-66V378q0-92 88-118z') +
      drawArea(HERBS, 'M262 396q60-40 120-22t120-10 120 10 116 14v420q0 50-50 50H312q-50 0-50-50z') +
      leaves() +
      drawBox('#c3d2cd', 322, 214, 356, 30, 10) +
      drawBox('#d8b27f', 312, 84, 376, 116, 22) +
      drawBox('#c39a64', 312, 160, 376, 40, 18) +
      drawBox('#b98f59', 340, 112, 320, 6, 3) +
      drawBox('#aeb8b5', 322, 196, 356, 22, 8) +
      drawSheen('#ffffff', 0.34, 'M276 420q0-78 46-104l14 8q-30 34-30 96v400q-30-10-30-40z') +
      drawSheen('#0d2b1d', 0.16, 'M694 330q36 26 36 92v390q0 44-44 44h-16q28-34 28-90z'),
    slot: { cx: 500, cy: 632, width: 352, height: 400, printed: true },
  }
}
