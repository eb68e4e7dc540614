import { mixColours } from '../colour.ts'
import { drawArea, drawBox, drawSheen } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A shop window under a striped awning. */
export const shopWindowScene: Scene = (palette) => {
  const front = mixColours(palette.ink, '#33424a', 0.5)
  const stripe = mixColours(palette.main, palette.ink, 0.1)
  const stripes = Array.from({ length: 10 }, (_, i) => {
    const x = 20 + i * 96
    const fill = i % 2 === 0 ? stripe : '#f7f6f1'
    return (
      drawArea(fill, `M${60 + i * 88} 60h88L${x + 96} 196H${x}z`) +
      drawArea(fill, `M${x} 196h96v26q0 24-48 24t-48-24z`)
    )
  })
  return {
    back:
      drawBox(mixColours('#d9d6cd', palette.pale, 0.4), 0, 0, 1000, 1000) +
      drawBox(front, 60, 130, 880, 800) +
      drawBox(mixColours(front, '#ffffff', 0.12), 60, 880, 880, 50) +
      drawBox('#93b7bd', 110, 170, 780, 620) +
      drawArea('#a6c6ca', 'M110 560h780v230H110z') +
      drawBox('#7c9da3', 110, 700, 780, 90) +
      drawBox('#5f7d82', 160, 640, 90, 60, 6) +
      drawBox('#6d8b8f', 262, 610, 60, 90, 6) +
      drawBox('#5f7d82', 720, 620, 120, 80, 6) +
      drawSheen('#ffffff', 0.2, 'M110 170h260L110 560zM560 170h90L330 790h-90z') +
      drawBox(front, 60, 786, 880, 22) +
      drawBox('#bfb8ab', 0, 930, 1000, 70) +
      stripes.join('') +
      drawBox(front, 56, 46, 888, 22, 8),
    slot: { cx: 500, cy: 516, width: 500, height: 440 },
  }
}
