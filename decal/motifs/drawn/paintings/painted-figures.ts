import { closeGaps } from '../../../geometry/shape-operations.ts'
import { offWhiteColour, skinColour, steelColour } from './colours.ts'
import { drawHorse } from '../horses/horse.ts'
import { horses } from '../horses/horses.ts'
import { INK_COLOUR, placePainting, type Painting } from './painting.ts'

const cloth = '#343a5c'

/** A sitting baby in a ninja's hood, with a diaper and a pacifier. */
const ninjaBaby: Painting = [
  // The ends of the ninja's headband.
  { colour: null, edge: 1.3, outlines: ['78,25,.3 92,16,.2 97,24,.1 90,27,.4 98,36,.1 90,39,.3 79,30,.3'] },
  { colour: cloth, edge: 1.5, limbs: ['33,62,14 22,70,13 16,79,11'] },
  { colour: cloth, edge: 1.5, outlines: ['50,56 64,58 72,70 73,82 66,92 50,94 34,92 27,82 28,70 36,58'] },
  {
    colour: offWhiteColour,
    edge: 1.4,
    outlines: ['29,76,.3 50,79,.8 71,76,.3 73,85 66,94 50,95 34,94 27,85'],
  },
  { colour: steelColour, edge: 0.9, ellipses: '50,84,2' },
  { colour: cloth, edge: 1.5, limbs: ['36,88,15 22,91,13', '64,88,15 78,91,13'] },
  { colour: INK_COLOUR, ellipses: '17,90,6.2,7 83,90,6.2,7' },
  { colour: skinColour, ellipses: '16.4,90,3.6,4.6 83.6,90,3.6,4.6' },
  { colour: skinColour, edge: 1.3, ellipses: '15,80.6,5.2,5' },
  // The baby's wooden sword, over its shoulder.
  { colour: '#c98b4a', edge: 1.2, outlines: ['81,64,.2 86,66,.2 99,38,.1 97,36,.1'] },
  { colour: INK_COLOUR, lines: { '3.4': ['79,63 89,67.6'] } },
  { colour: '#7a4a24', edge: 1, lines: { '4': ['82.6,68 80,74'] } },
  { colour: cloth, edge: 1.5, limbs: ['67,62,14 77,68,12.6'] },
  { colour: skinColour, edge: 1.3, ellipses: '80.4,70.6,5.4,5' },
  {
    colour: cloth,
    edge: 1.6,
    outlines: ['50,5 67,8 79,19 83,34 79,48 68,58 50,61 32,58 21,48 17,34 21,19 33,8'],
  },
  {
    colour: skinColour,
    edge: 1.3,
    outlines: ['24,32,.5 36,27,.7 50,26,.8 64,27,.7 76,32,.5 77,40,.7 68,46,.6 50,48,.8 32,46,.6 23,40,.7'],
  },
  { colour: '#f2a3a0', ellipses: '29.6,42,3.6,2.2 70.4,42,3.6,2.2' },
  {
    colour: null,
    edge: 1.2,
    outlines: [
      '19.4,24,.3 34,17,.7 50,15.4,.8 66,17,.7 80.6,24,.3 82.4,31,.3 66,24,.7 50,22.4,.8 34,24,.7 17.6,31,.3',
    ],
  },
  {
    colour: INK_COLOUR,
    ellipses: '38,37,5,6 62,37,5,6',
    lines: { '2.6': ['29.6,29.6 37,29 45,33', '70.4,29.6 63,29 55,33'] },
  },
  { colour: offWhiteColour, ellipses: '36.4,34.8,1.8 60.4,34.8,1.8 39.8,39.4,1 63.8,39.4,1' },
  // The baby's pacifier, over its ninja mask.
  {
    colour: null,
    edge: 1.3,
    outlines: ['50,49.6 58,49,.8 61,52.6,.7 58,56.4,.8 50,56 42,56.4,.8 39,52.6,.7 42,49,.8'],
  },
  { colour: offWhiteColour, edge: 1.2, ellipses: '50,52.8,3' },
]

/** A galloping horse as a solid shape, without gaps between its parts. */
const gallopingHorse = () => {
  const { 'running-horse': pose } = horses
  return pose ? closeGaps(drawHorse(pose), 1.6) : []
}

