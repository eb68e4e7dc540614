import { mixColours } from '../colour.ts'
import { defineGlow, defineGradient } from './light.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A shop window at night, lit from inside, with its light on the wet pavement. */
export const storefrontScene: Scene = (palette) => {
  const front = mixColours(palette.ink, '#14242d', 0.6)
  const awning = mixColours(palette.main, '#1a2b34', 0.3)
  const bulbs = Array.from({ length: 9 }, (_, at) => {
    const x = 150 + at * 88
    const y = 250 + Math.round(Math.sin((at / 8) * Math.PI) * 26)
    return drawOval('url(#bulb)', x, y, 34) + drawOval('#fff3c9', x, y, 8)
  })
  return {
    back:
      defineGradient('dusk', [
        [0, '#0d1b2a'],
        [1, '#233a4c'],
      ]) +
      defineGradient('room', [
        [0, '#ffe3a3'],
        [0.6, '#f7c46a'],
        [1, '#c98a3c'],
      ]) +
      defineGradient('wet', [
        [0, '#f7c46a', 0.75],
        [1, '#f7c46a', 0],
      ]) +
      defineGlow('bulb', [
        [0, '#fff0bd', 0.9],
        [1, '#fff0bd', 0],
      ]) +
      drawBox('url(#dusk)', 0, 0, 1000, 1000) +
      drawBox(mixColours('#3c3431', palette.ink, 0.3), 40, 0, 920, 900) +
      drawSheen('#000000', 0.22, 'M40 60h920v5H40zM40 860h920v5H40zM200 0h5v60h-5zM620 0h5v60h-5z') +
      drawBox(front, 60, 120, 880, 780) +
      drawBox('url(#room)', 110, 196, 780, 594) +
      // Shelves, plants and a counter against the light.
      drawSheen(
        '#7a4a16',
        0.42,
        'M130 660h200v18H130zM150 600h34v60h-34zM196 616h26v44h-26zM236 590h40v70h-40z',
      ) +
      drawSheen(
        '#7a4a16',
        0.42,
        'M690 690h190v100H690zM716 640h60v50h-60zM800 610q-6-60 24-90 20 30 14 90v80h-38z',
      ) +
      bulbs.join('') +
      drawSheen('#ffffff', 0.12, 'M110 196h220L110 560zM600 196h70L380 790h-70z') +
      drawArea(awning, 'M20 110h960l-30 96H50z') +
      drawSheen('#ffffff', 0.14, 'M20 110h960l-4 14H24z') +
      drawArea(mixColours(awning, '#ffd98a', 0.35), 'M50 206h900l-3 12H53z') +
      drawBox(front, 60, 786, 880, 20) +
      drawBox(mixColours(front, '#ffffff', 0.08), 60, 806, 880, 94) +
      drawBox('#1b2830', 0, 900, 1000, 100) +
      drawArea('url(#wet)', 'M110 900h780l90 100H20z'),
    slot: { cx: 500, cy: 512, width: 500, height: 400 },
    view: { left: 30, top: 60, side: 940 },
  }
}
