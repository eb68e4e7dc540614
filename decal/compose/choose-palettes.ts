import { computeLuminance, type Colour } from '../colour.ts'
import { paletteNames, palettes, type PaletteName } from '../palettes.ts'
import type { StyleKit } from '../styles.ts'
import { themes, type Theme } from './themes.ts'

// The distance below which two colours count as the same colour (root mean square of the channels' differences, 0 to 255).
const SAME_COLOUR = 62

/**
 * Returns the palettes for a prompt, best first: palettes with the colours that the customer names, then the palettes of a strong theme,
 * then the palettes of the style.
 */
export function choosePalettes(
  kit: StyleKit,
  { colours, themes: named }: { colours: readonly Colour[]; themes: readonly Theme[] },
): PaletteName[] {
  const [theme] = named
  const look = theme && themes[theme]
  const suiting = look ? kit.palettes.filter((name) => look.palettes.includes(name)) : []
  const themed = look?.strong ? [...suiting, ...look.palettes] : suiting
  const usual = [...new Set([...themed, ...kit.palettes])]
  if (colours.length === 0) return usual
  const fitting = paletteNames
    .map((name) => ({ name, fit: fitOf(name, colours) - (usual.includes(name) ? 0.2 : 0) }))
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, 3)
  return [...new Set([...fitting.map(({ name }) => name), ...usual])]
}

/**
 * Returns how poorly a palette fits the named colours. 0 means that the palette's main colour is the first named colour and that the
 * palette contains the other named colours.
 */
function fitOf(name: PaletteName, colours: readonly Colour[]): number {
  const { main, second, accent, ink, paper } = palettes[name]
  return colours.reduce((sum, colour, i) => {
    const areas = [
      main,
      ...(i > 0 || computeLuminance(colour) > 0.5 ? [accent, second, paper] : [second]),
      ...(i > 0 ? [ink] : []),
    ]
    const [first = 0, ...others] = areas.map((area) => measureColourDistance(area, colour) / SAME_COLOUR)
    return sum + Math.min(first, ...others.map((other) => other + 0.35)) / (i + 1)
  }, 0)
}

/** Returns the distance of two colours: the root mean square of the differences of their channels. */
export function measureColourDistance(a: Colour, b: Colour): number {
  const [x, y] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)]
  const squares = [16, 8, 0].map((shift) => (((x >> shift) & 255) - ((y >> shift) & 255)) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 3)
}
