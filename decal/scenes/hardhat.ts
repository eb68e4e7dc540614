import { computeLuminance, mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A hard hat on a work bench, its front facing the viewer. */
export const hardHatScene: Scene = (palette) => {
  const shell = computeLuminance(palette.main) > 0.4 ? '#e9eef0' : '#ffc400'
  const shade = mixColours(shell, '#7a4a00', shell === '#ffc400' ? 0.2 : 0.12)
  return {
    back:
      drawBox('#dde4e5', 0, 0, 1000, 1000) +
      drawArea('#cdd6d8', 'M0 0h1000v180H0z') +
      drawBox('#b98b5b', 0, 770, 1000, 230) +
      drawBox('#a57849', 0, 770, 1000, 14) +
      drawOval('#8d6439', 500, 834, 400, 28) +
      drawArea(shade, 'M150 700C150 380 300 200 500 200s350 180 350 500z') +
      drawArea(shell, 'M176 690C180 390 320 216 500 216s300 174 324 474z') +
      drawArea(shade, 'M434 222q8-46 66-46t66 46l10 60H424z') +
      drawArea(shell, 'M446 226q8-36 54-36t54 36l6 50H440z') +
      drawSheen('#ffffff', 0.4, 'M262 470q30-120 110-180 20-12 26 4-66 70-92 190-6 26-26 22-22-6-18-36z') +
      drawArea(shade, 'M96 742q-8-44 40-58 170-46 364-46t364 46q48 14 40 58-4 30-40 32H136q-36-2-40-32z') +
      drawArea(shell, 'M108 728q0-28 36-38 170-42 356-42t356 42q36 10 36 38-180-34-392-34t-392 34z'),
    slot: { cx: 500, cy: 470, width: 340, height: 322 },
    view: { left: 70, top: 90, side: 860 },
  }
}
