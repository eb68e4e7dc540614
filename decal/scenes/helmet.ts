import { computeLuminance, mixColours } from '../colour.ts'
import { defineGlow, defineGradient } from './light.ts'
import { drawArea, drawBox, drawOval, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A hockey helmet on the bench, seen from the side. */
export const helmetScene: Scene = (palette) => {
  const shell = computeLuminance(palette.main) > 0.45 ? '#22313a' : '#eef2f3'
  const shade = mixColours(shell, '#000000', shell === '#eef2f3' ? 0.28 : 0.5)
  return {
    back:
      defineGradient('rink', [
        [0, '#dfe9ee'],
        [1, '#c3d3da'],
      ]) +
      defineGradient('wood', [
        [0, '#c79e6c'],
        [1, '#9c7444'],
      ]) +
      defineGradient(
        'shell',
        [
          [0, mixColours(shell, '#ffffff', 0.5)],
          [0.45, shell],
          [1, shade],
        ],
        [0.15, 0, 0.75, 1],
      ) +
      defineGlow('shine', [
        [0, '#ffffff', 0.75],
        [1, '#ffffff', 0],
      ]) +
      drawBox('url(#rink)', 0, 0, 1000, 1000) +
      drawBox('#c8242b', 0, 560, 1000, 26) +
      drawBox('#ffffff', 0, 586, 1000, 200) +
      drawSheen('#7f97a1', 0.35, 'M0 700h1000v6H0zM180 586h6v200h-6zM700 586h6v200h-6z') +
      drawBox('url(#wood)', 0, 786, 1000, 214) +
      drawSheen('#ffffff', 0.25, 'M0 786h1000v8H0z') +
      '<ellipse cx="510" cy="838" rx="370" ry="30" fill="#4a3216" opacity=".45"/>' +
      // The helmet's straps and lining are behind the shell.
      drawArea('#2a353b', 'M330 690h330v110q0 30-40 30H392q-50 0-58-44z') +
      drawArea(
        'url(#shell)',
        'M150 610C130 330 290 150 520 150c230 0 350 170 350 390v62q0 30-30 34l-140 18q-40 6-58 40l-34 66q-14 28-46 28H330q-60 0-100-44-60-66-80-134z',
      ) +
      // The helmet's middle ridge, vents and ear opening.
      drawSheen(
        '#000000',
        0.12,
        'M520 150c230 0 350 170 350 390v62q0 12-6 20 10-250-110-366-90-90-234-106z',
      ) +
      drawSheen(
        '#ffffff',
        0.4,
        'M226 380q50-136 186-182 24-6 20 14-120 56-168 186-10 22-28 14-16-10-10-32z',
      ) +
      drawOval('url(#shine)', 330, 330, 130, 120) +
      drawArea(
        shade,
        'M636 214l64 44q12 10 2 20-10 8-22 0l-62-42q-12-8-4-18t22-4zM718 300l44 66q8 14-4 20t-22-4l-42-62q-8-14 2-20t22 0z',
      ) +
      drawOval(shade, 600, 640, 62, 70) +
      drawOval('#2a353b', 600, 640, 44, 52) +
      drawSheen(
        '#000000',
        0.2,
        'M152 616q14 66 80 134 40 42 98 44h233q32 0 46-28l8-16q-20 14-46 14H344q-60 0-100-44-56-60-80-114z',
      ) +
      // The visor.
      drawSheen('#9fc8d6', 0.55, 'M700 520l176-30q22 60 14 150-4 40-44 46l-110 12q-30-90-36-178z') +
      drawSheen('#ffffff', 0.5, 'M724 540l60-10q-6 80 14 152l-30 4q-36-70-44-146z') +
      drawBox('#39454c', 690, 508, 34, 30, 8),
    slot: { cx: 430, cy: 480, width: 330, height: 300, turn: -4 },
    view: { left: 90, top: 90, side: 840 },
  }
}
