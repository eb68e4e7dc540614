import { splitChannels, type Colour } from '../../colour.ts'
import { convertToOklab } from './oklab.ts'
import type { Pixels } from './pixels.ts'

// The distance in hundredths of OKLab below which two colours are treated as one colour with noise.
const SAME_COLOUR_DISTANCE = 7

/**
 * Reduces a picture to few colours by replacing near-identical colours with the most common of them. Returns the palette too, most common
 * first.
 */
export function reduceColours(picture: Pixels): { flat: Pixels; palette: Colour[] } {
  const counts = new Map<number, number>()
  const colourAt = (i: number): number =>
    ((picture.data[i] ?? 0) << 16) | ((picture.data[i + 1] ?? 0) << 8) | (picture.data[i + 2] ?? 0)
  for (let i = 0; i < picture.data.length; i += 4) {
    const colour = colourAt(i)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const all = [...counts].toSorted((a, b) => b[1] - a[1]).map(([n]) => hex(n))
  const palette: Colour[] = []
  for (const colour of all)
    if (palette.every((other) => apart(colour, other) > SAME_COLOUR_DISTANCE)) palette.push(colour)
  const became = new Map(
    all.map((c) => [Number.parseInt(c.slice(1), 16), splitChannels(findNearestColour(palette, c))]),
  )
  const data = new Uint8Array(picture.data)
  for (let i = 0; i < data.length; i += 4) data.set(became.get(colourAt(i)) ?? [], i)
  return { flat: { ...picture, data }, palette }
}

export function findNearestColour(palette: readonly Colour[], colour: Colour): Colour {
  return palette.reduce(
    (best, c) => (apart(c, colour) < apart(best, colour) ? c : best),
    palette[0] ?? colour,
  )
}

function apart(one: Colour, other: Colour): number {
  const [a, b] = [convertToOklab(...splitChannels(one)), convertToOklab(...splitChannels(other))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const hex = (n: number): Colour => `#${n.toString(16).padStart(6, '0')}`
