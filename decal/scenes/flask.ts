import { computeLuminance, mixColours } from '../colour.ts'
import { defineGradient } from './light.ts'
import { drawArea, drawBox, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A powder-coated water bottle on a sill, with window light down its side. */
export const flaskScene: Scene = (palette) => {
  const coat = computeLuminance(palette.main) > 0.5 ? '#25505c' : mixColours(palette.main, '#f2efe8', 0.84)
  return {
    back:
      defineGradient('sky', [
        [0, '#cfe4ea'],
        [1, '#eef4ef'],
      ]) +
      defineGradient(
        'coat',
        [
          [0, mixColours(coat, '#000000', 0.3)],
          [0.16, coat],
          [0.3, mixColours(coat, '#ffffff', 0.34)],
          [0.5, coat],
          [0.85, mixColours(coat, '#000000', 0.26)],
          [1, mixColours(coat, '#000000', 0.42)],
        ],
        [0, 0, 1, 0],
      ) +
      defineGradient(
        'steel',
        [
          [0, '#8b959b'],
          [0.3, '#f2f5f6'],
          [0.6, '#b6bfc4'],
          [1, '#6d777d'],
        ],
        [0, 0, 1, 0],
      ) +
      drawBox('url(#sky)', 0, 0, 1000, 1000) +
      drawArea('#b5ccc5', 'M0 620q150-110 320-50t330-70 350 60v300H0z') +
      drawArea('#8aab9b', 'M0 700q180-60 360-20t330-20 310 20v200H0z') +
      drawBox('#f6f5f0', 0, 0, 44, 1000) +
      drawBox('#f6f5f0', 930, 0, 70, 1000) +
      drawSheen('#5c6a6f', 0.18, 'M44 0h8v850h-8zM922 0h8v850h-8z') +
      drawBox('#f6f5f0', 0, 850, 1000, 150) +
      drawSheen('#5c6a6f', 0.3, 'M0 850h1000v8H0z') +
      '<path fill="#3c4a50" opacity=".32" d="M300 900q200-30 420 0l270 60q-300 30-560 6-140-18-130-66z"/>' +
      drawBox('#20282c', 392, 40, 216, 108, 26) +
      drawSheen('#ffffff', 0.16, 'M416 52h34v84h-34z') +
      '<path fill="none" stroke="#20282c" stroke-width="22" d="M440 52q0-44 60-44t60 44"/>' +
      drawBox('url(#steel)', 404, 144, 192, 44, 6) +
      drawArea(
        'url(#coat)',
        'M404 186h192q6 64 66 96 56 30 56 100v478q0 62-62 62H344q-62 0-62-62V382q0-70 56-100 60-32 66-96z',
      ) +
      drawSheen('#ffffff', 0.34, 'M352 392q0-46 34-66v560h-14q-20 0-20-28z') +
      drawSheen('#000000', 0.14, 'M282 850h436v10q0 62-62 62H344q-62 0-62-62z'),
    slot: { cx: 500, cy: 604, width: 370, height: 420 },
  }
}
