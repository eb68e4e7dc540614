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
 * Returns the joints of the body between two positions, counted in half-turns. `share` scales the body's width. `drop` is the distance by
 * which the joints are moved down, as a multiple of the body's width.
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
const front = (turn: number, end = turn + 1.06): ColourLayer[] => [
  { colour: gold, edge: 1.1, outlines: spines(turn) },
  { colour: null, edge: 1.4, limbs: [body(turn - 0.06, end)] },
  // Covers the ink at the ends of the half-turn, so that the body continues behind the blade without a seam.
  { colour: null, limbs: [...(turn > 0 ? [body(turn - 0.2, turn + 0.02)] : []), body(end - 0.1, end + 0.1)] },
  { colour: belly, limbs: [body(turn + 0.1, turn + 0.92, 0.44, 0.24)] },
  { colour: INK_COLOUR, lines: { '1.2': plates(turn) } },
]

/** A dragon wound around a sword, with spread wings, looking to the right. */
const dragonAroundSword: Painting = [
  {
    colour: membrane,
    edge: 1.4,
    outlines: [
      '40,60,.2 37,44,.5 28,22,.5 15,3,.1 12,15,.6 1,22,.1 6,31,.6 -1,43,.1 8,47,.6 6,59,.1 16,56,.6 20,67,.1 29,61,.4',
      '60,74,.2 66,60,.4 79,48,.5 99,41,.1 95,50,.6 101,60,.1 94,65,.6 95,77,.1 86,74,.6 82,85,.1 72,78,.4',
    ],
  },
  {
    colour: INK_COLOUR,
    lines: {
      '1.5': [
        '24,19 14,27 3,23.4',
        '27,24 17,36 1.6,42.4',
        '31,32 20,46 8,57',
        '86,47 93,54 99,59.6',
        '80,50.6 89,62 93.6,75',
        '74,55 80,68 82,82.6',
      ],
    },
  },
  // The bones along the front edges of the wings.
  {
    colour: null,
    edge: 1.3,
    limbs: ['40,52,7 33,34,5.4 25,18.6,4.2 15,4,2', '60,68,7 68,57,5.4 80,48,4.2 98,41.4,2'],
  },
  { colour: null, edge: 1.4, limbs: [body(1, 2), body(3, 4)] },
  // The sword with the hilt at the top.
  { colour: steel, edge: 1.4, outlines: ['45.6,22,0 54.4,22,0 54.4,88,0 50,99,0 45.6,88,0'] },
  { colour: '#9aa4b4', outlines: ['50,24,0 54.4,24,0 54.4,88,0 50,99,0'] },
  { colour: '#7a4a24', edge: 1.3, outlines: ['47,7,0 53,7,0 53,18,0 47,18,0'] },
  { colour: INK_COLOUR, lines: { '1.1': ['47,10 53,8.4', '47,13.4 53,11.8', '47,16.8 53,15.2'] } },
  {
    colour: gold,
    edge: 1.3,
    outlines: [
      '35,14.6,.4 42,18,.6 50,17.4,.8 58,18,.6 65,14.6,.4 66,19.6,.4 59,22,.6 50,22.8,.8 41,22,.6 34,19.6,.4',
    ],
    ellipses: '50,5,4.2',
  },
  { colour: '#c4262e', edge: 0.9, ellipses: '50,20,2.2 50,5,1.7' },
  // The tail's tip.
  {
    colour: null,
    edge: 1.4,
    limbs: ['31.4,91,4.6 28,94.4,4.2 22,95.6,3.6 15,95,3'],
    outlines: ['19,90,.1 19,99.4,.1 12,98,.3 4,94.4,.1 12,91.4,.3'],
  },
  ...front(0),
  ...front(2),
  ...front(4, 4.92),
  // The dragon's head: a frill, horns, open jaws, teeth and an eye.
  {
    colour: gold,
    edge: 1.2,
    outlines: [
      '83.6,15,.3 83,7,.6 75,-1.6,0 77.4,6,.6 76.6,14,.3',
      '74.6,14,.3 73.4,6.4,.6 64.6,-2,0 67.6,6.4,.6 67.4,16,.3',
      '64,22,.2 57.4,23,0 61.4,28,.2 55.6,32,0 62,34.6,.2 59,41,0 68,39,.2',
    ],
  },
  { colour: '#8e1420', edge: 1.2, outlines: ['77,25,.2 96,21,.2 94.6,33,.2 77,34,.2'] },
  { colour: '#f0808f', outlines: ['78,33,.2 82,29.4,.6 89,28.6,.5 95.6,26.6,.1 91.4,30.4,.5 86,32.6,.4'] },
  {
    colour: null,
    edge: 1.4,
    outlines: [
      '61.4,31,.5 61.6,22,.6 66,15,.5 73,11.4,.5 79,12.6,.4 85,15.4,.4 91,13.4,.5 97,15,.5 99.6,19.4,.4 98.4,23.4,.2 92,22.8,.4 86,24.4,.4 80.6,26.4,.3 78.6,29,.3 82,32.2,.4 89,32.6,.4 96.4,30.4,.2 95.4,35,.5 89,38.8,.6 79,40.6,.6 70,40.6,.5',
    ],
  },
  {
    colour: '#ffffff',
    outlines: [
      '97.8,23.2,.3 95.6,28.4,0 93.4,22.8,.3',
      '91.6,22.8,.3 89.8,27,0 87.6,23.8,.3',
      '86,24.2,.3 84.2,28,0 82.2,25.6,.3',
      '91,32.6,.3 92.8,28.6,0 94.6,31.2,.3',
      '85.4,32.8,.3 86.8,29.6,0 88.6,32.8,.3',
    ],
  },
  { colour: '#ffe08a', edge: 1, outlines: ['72.4,20.6,.2 77,17.6,.4 84,21,.2 78.4,23.6,.5'] },
  {
    colour: INK_COLOUR,
    ellipses: '79,20.8,1,1.9 95.6,18,1.2,.9',
    lines: {
      '2': ['70.6,16.6 77,15.2 85.6,19.6'],
      '1.3': ['66,30 69,33.4 69.6,37', '90,17.4 88,19.6 85,21.4'],
    },
  },
]

/** Dragons in their own colours. The keys are hyphenated names. */
export const paintedDragons: Readonly<Record<string, Painting>> = { 'dragon-around-sword': dragonAroundSword }
