import { INK_COLOUR, type ColourLayer } from './painting.ts'
import { rubberColour } from './colours.ts'

const RIM = '#d9dee6'

/**
 * Returns points around a centre as knots, starting at the top. `count` is the number of points, and `radius` gives the distance of each
 * point from the centre.
 */
const ringOf = (x: number, y: number, count: number, radius: (i: number) => number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    const r = radius(i)
    return `${(x + Math.cos(angle) * r).toFixed(2)},${(y + Math.sin(angle) * r).toFixed(2)},0`
  }).join(' ')

/** Returns lines from the hub to the rim. */
const spokesOf = (x: number, y: number, r: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2
    return `${x},${y} ${(x + Math.cos(angle) * r).toFixed(2)},${(y + Math.sin(angle) * r).toFixed(2)}`
  })

/** Draws a wheel with a low tire, and a wide rim with five or more spokes. */
export function paintRoadWheel(x: number, y: number, r: number, spokes = 5): ColourLayer[] {
  return [
    { colour: INK_COLOUR, ellipses: `${x},${y},${r}` },
    { colour: RIM, ellipses: `${x},${y},${r * 0.76}` },
    { colour: rubberColour, ellipses: `${x},${y},${r * 0.62}` },
    {
      colour: RIM,
      ellipses: `${x},${y},${r * 0.24}`,
      lines: { [String(r * (spokes > 5 ? 0.15 : 0.21))]: spokesOf(x, y, r * 0.64, spokes) },
    },
    { colour: INK_COLOUR, ellipses: `${x},${y},${Math.max(0.8, r * 0.09)}` },
  ]
}

/** Draws a wheel with a tall tire and lugs for mud. */
export function paintMudWheel(x: number, y: number, r: number): ColourLayer[] {
  const lugs = 20
  return [
    { colour: INK_COLOUR, outlines: [ringOf(x, y, lugs * 4, (i) => (i % 4 < 2 ? r : r * 0.89))] },
    { colour: rubberColour, outlines: [ringOf(x, y, lugs, (i) => r * (i % 2 === 0 ? 0.8 : 0.72))] },
    { colour: INK_COLOUR, ellipses: `${x},${y},${r * 0.64}` },
    { colour: RIM, ellipses: `${x},${y},${r * 0.55}` },
    { colour: rubberColour, ellipses: `${x},${y},${r * 0.43}` },
    {
      colour: RIM,
      ellipses: `${x},${y},${r * 0.19}`,
      lines: { [String(r * 0.13)]: spokesOf(x, y, r * 0.46, 6) },
    },
    { colour: INK_COLOUR, ellipses: `${x},${y},${r * 0.08}` },
  ]
}

/** Draws a wheel with thin spokes on a narrow tire. */
export function paintSpokedWheel(x: number, y: number, r: number): ColourLayer[] {
  return [
    { colour: INK_COLOUR, ellipses: `${x},${y},${r}` },
    { colour: RIM, ellipses: `${x},${y},${r * 0.8}` },
    { colour: rubberColour, ellipses: `${x},${y},${r * 0.7}` },
    {
      colour: RIM,
      ellipses: `${x},${y},${r * 0.2}`,
      lines: { [String(Math.max(0.9, r * 0.07))]: spokesOf(x, y, r * 0.72, 10) },
    },
  ]
}

/** Draws a small wheel without spokes. */
export function paintPlainWheel(x: number, y: number, r: number): ColourLayer[] {
  return [
    { colour: INK_COLOUR, ellipses: `${x},${y},${r}` },
    { colour: rubberColour, ellipses: `${x},${y},${r * 0.74}` },
    { colour: RIM, ellipses: `${x},${y},${r * 0.42}` },
  ]
}
