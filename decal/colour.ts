/** A colour in the form #rrggbb. */
export type Colour = string

/** Returns a colour's red, green and blue, 0 to 255. */
export function splitChannels(colour: Colour): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** Returns a colour's relative luminance by WCAG 2.2, from 0 to 1. */
export function computeLuminance(colour: Colour): number {
  const [r, g, b] = splitChannels(colour).map((c) => {
    const s = c / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Returns the contrast ratio by WCAG 2.2, from 1 to 21. */
export function computeContrast(a: Colour, b: Colour): number {
  const [la, lb] = [computeLuminance(a), computeLuminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

/** Returns the difference between the strongest and the weakest channel, from 0 (grey) to 255. */
export function computeChroma(colour: Colour): number {
  return Math.max(...splitChannels(colour)) - Math.min(...splitChannels(colour))
}

/** Mixes two colours in sRGB. `share` is the second colour's share in the mixture, from 0 to 1. */
export function mixColours(a: Colour, b: Colour, share: number): Colour {
  const other = splitChannels(b)
  const mixed = splitChannels(a).map((c, i) => Math.round(c + ((other[i] ?? c) - c) * share))
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Returns the first candidate that is readable on every colour behind it. `least` is the minimum contrast ratio. If no candidate reaches
 * it, black and white are considered too, and the colour with the highest contrast is returned.
 */
export function chooseReadableColour(
  behind: Colour | readonly Colour[],
  candidates: readonly Colour[],
  least = 4.5,
): Colour {
  const grounds = typeof behind === 'string' ? [behind] : behind
  const worst = (c: Colour): number => Math.min(...grounds.map((g) => computeContrast(c, g)))
  const good = candidates.find((c) => worst(c) >= least)
  if (good) return good
  const fallbacks = [...candidates, '#ffffff', '#111111']
  return fallbacks.reduce((best, c) => (worst(c) > worst(best) ? c : best))
}
