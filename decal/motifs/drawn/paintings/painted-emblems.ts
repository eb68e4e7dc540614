import { amberColour, offWhiteColour, redPaintColour, steelColour, woodColour } from './colours.ts'
import { INK_COLOUR, type Painting } from './painting.ts'

const gold = '#e3b03f'
const medical = '#1f57a8'

const star =
  '40.6,4,0 59.4,4,0 59.4,33.7,0 85.1,18.9,0 94.5,35.1,0 68.8,50,0 94.5,64.9,0 85.1,81.1,0 59.4,66.3,0 59.4,96,0 40.6,96,0 40.6,66.3,0 14.9,81.1,0 5.5,64.9,0 31.2,50,0 5.5,35.1,0 14.9,18.9,0 40.6,33.7,0'

/** The star of life in its usual blue, with the staff and its serpent. */
const starOfLife: Painting = [
  { colour: '#ffffff', edge: 1.6, lines: { '7': [`${star} 40.6,4,0`] }, outlines: [star] },
  { colour: medical, outlines: [star] },
  {
    colour: '#ffffff',
    lines: {
      '3.4': ['50,19 50,84'],
      '3': ['40,27 47,23 57,26 58,33 50,38 43,43 44,50 51,54 56,59 54,65 50,68 47,72'],
    },
    ellipses: '50,18,3 39,27.4,3.4,2.6',
  },
]

const arms =
  '32,6,.3 50,9.4,.9 68,6,.3 62.6,22,.8 64,36,.3 78,37.4,.8 94,32,.3 90.6,50,.9 94,68,.3 78,62.6,.8 64,64,.3 62.6,78,.8 68,94,.3 50,90.6,.9 32,94,.3 37.4,78,.8 36,64,.3 22,62.6,.8 6,68,.3 9.4,50,.9 6,32,.3 22,37.4,.8 36,36,.3 37.4,22,.8'

/** A fire department's cross in red and gold, with a helmet in front of crossed axes. */
const fireCross: Painting = [
  { colour: gold, edge: 1.5, lines: { '4.6': [`${arms} 32,6,.3`] }, outlines: [arms] },
  { colour: redPaintColour, outlines: [arms] },
  {
    colour: '#9d1a20',
    outlines: [
      '94,32,.3 90.6,50,.9 94,68,.3 78,62.6,.8 64,64,.3 62.6,78,.8 68,94,.3 50,90.6,.9 32,94,.3 34,88,.3 50,85,.9 60,87,.3 58,76,.8 62,62,.3 76,58,.8 87,61,.3 85,50,.9 88,34,.3',
    ],
  },
  { colour: gold, edge: 1.6, ellipses: '50,50,26.6' },
  { colour: offWhiteColour, ellipses: '50,50,23.2' },
  // The crossed axes.
  { colour: woodColour, edge: 1, lines: { '3': ['36,66 62,36', '64,66 38,36'] } },
  {
    colour: steelColour,
    edge: 1,
    outlines: [
      '58,33,.2 64,31,.3 70,38,.3 69,45,.2 63,41,.4 59,39,.2',
      '42,33,.2 36,31,.3 30,38,.3 31,45,.2 37,41,.4 41,39,.2',
    ],
  },
  // A firefighter's helmet, seen from the front.
  {
    colour: '#2a2b35',
    edge: 1.2,
    outlines: [
      '33,61,.3 38,54,.6 39,47,.6 44,40,.8 50,38 56,40,.8 61,47,.6 62,54,.6 67,61,.3 58,60,.7 50,59.4 42,60,.7',
    ],
  },
  {
    colour: redPaintColour,
    edge: 0.9,
    outlines: ['45,44,.2 50,41.6,.3 55,44,.2 55,52,.3 50,57,.2 45,52,.3'],
  },
  {
    colour: gold,
    outlines: [
      '50,45,0 51.4,48,0 54,48.2,0 52,50.2,0 52.6,53,0 50,51.4,0 47.4,53,0 48,50.2,0 46,48.2,0 48.6,48,0',
    ],
  },
  { colour: INK_COLOUR, lines: { '1.4': ['41,47 43,56', '59,47 57,56'] } },
]

/** A pair of wedding rings with a sparkle. */
const rings: Painting = [
  {
    colour: gold,
    edge: 1.5,
    lines: { '6.4': ['62,38,1 76,44 82,58 76,72 62,78 48,72 42,58 48,44 62,38,1'] },
  },
  { colour: '#f6dc8e', lines: { '1.8': ['70,40.6 79,48 81.6,58'] } },
  {
    colour: gold,
    edge: 1.5,
    lines: { '6.4': ['38,38,1 52,44 58,58 52,72 38,78 24,72 18,58 24,44 38,38,1'] },
  },
  { colour: '#f6dc8e', lines: { '1.8': ['31,40.6 22,48 18.6,58'] } },
  // The wedding rings cross twice. At the lower crossing, the right ring passes over the left ring.
  { colour: gold, edge: 1.5, lines: { '6.4': ['43.4,65 48,72 54,76'] } },
  { colour: gold, lines: { '6.4': ['42.4,62 48,72 57,77'] } },
  { colour: '#dff1fb', edge: 1.4, outlines: ['30,20,.1 46,20,.1 52,27,.1 38,41,.1 24,27,.1'] },
  { colour: '#9cc9ea', outlines: ['38,40,0 32,27,0 44,27,0', '44,27,0 46,20.6,0 51.4,27,0'] },
  {
    colour: INK_COLOUR,
    lines: { '1.1': ['25,27 51,27', '32,27 38,40', '44,27 38,40', '32,27 35,20.6', '44,27 41,20.6'] },
  },
  { colour: amberColour, outlines: ['74,14,0 76,20,0 82,22,0 76,24,0 74,30,0 72,24,0 66,22,0 72,20,0'] },
]

/** Emblems in their own colours. */
export const paintedEmblems: Readonly<Record<string, Painting>> = {
  'star-of-life': starOfLife,
  'fire-department-cross': fireCross,
  'wedding-rings': rings,
}
