import type { ColourLayer, Painting } from './painting.ts'
import { INK_COLOUR } from './painting.ts'

const gold = '#e0a92e'
const steel = '#d5dbe4'
const membrane = '#5b6078'
const belly = '#f6e3b4'

// The dragon's body winds up the blade in half-turns. Even half-turns pass in front of the blade to the right, odd ones behind it to the
// left.
const [FOOT, RISE, HALF_WIDTH] = [91, 12.8, 19]
const widthAt = (s: number): number => Math.min(4.5 + s * 4.6, 13.4) - Math.max(0, s - 4) * 2
const bodyAt = (s: number): { x: number; y: number } => ({
  x: 50 - HALF_WIDTH * Math.cos(Math.PI * s),
  y: FOOT - RISE * s,
})

/**
 * Returns the joints of the body between two positions, counted in half-turns. `share` scales the width; `drop` moves the joints down by
 * that many widths.
 */
function body(from: number, to: number, share = 1, drop = 0): string {
  const steps = 14
  return Array.from({ length: steps + 1 }, (_, i) => {
    const s = from + ((to - from) * i) / steps
    const [{ x, y }, width] = [bodyAt(s), widthAt(s)]
    return `${x.toFixed(2)},${(y + drop * width).toFixed(2)},${(width * share).toFixed(2)}`
  }).join(' ')
}

const positions = (turn: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => turn + 0.2 + (0.66 * i) / (count - 1))

/** Returns the lines between the plates of the dragon's belly. */
const plates = (turn: number): string[] =>
  positions(turn, 6).map((s) => {
    const [{ x, y }, width] = [bodyAt(s), widthAt(s)]
    return `${(x + 0.6).toFixed(2)},${(y + width * 0.02).toFixed(2)} ${(x + 1.6).toFixed(2)},${(y + width * 0.46).toFixed(2)}`
  })

/** Returns the spines along the dragon's back. */
const spines = (turn: number): string[] =>
  positions(turn, 4).map((s) => {
    const [{ x, y }, width] = [bodyAt(s), widthAt(s)]
    const top = y - width * 0.44
    return `${x - 3.4},${top + 1},0 ${x - 1.4},${top - 4.6},0 ${x + 2.6},${top - 0.6},0`
  })

/** Draws the half-turn of the dragon's body that starts at position `turn`, in front of the blade. */
const front = (turn: number): ColourLayer[] => [
  { colour: gold, edge: 1.1, outlines: spines(turn) },
  { colour: null, edge: 1.4, limbs: [body(turn - 0.06, turn + 1.06)] },
  { colour: belly, limbs: [body(turn + 0.1, turn + 0.92, 0.44, 0.24)] },
  { colour: INK_COLOUR, lines: { '1.2': plates(turn) } },
]

/** A dragon wound around a sword, with spread wings, looking to the right. */
const dragonAroundSword: Painting = [
  {
    colour: membrane,
    edge: 1.4,
    outlines: [
      '38,58,.2 28,36,.4 11,13,.1 9,28,.5 1,42,.1 9,44,.5 9,58,.1 18,55,.5 23,66,.1 30,60,.4',
      '60,66,.2 74,50,.4 96,41,.1 92,52,.5 98,64,.1 89,64,.5 87,76,.1 79,71,.5 73,80,.1 66,74,.4',
    ],
  },
  {
    colour: INK_COLOUR,
    lines: {
      '1.5': [
        '12,16 26,38 34,56',
        '3,42 26,42',
        '10,56 27,46',
        '94,42 76,52 64,66',
        '96,63 78,54',
        '86,74 76,57',
      ],
    },
  },
  { colour: null, edge: 1.4, limbs: [body(1, 2), body(3, 4)] },
  // The sword with the hilt at the top.
  { colour: steel, edge: 1.4, outlines: ['45.8,22,0 54.2,22,0 54.2,88,0 50,98,0 45.8,88,0'] },
  { colour: '#9aa4b4', outlines: ['50,24,0 54.2,24,0 54.2,88,0 50,98,0'] },
  { colour: '#7a4a24', edge: 1.3, outlines: ['47,7,0 53,7,0 53,18,0 47,18,0'] },
  {
    colour: gold,
    edge: 1.3,
    outlines: ['36,16,.4 50,18,.8 64,16,.4 65,21,.4 50,22.6,.8 35,21,.4'],
    ellipses: '50,5,4.2',
  },
  // The tail's tip.
  {
    colour: null,
    edge: 1.4,
    limbs: ['31,90,5 24,95,4.4 15,95,3'],
    outlines: ['19,90,.1 19,99.4,.1 12,98,.3 4,94.4,.1 12,91.4,.3'],
  },
  ...front(0),
  // A hind leg.
  {
    colour: null,
    edge: 1.3,
    limbs: ['62,62,9 72,68,8 67,76,6'],
    outlines: ['70,73,.2 72,81,0 67.6,78,.2 66,82.6,0 63.6,78,.2 60,81,0 62.4,73,.2'],
  },
  ...front(2),
  {
    colour: null,
    edge: 1.3,
    limbs: ['40,42,8 34,49,7 40,53,5.6'],
    outlines: ['36,52,.2 39,49.4,.2 45,51,0 41.4,53.4,.2 45.6,55.6,0 40.4,56,.2 41,60,0 36.6,56.6,.2'],
  },
  ...front(4),
  // The dragon's head: horns, open jaws, teeth and an eye.
  {
    colour: gold,
    edge: 1.2,
    outlines: ['72,17,.3 66,10,.5 63,1,0 72,6,.5 79,13,.3', '68,24,.2 58,21.6,0 62,28,.2 56.6,32,0 66,34,.2'],
  },
  { colour: '#c4262e', edge: 1.2, outlines: ['75,22,.2 91,23,.2 91,32,.2 75,32,.2'] },
  {
    colour: null,
    edge: 1.4,
    outlines: [
      '66,34,.5 65,24,.6 69,15,.5 77,11.4,.6 84,12.6,.5 88,15.4,.5 95,15,.6 99,18.6,.5 98,22.6,.3 88,23.6,.4 81,25,.4 78,29.6,.5 87,30.8,.4 95,31.6,.3 91,36.4,.5 82,38.6,.6 73,38,.6',
    ],
  },
  {
    colour: '#ffffff',
    outlines: ['89,22.2,.5 91.4,28,.8 94.2,22,.5', '82.8,23,.5 85.4,28.4,.8 88.2,22.6,.5'],
  },
  { colour: '#ffe08a', edge: 1, outlines: ['76.4,17.2,.4 85,18.2,.4 80.4,22.4,.5'] },
  {
    colour: INK_COLOUR,
    ellipses: '81,19.3,1,1.3 95.6,18.4,1,.8',
    lines: { '1.8': ['75,15.6 80,15.8 85,18'] },
  },
]

/** Dragons in their own colours. The keys are hyphenated names. */
export const paintedDragons: Readonly<Record<string, Painting>> = { 'dragon-around-sword': dragonAroundSword }
