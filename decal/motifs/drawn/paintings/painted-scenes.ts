import { bikes } from '../cutouts/bikes.ts'
import { paintCutout } from './painted-cutout.ts'
import { trims } from './trims.ts'
import { INK_COLOUR, placePainting, type ColourLayer, type Painting } from './painting.ts'

const log = '#a8662f'
const shade = '#7d4820'
const roof = '#8e2f2a'
const fir = '#2e6b45'
const water = '#3f8fc0'
const pale = '#a9d6ea'
const bone = '#f4efe2'
const steel = '#c9d0da'

/** Draws a fir with three tiers whose foot is at x, y. */
const firAt = (x: number, y: number, k: number): string => {
  const at = (dx: number, dy: number, r = 0): string => `${x + dx * k},${y + dy * k},${r}`
  return [
    at(0, -46, 0.1),
    at(8, -32, 0.1),
    at(5, -32),
    at(13, -18, 0.1),
    at(8, -18),
    at(17, -3, 0.1),
    at(-17, -3, 0.1),
    at(-8, -18),
    at(-13, -18, 0.1),
    at(-5, -32),
    at(-8, -32, 0.1),
  ].join(' ')
}

/** A log cabin among firs on a lake, with a canoe at its shore. */
const cabinOnLake: Painting = [
  {
    colour: shade,
    edge: 1.2,
    outlines: ['12,62,0 16,62,0 16,70,0 12,70,0', '84,62,0 88,62,0 88,70,0 84,70,0'],
  },
  { colour: fir, edge: 1.4, outlines: [firAt(16, 66, 1), firAt(83, 66, 1.1), firAt(70, 60, 0.8)] },
  {
    colour: '#6a9a4d',
    edge: 1.4,
    outlines: ['1,72,.3 8,63,.8 30,61,.7 70,61,.7 92,63,.8 99,72,.3 99,76,.2 1,76,.2'],
  },
  // The cabin with its chimney.
  { colour: '#8d8f98', edge: 1.3, outlines: ['58,20,.1 66,20,.1 66,40,0 58,40,0'] },
  { colour: log, edge: 1.4, outlines: ['26,42,0 70,42,0 70,68,0 26,68,0'] },
  { colour: shade, lines: { '1.4': ['26,49 70,49', '26,55.4 70,55.4', '26,61.8 70,61.8'] } },
  { colour: '#ffd978', edge: 1.3, outlines: ['31,50,0 42,50,0 42,60,0 31,60,0'] },
  { colour: INK_COLOUR, lines: { '1.3': ['36.5,50 36.5,60', '31,55 42,55'] } },
  { colour: shade, edge: 1.3, outlines: ['52,49,.1 62,49,.1 62,68,0 52,68,0'] },
  { colour: '#ffd978', ellipses: '59.6,59,1.1' },
  { colour: roof, edge: 1.5, outlines: ['19,44,.1 34,23,.1 63,23,.1 77,44,.1'] },
  { colour: '#b5524a', lines: { '1.4': ['27,37.6 69,37.6', '31.4,31 65,31'] } },
  // The lake, and the canoe on it.
  {
    colour: water,
    edge: 1.4,
    outlines: ['0,74,.2 25,72,.8 50,74,.8 75,72,.8 100,74,.2 92,92,.5 70,99,.7 30,99,.7 8,92,.5'],
  },
  { colour: pale, lines: { '1.8': ['8,79.6 20,79.6', '78,79 92,79', '20,94 38,94', '64,94.6 78,94.6'] } },
  {
    colour: '#5a3a22',
    edge: 1,
    lines: { '2.2': ['62,70 74,84'] },
    outlines: ['73,82,.4 78,87,.6 77,91,.6 72,86,.4'],
  },
  {
    colour: null,
    edge: 1.4,
    outlines: [
      '17,76,.2 22,81,.6 36,83.4,.7 64,83.4,.7 78,81,.6 83,76,.2 81,87,.5 70,91.4,.6 30,91.4,.6 19,87,.5',
    ],
  },
  { colour: bone, lines: { '1.6': ['22,86 36,87.4 64,87.4 78,86'] } },
]

