import type { Colour } from '../../../colour.ts'
import type { Flag, FlagLayer } from './flag.ts'

const [blue, red, white, gold] = ['#012169', '#c8102e', '#ffffff', '#fcb514'] as const

const box = (colour: Colour, x: number, y: number, width: number, height: number): FlagLayer => ({
  kind: 'box',
  colour,
  x,
  y,
  width,
  height,
})
const stripe = (colour: Colour, knots: string, width: number): FlagLayer => ({
  kind: 'line',
  colour,
  knots,
  width,
})
const wave = (y: number): FlagLayer =>
  stripe(blue, `-6,${y} 8,${y + 2.4} 22,${y} 36,${y - 2.4} 50,${y} 64,${y + 2.4} 78,${y} 96,${y - 2.4}`, 3.6)

/** The flag of British Columbia: a Union Jack with a crown above the sun that sets in the sea. */
export const britishColumbiaFlag: Flag = [
  box(blue, 0, 0, 90, 30),
  stripe(white, '-12,-4,0 102,34,0', 6.4),
  stripe(white, '-12,34,0 102,-4,0', 6.4),
  stripe(red, '-12,-4,0 102,34,0', 2.4),
  stripe(red, '-12,34,0 102,-4,0', 2.4),
  box(white, 0, 9.6, 90, 10.8),
  box(white, 38, 0, 14, 30),
  box(red, 0, 12, 90, 6),
  box(red, 41, 0, 8, 30),
  {
    kind: 'outline',
    colour: gold,
    knots:
      '38,20.6,0 36.4,11.4,.2 40.6,14.6,.2 42,9.4,.3 44,13,.2 45,7.6,.3 46,13,.2 48,9.4,.3 49.4,14.6,.2 53.6,11.4,.2 52,20.6,0',
  },
  box(white, 0, 30, 90, 30),
  wave(37),
  wave(46),
  wave(55),
  { kind: 'star', colour: gold, x: 45, y: 60, r: 27, points: 18, turned: 10 },
  { kind: 'disc', colour: white, x: 45, y: 60, r: 15.4 },
  { kind: 'disc', colour: gold, x: 45, y: 60, r: 13.4 },
]
