import { computeLuminance, mixColours } from '../colour.ts'
import { defineGradient } from './light.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** The bow of a canoe on a beach, early in the morning. */
export const canoeScene: Scene = (palette) => {
  // The hull is cedar under dark decals, so that black film stands out, and red under light decals.
  const paint = computeLuminance(palette.main) > 0.35 ? '#8c2f23' : '#d09a62'
  return {
    back:
      defineGradient('dawn', [
        [0, '#f3d9b8'],
        [0.55, '#f8ead2'],
        [1, '#dbe8e6'],
      ]) +
      defineGradient(
        'skin',
        [
          [0, mixColours(paint, '#ffffff', 0.26)],
          [0.45, paint],
          [1, mixColours(paint, '#000000', 0.42)],
        ],
        [0.2, 0, 0.5, 1],
      ) +
      defineGradient('sand', [
        [0, '#d9c39b'],
        [1, '#bfa678'],
      ]) +
      drawBox('url(#dawn)', 0, 0, 1000, 420) +
      drawOval('#fff6df', 250, 196, 64) +
      drawArea('#b9cfd0', 'M0 330q170-96 340-30t330-50 330 60v90H0z') +
      drawArea('#84a79c', 'M0 362q60-30 120-8t140-20 150 26 180-24 160 22 140-16 110 20v40H0z') +
      drawBox('#a9cdd2', 0, 392, 1000, 300) +
      drawSheen('#ffffff', 0.45, 'M130 420h240v6H130zM60 462h170v6H60zM300 500h280v6H300zM20 560h190v7H20z') +
      drawArea('url(#sand)', 'M0 700q240-64 520-40t480-30v370H0z') +
      drawSheen('#ffffff', 0.35, 'M0 690q240-64 520-40t480-30v14q-200 50-480 36T0 712z') +
      '<ellipse cx="560" cy="866" rx="520" ry="34" fill="#5c4a2a" opacity=".34"/>' +
      drawArea(
        '#8a5a2c',
        'M70 352q30-64 78-60 40 90 252 118 260 26 600-26v40q-330 62-600 34-270-30-330-106z',
      ) +
      drawArea(
        'url(#skin)',
        'M62 372q20-44 58-62 60 96 280 122 270 28 600-30v372q-90 90-330 96-330 6-470-96Q80 676 62 372z',
      ) +
      drawArea('#c9965a', 'M112 300q60 90 290 118 270 28 598-28v26q-330 58-600 30-240-26-308-126z') +
      drawSheen('#ffffff', 0.28, 'M112 300q60 90 290 118 270 28 598-28v8q-330 56-600 28-236-26-298-120z') +
      drawSheen('#ffffff', 0.16, 'M98 420q40 130 150 240l70 30Q170 560 140 424z') +
      drawSheen('#000000', 0.16, 'M214 742q150 90 460 84 230-6 326-92v40q-90 90-330 96-330 6-470-96z'),
    slot: { cx: 560, cy: 624, width: 520, height: 250, turn: -1 },
    view: { left: 40, top: 60, side: 920 },
  }
}