/** The Grim Reaper down to the waist: a skull in a hood, and a scythe. */
const reaper: Painting = [
  { colour: '#7a4a24', edge: 1.4, lines: { '3.6': ['85,12 81,94'] } },
  {
    colour: steel,
    edge: 1.5,
    outlines: ['90,18,.2 76,6,.5 56,2,.7 34,7,.6 18,20,.1 36,14,.6 54,13.6,.7 70,18,.5 84,26,.2'],
  },
  {
    colour: '#8d95a3',
    outlines: ['84,26,.2 70,18,.5 54,13.6,.7 36,14,.6 18,20,.1 36,11.4,.6 54,10.4,.7 72,14,.5'],
  },
  {
    colour: null,
    edge: 1.7,
    outlines: ['50,15,.4 62,21,.7 70,34 72,48 78,58 90,70 96,98,.1 4,98,.1 10,70 22,58 28,48 30,34 38,21,.7'],
  },
  { colour: '#262838', outlines: ['50,22,.4 60,29 65,41 63,54 56,63 50,65 44,63 37,54 35,41 40,29'] },
  {
    colour: bone,
    edge: 1.2,
    outlines: ['50,29 58,31.4 62,39 61,47 57,51,.5 56.4,59,.4 50,61 43.6,59,.4 43,51,.5 39,47 38,39 42,31.4'],
  },
  {
    colour: INK_COLOUR,
    outlines: [
      '41,41,.4 47,41.6,.4 48,46,.6 44,48.6,.7 40.6,46,.6',
      '59,41,.4 53,41.6,.4 52,46,.6 56,48.6,.7 59.4,46,.6',
      '50,47,.2 52,51,.3 48,51,.3',
    ],
    lines: { '1.4': ['45,55.4 55,55.4', '47.4,53.6 47.4,58', '50,53.6 50,59', '52.6,53.6 52.6,58'] },
  },
  { colour: '#e4402e', ellipses: '44.6,44.6,1.4 55.4,44.6,1.4' },
  { colour: INK_COLOUR, lines: { '1.7': ['30,60 36,76 35,97', '68,62 62,78 64,97', '50,68 49,97'] } },
  // The Reaper's sleeve, and its bony hand on the scythe's shaft.
  { colour: null, edge: 1.5, outlines: ['70,60,.4 88,70,.5 92,88,.4 80,86,.6 72,90,.4 66,76,.5'] },
  { colour: bone, edge: 1.1, limbs: ['79,74,5 86,73,4', '79,78,5 87,77.6,4', '79,82,5 86,82,3.6'] },
]

// The feathers of an angel's right wing, starting at the tip. Each has a root, an end and a width.
const feathers: readonly (readonly [string, string, number])[] = [
  ['62,44', '95,8', 9],
  ['62,47', '99,21', 9],
  ['62,50', '99,34', 9],
  ['61,54', '96,47', 9],
  ['60,58', '91,59', 8.6],
  ['59,61', '84,69', 8.2],
  ['58,64', '75,77', 7.6],
]
const mirrored = (point: string): string => {
  const [x = 0, y = 0] = point.split(',').map(Number)
  return `${100 - x},${y}`
}
const wings: Painting = [
  ...feathers.toReversed().map(([from, to, width]): ColourLayer => ({
    colour: '#ffffff',
    edge: 1.3,
    limbs: [
      `${from},${width} ${to},${width * 0.5}`,
      `${mirrored(from)},${width} ${mirrored(to)},${width * 0.5}`,
    ],
  })),
  {
    colour: '#dfe6ee',
    edge: 1.3,
    outlines: [
      '55,68,.3 53,54,.6 58,40,.6 70,28,.5 84,13,.6 88,8,.6 90,14,.6 84,30,.5 74,44,.6 66,58,.6',
      '45,68,.3 47,54,.6 42,40,.6 30,28,.5 16,13,.6 12,8,.6 10,14,.6 16,30,.5 26,44,.6 34,58,.6',
    ],
  },
  {
    colour: '#e8b93c',
    edge: 1.2,
    lines: { '3': ['38,14 42,10.4 50,9 58,10.4 62,14 58,17.6 50,19 42,17.6 38,14'] },
  },
]

/** A bike between an angel's wings, under a halo. */
function winged(name: string): Painting {
  const bike = bikes[name]
  return bike ? [...wings, ...placePainting(paintCutout(bike, trims[name]), 0.68, 16, 35)] : wings
}

/** Scenes in their own colours. The keys are hyphenated names. */
export const paintedScenes: Readonly<Record<string, Painting>> = {
  'cabin-and-canoe-on-lake-with-pine-trees': cabinOnLake,
  'feathered-angel-wings': wings,
  'angel-wings-with-dirt-bike': winged('dirt-bike'),
  'angel-wings-with-motorcycle': winged('motorcycle'),
  'angel-wings-with-chopper': winged('chopper'),
  'hooded-grim-reaper': reaper,
}
