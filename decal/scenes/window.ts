import { mix } from '../colour.ts'
import { area, box, sheen } from './marks.ts'
import type { Scene } from './scene.ts'

/** A shop window under a striped awning. */
export const window: Scene = (palette) => {
  const front = mix(palette.ink, '#33424a', 0.5)
  const stripe = mix(palette.main, palette.ink, 0.1)
  const stripes = Array.from({ length: 10 }, (_, i) => {
    const x = 20 + i * 96
    const fill = i % 2 === 0 ? stripe : '#f7f6f1'
    return (
      area(fill, `M${60 + i * 88} 60h88L${x + 96} 196H${x}z`) +
      area(fill, `M${x} 196h96v26q0 24-48 24t-48-24z`)
    )
  })
  return {
    back:
      box(mix('#d9d6cd', palette.pale, 0.4), 0, 0, 1000, 1000) +
      box(front, 60, 130, 880, 800) +
      box(mix(front, '#ffffff', 0.12), 60, 880, 880, 50) +
      box('#93b7bd', 110, 170, 780, 620) +
      area('#a6c6ca', 'M110 560h780v230H110z') +
      box('#7c9da3', 110, 700, 780, 90) +
      box('#5f7d82', 160, 640, 90, 60, 6) +
      box('#6d8b8f', 262, 610, 60, 90, 6) +
      box('#5f7d82', 720, 620, 120, 80, 6) +
      sheen('#ffffff', 0.2, 'M110 170h260L110 560zM560 170h90L330 790h-90z') +
      box(front, 60, 786, 880, 22) +
      box('#bfb8ab', 0, 930, 1000, 70) +
      stripes.join('') +
      box(front, 56, 46, 888, 22, 8),
    slot: { cx: 500, cy: 516, width: 500, height: 440 },
  }
}