/** A cowboy astride a galloping horse, swinging his lasso. */
const cowboyOnHorse: Painting = [
  { colour: '#8a5a33', edge: 1.5, shape: gallopingHorse },
  // The horse's mane and tail.
  {
    colour: '#4a2c18',
    edge: 1,
    outlines: [
      '16,25,.2 22,17,0 23,22,.2 30,18,0 30,24,.2 37,23,0 36,29,.2 43,31,0 36,36,.3 28,30,.6',
      '68,43,.3 76,39,.6 90,36,0 87,42,.2 97,45,.1 87,48,.3 92,53,0 80,51,.6 70,49,.3',
    ],
  },
  {
    colour: INK_COLOUR,
    ellipses: '12.4,29.4,1.1,1.2',
    lines: { '1.3': ['3,34 9,36 15,34', '16,40 22,36 26,31'] },
  },
  { colour: '#c4262e', edge: 1.2, outlines: ['43,38,.3 60,37,.3 62,46,.3 44,48,.3'] },
  { colour: '#4a2c18', edge: 1.2, outlines: ['43,34,.3 47,38,.6 57,38,.6 62,32,.3 63,40,.3 44,41,.3'] },
  // The lasso above the rider.
  { colour: '#e3c48a', edge: 0.9, lines: { '1.9': ['66,14 72,10 84,3 95,4 97,9 88,14 76,14 70,11'] } },
  // The rider's leg, body, arms, head and hat.
  { colour: '#2f4f8f', edge: 1.3, limbs: ['54,36,10 44,46,9 49,57,7'] },
  {
    colour: '#5a3520',
    edge: 1.2,
    limbs: ['49,57,7 48.6,63,6.4'],
    outlines: ['45,61,.3 52,62,.3 52,68,.2 38,68,.4 39,64.6,.5'],
  },
  { colour: null, edge: 1.3, limbs: ['55,20,8 62,20,7 66,14,6'] },
  { colour: skinColour, edge: 1.1, ellipses: '67,12.4,3,3' },
  { colour: null, edge: 1.4, outlines: ['46,16,.5 55,15,.6 59,22 58,35,.3 48,37,.3 44,27'] },
  { colour: null, edge: 1.3, limbs: ['48,20,8 41,28,7 35,29,5.6'] },
  { colour: skinColour, edge: 1.1, ellipses: '33,29,3,2.8' },
  { colour: INK_COLOUR, lines: { '1.3': ['31,29.6 20,33 12,34'] } },
  { colour: skinColour, edge: 1.3, outlines: ['41,4,.5 52,3,.5 53,12 47,17 41,14 39.4,10,.4'] },
  { colour: '#c4262e', edge: 1.1, outlines: ['42,14,.3 53,12,.3 55,17,.3 47,20,.3'] },
  { colour: INK_COLOUR, ellipses: '43.4,8.4,1,1.2', lines: { '1.2': ['41.6,12.4 45.6,12'] } },
  {
    colour: '#b98456',
    edge: 1.3,
    outlines: ['33,2,.4 40,3,.6 41,-3,.5 46,-1.6,.6 52,-4,.5 54,2,.6 61,-1,.4 57,5,.6 46,7 38,6,.6'],
  },
]

const mop: Painting = [
  { colour: '#d9a35f', edge: 1.3, outlines: ['84,2,.4 89,4.6,.4 61,58,.1 56,55.6,.1'] },
  { colour: '#2f86c5', edge: 1.2, outlines: ['50,49,.3 66,57,.3 63,64,.2 46,55.6,.2'] },
  {
    colour: '#f6f1e4',
    edge: 1.5,
    outlines: [
      '47,53 63,61 66,68,.6 67,80,.8 63,92,.6 58,94,.5 55,91,.3 52,97,.6 46,97.4,.5 43,93,.3 38,98,.6 32,96.6,.5 31,92,.3 25,95,.6 19,92,.5 19,87,.3 12,88,.6 8,83,.5 14,75,.7 28,66,.8 38,58',
    ],
  },
  {
    colour: INK_COLOUR,
    lines: { '1.6': ['44,59 30,74 22,88', '49,61 40,78 33,93', '54,64 49,80 45,94', '59,65 57,79 56,91'] },
  },
]

/** Soap bubbles beside the mop. */
const suds: Painting = [
  { colour: '#bfe3f5', edge: 1.3, ellipses: '83,84,9 70,92,5.6 92,68,5 78,70,3.4' },
  { colour: offWhiteColour, ellipses: '80,81,2.4 68.4,90.4,1.5 90.8,66.6,1.3' },
]

/** Figures in their own colours. The keys are hyphenated names. */
export const paintedFigures: Readonly<Record<string, Painting>> = {
  'ninja-baby': ninjaBaby,
  'cowboy-on-horse': placePainting(cowboyOnHorse, 0.96, 2, 9),
  mop,
  'mop-with-bubbles': [...mop, ...suds],
}
