import { computeLuminance, mixColours } from '../colour.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A steel drinking bottle on a rock by the trail. */
export const bottleScene: Scene = (palette) => {
  const base = computeLuminance(palette.main) > 0.4 ? '#2f3b42' : mixColours(palette.main, '#24404a', 0.35)
  const steel = mixColours(base, '#ffffff', 0.08)
  return {
    back:
      drawBox(mixColours('#e7eeec', palette.pale, 0.5), 0, 0, 1000, 1000) +
      drawArea('#cbd9d5', 'M0 640L200 470 340 580 560 400 760 590 880 500 1000 620V1000H0z') +
      drawArea('#a9c0b4', 'M0 760q160-80 330-30t320-30 350 20v280H0z') +
      drawArea('#8d9496', 'M60 930q40-60 200-64h500q150 4 190 64v70H60z') +
      drawOval('#70787b', 500, 906, 250, 18) +
      drawBox('#2a3136', 408, 52, 184, 92, 22) +
      drawBox('#3a4349', 408, 52, 184, 26, 13) +
      '<path fill="none" stroke="#2a3136" stroke-width="20" d="M440 66q0-40 60-40t60 40"/>' +
      drawBox('#c5ccd0', 420, 140, 160, 30, 6) +
      drawArea(
        steel,
        'M424 168h152q8 60 76 92 58 28 58 92v500q0 56-56 56H346q-56 0-56-56V352q0-64 58-92 68-32 76-92z',
      ) +
      drawSheen('#ffffff', 0.16, 'M330 380q0-50 34-70v560h-10q-24 0-24-30z') +
      drawSheen('#000000', 0.14, 'M650 300q60 20 60 52v500q0 56-56 56h-24q40-30 40-110V370q0-40-20-70z'),
    slot: { cx: 498, cy: 588, width: 350, height: 430 },
  }
}
