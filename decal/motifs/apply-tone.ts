import { mixColours, type Colour } from '../colour.ts'
import type { Tone } from './motif.ts'

const tones: Readonly<Record<Tone, readonly [Colour, number]>> = {
  light: ['#ffffff', 0.42],
  shade: ['#15152e', 0.26],
}

/** Makes a colour lighter or darker. */
export function applyTone(colour: Colour, tone: Tone | undefined): Colour {
  return tone === undefined ? colour : mixColours(colour, ...tones[tone])
}
