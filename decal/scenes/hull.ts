import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A small motor boat on a lake, seen from the side. */
export const hullScene: Scene = (palette) => {
  const paint = mixColours(palette.main, '#12303f', 0.55)
  return {
    back:
      drawBox('#dcebf0', 0, 0, 1000, 1000) +
      drawOval('#fff3cf', 760, 190, 74) +
      drawArea('#b5cdd0', 'M0 380q160-110 330-40t330-40 340 40v120H0z') +
      drawArea('#7fa39b', 'M0 432q70-34 120-10t130-24 150 34 170-26 160 22 140-18 130 26v44H0z') +
      drawBox('#8fc0cc', 0, 466, 1000, 534) +
      drawSheen('#ffffff', 0.35, 'M40 520h180v7H40zM700 506h230v7H700zM420 542h120v6H420z') +
      drawArea('#e9eef0', 'M330 404l70-108h220q14 0 20 12l50 96z') +
      drawArea('#3a5866', 'M372 392l46-76h84v76zM522 316h84q10 0 14 9l34 67H522z') +
      drawBox('#39444a', 36, 400, 74, 128, 16) +
      drawBox('#23292d', 54, 520, 30, 190, 10) +
      drawBox('#c8242b', 36, 424, 74, 16) +
      drawArea(mixColours(paint, '#ffffff', 0.72), 'M84 396h870q24 0 14 24l-12 28H92z') +
      drawArea(paint, 'M90 444h868q-34 190-170 296H170Q108 610 90 444z') +
      drawArea('#c9a15c', 'M90 444h868l-3 16H92z') +
      drawArea(mixColours(paint, '#000000', 0.3), 'M139 680h705q-26 34-56 60H170q-17-28-31-60z'),
    front:
      drawArea('#6fabb9', 'M0 736q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v264H0z') +
      drawSheen('#ffffff', 0.3, 'M90 800h210v8H90zM560 842h260v8H560zM240 900h160v8H240z'),
    slot: { cx: 492, cy: 572, width: 560, height: 206 },
    view: { left: 162, top: 236, side: 660 },
  }
}
