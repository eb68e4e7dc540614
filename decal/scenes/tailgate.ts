import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** The back of a pickup truck on a gravel road. */
export const tailgateScene: Scene = (palette) => {
  const paint = mixColours(palette.main, '#2f3a42', 0.62)
  const light = mixColours(paint, '#ffffff', 0.14)
  const dark = mixColours(paint, '#000000', 0.28)
  return {
    back:
      drawBox('#dfe9ea', 0, 0, 1000, 1000) +
      drawArea('#c3d3d0', 'M0 560L140 430 260 520 420 380 600 530 760 420 1000 570V820H0z') +
      drawArea('#a9beb5', 'M0 640q120-70 260-20t300-30 240 30 200-10V830H0z') +
      drawBox('#b9b3a6', 0, 800, 1000, 200) +
      drawOval('#8f897d', 500, 908, 430, 26) +
      drawBox('#22282c', 130, 780, 130, 128, 26) +
      drawBox('#22282c', 740, 780, 130, 128, 26) +
      drawArea(paint, 'M262 92h476q26 0 34 26l66 220H162l66-220q8-26 34-26z') +
      drawArea('#24333b', 'M280 126h440l48 184H232z') +
      drawSheen('#ffffff', 0.12, 'M330 126h110l-70 184H260z') +
      drawBox(paint, 84, 318, 832, 420, 34) +
      drawBox(dark, 84, 318, 832, 16, 8) +
      drawBox('#b3222a', 98, 356, 66, 150, 14) +
      drawBox('#f0e9df', 98, 514, 66, 56, 12) +
      drawBox('#b3222a', 836, 356, 66, 150, 14) +
      drawBox('#f0e9df', 836, 514, 66, 56, 12) +
      drawBox(dark, 180, 350, 640, 372, 22) +
      drawBox(light, 186, 352, 628, 362, 20) +
      drawBox(paint, 204, 384, 592, 312, 16) +
      drawBox(dark, 432, 362, 136, 40, 12) +
      drawBox('#dfe4e6', 446, 370, 108, 18, 8) +
      drawBox('#c9d0d3', 62, 732, 876, 84, 26) +
      drawBox('#eef1f2', 62, 732, 876, 26, 13) +
      drawBox('#f7f8f6', 430, 752, 140, 58, 8) +
      drawBox('#c5ccd0', 446, 776, 108, 10, 5),
    slot: { cx: 500, cy: 552, width: 540, height: 272 },
    view: { left: 40, top: 70, side: 920 },
  }
}
