import { mixColours } from '../colour.ts'
import { defineGradient } from './light.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** The driver's door of a work truck, with sky and road reflected in its paint. */
export const truckDoorScene: Scene = (palette) => {
  const paint = mixColours(palette.main, '#eef2f2', 0.86)
  const dark = mixColours(paint, '#24343c', 0.45)
  return {
    back:
      defineGradient('paint', [
        [0, mixColours(paint, '#ffffff', 0.5)],
        [0.42, paint],
        [0.46, mixColours(paint, '#5a7078', 0.16)],
        [1, mixColours(paint, '#31444c', 0.34)],
      ]) +
      defineGradient(
        'glass',
        [
          [0, '#9fc0c9'],
          [0.5, '#4f7480'],
          [1, '#26404a'],
        ],
        [0, 0, 0.6, 1],
      ) +
      drawBox('#dfe9ea', 0, 0, 1000, 1000) +
      drawArea('#c3d3d0', 'M0 300L140 210 300 280 470 190 640 300 800 230 1000 310V500H0z') +
      drawBox('#a7a294', 0, 900, 1000, 100) +
      drawArea('url(#paint)', 'M0 60h330q60 0 96 40l150 200q20 24 60 24h364v596H0z') +
      drawArea(dark, 'M30 104h292q40 0 62 28l128 170q12 22-18 22H30z') +
      drawArea('url(#glass)', 'M52 126h262q32 0 50 24l104 140q8 12-8 12H52z') +
      drawSheen('#ffffff', 0.32, 'M90 126h110L120 302H52v-92z') +
      drawSheen('#ffffff', 0.16, 'M240 126h44l-84 176h-50z') +
      // The seams of the door, its handle and its mirror.
      `<path fill="none" stroke="${dark}" stroke-width="7" d="M34 324H634q26 0 30 26l30 440q2 36-34 60H34"/>` +
      `<path fill="none" stroke="${mixColours(paint, '#ffffff', 0.7)}" stroke-width="3" d="M34 331H630q22 0 24 24l28 436"/>` +
      drawBox(dark, 52, 372, 150, 46, 22) +
      drawBox('#22303a', 62, 382, 130, 26, 13) +
      drawBox(mixColours(paint, '#ffffff', 0.4), 58, 366, 138, 20, 10) +
      drawArea('#22303a', 'M520 250h44q14 0 22 14l34 56h-84z') +
      drawArea(
        mixColours(paint, '#ffffff', 0.2),
        'M560 196q0-18 20-18h84q24 0 24 22v76q0 20-22 20h-74q-32 0-32-30z',
      ) +
      drawArea('#7fa4ae', 'M576 204h84q10 0 10 10v52q0 10-10 10h-60q-24 0-24-22z') +
      drawSheen('#22343c', 0.18, 'M0 812h1000v108H0z') +
      drawSheen('#ffffff', 0.3, 'M0 792h1000v8H0z') +
      drawBox('#22282c', 740, 760, 260, 240, 20) +
      drawOval('#15191c', 930, 950, 170, 170) +
      drawOval('#8d979c', 930, 950, 96, 96) +
      drawOval('#5d676c', 930, 950, 62, 62),
    slot: { cx: 362, cy: 600, width: 520, height: 320 },
    view: { left: 20, top: 60, side: 880 },
  }
}
