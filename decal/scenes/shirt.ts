import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A T-shirt laid flat, in the colour on which the artwork is printed. */
export const shirtScene: Scene = (palette) => ({
  back:
    drawBox(mixColours('#c9d5d6', palette.second, 0.22), 0, 0, 1000, 1000) +
    drawSheen(
      '#0b1f2a',
      0.12,
      'M352 108q60 56 148 56t148-56l150 54 150 210-142 92-70-80v522q0 14-14 14H278q-14 0-14-14V384l-70 80-142-92 150-210z',
    ) +
    drawArea(
      palette.paper,
      'M352 92q60 56 148 56t148-56l150 54 146 206-138 92-70-80v522q0 14-14 14H278q-14 0-14-14V364l-70 80-138-92 146-206z',
    ) +
    drawArea(
      mixColours(palette.paper, '#0b1f2a', 0.12),
      'M352 92q60 56 148 56t148-56l-26-10q-50 40-122 40T378 82z',
    ) +
    drawArea(mixColours(palette.paper, '#0b1f2a', 0.2), 'M378 82q50 40 122 40t122-40q-50 18-122 18T378 82z') +
    drawSheen(
      '#0b1f2a',
      0.06,
      'M264 364l26-90q-8 130 6 300t-20 320h-12zM736 364l-26-90q8 130-6 300t20 320h12zM340 880q90-60 210-50-110 6-180 60z',
    ),
  slot: { cx: 500, cy: 450, width: 372, height: 430, printed: true },
  view: { left: 60, top: 20, side: 880 },
})
