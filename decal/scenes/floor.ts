import { drawArea, drawBox, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

const bay = (x: number, top: number, width: number): string =>
  drawBox('#c79a63', x, top, width * 0.42, 66, 3) +
  drawBox('#b58550', x + width * 0.5, top + 14, width * 0.36, 52, 3)

/** The floor of a warehouse between two racks. */
export const floorScene: Scene = () => {
  const racks = [
    [20, 270],
    [710, 270],
  ].flatMap(([x = 0, width = 0]) => [
    drawBox('#f28c28', x, 120, 14, 330),
    drawBox('#f28c28', x + width - 14, 120, 14, 330),
    ...[210, 320, 430].flatMap((y) => [bay(x + 24, y - 66, width - 40), drawBox('#2e6da4', x, y, width, 14)]),
  ])
  return {
    back:
      drawBox('#d5dde0', 0, 0, 1000, 460) +
      drawBox('#c2ccd0', 300, 60, 400, 390) +
      drawBox('#aab6bc', 350, 150, 300, 300) +
      drawBox('#97a4ab', 350, 200, 300, 6) +
      drawBox('#97a4ab', 350, 270, 300, 6) +
      drawBox('#97a4ab', 350, 340, 300, 6) +
      racks.join('') +
      drawBox('#b9bfc1', 0, 450, 1000, 550) +
      drawSheen('#ffffff', 0.16, 'M420 450h160l150 550H270z') +
      drawArea('#f3c21b', 'M318 450h14L110 1000H60zM668 450h14l258 550h-50z'),
    slot: { cx: 500, cy: 738, width: 520, height: 620, flat: 0.66 },
  }
}
