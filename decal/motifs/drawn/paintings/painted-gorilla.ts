import { INK_COLOUR, placePainting, addLightAndShade, type Painting } from './painting.ts'
import { offWhiteColour, steelColour } from './colours.ts'

const fur = '#5d606d'
const hide = '#a3a6b1'

/** A gorilla from the front, with its arms down. */
const gorilla: Painting = addLightAndShade([
  { colour: fur, edge: 2, limbs: ['41,72,20 36,82,18 35,87,15', '59,72,20 64,82,18 65,87,15'] },
  {
    colour: hide,
    edge: 1.8,
    outlines: [
      '25,92,.5 33,89,.6 43,91,.5 43,97,.3 24,97,.3',
      '75,92,.5 67,89,.6 57,91,.5 57,97,.3 76,97,.3',
    ],
  },
  {
    colour: fur,
    edge: 2,
    outlines: ['50,25 64,25 78,31 83,41 77,55 68,66 64,79 50,82 36,79 32,66 23,55 17,41 22,31 36,25'],
  },
  {
    colour: hide,
    outlines: [
      '50,43,.4 58,41 66,43 68,50 62,56,.6 50,56,.4 38,56,.6 32,50 34,43 42,41',
      '43,58,.5 50,58.6 57,58,.5 58,66 56,74 50,76 44,74 42,66',
    ],
  },
  { colour: INK_COLOUR, lines: { '1.8': ['50,43 50,56', '44,64 56,64'] } },
])
const gorillaArms: Painting = addLightAndShade([
  { colour: fur, edge: 2, limbs: ['24,37,22 20,51,18 27,66,13', '76,37,22 80,51,18 73,66,13'] },
  {
    colour: hide,
    edge: 1.8,
    outlines: [
      '21,67,.6 27,65,.7 33,67,.6 34,75,.6 28,78,.7 21,76,.6',
      '79,67,.6 73,65,.7 67,67,.6 66,75,.6 72,78,.7 79,76,.6',
    ],
  },
  {
    colour: INK_COLOUR,
    lines: {
      '1.7': [
        '25.4,71 25.4,76',
        '29.8,71 29.8,76',
        '74.6,71 74.6,76',
        '70.2,71 70.2,76',
        '15,44 20,49',
        '85,44 80,49',
      ],
    },
  },
])
const gorillaHead: Painting = addLightAndShade([
  {
    colour: fur,
    edge: 2,
    outlines: ['50,2 59,5 66,14 68,25 64,36 57,42 50,43 43,42 36,36 32,25 34,14 41,5'],
  },
  {
    colour: hide,
    edge: 1.5,
    outlines: [
      '50,16,.6 58,14.6 64,18,.6 64,24 59,27,.5 63,33 59,39 50,41 41,39 37,33 41,27,.5 36,24 36,18,.6 42,14.6',
    ],
  },
  { colour: offWhiteColour, ellipses: '43.4,22,3.2,2.6 56.6,22,3.2,2.6' },
  {
    colour: INK_COLOUR,
    ellipses: '44,22.2,1.5 56,22.2,1.5 46.6,29,1.7,1.3 53.4,29,1.7,1.3',
    lines: { '2.8': ['37.6,17.4 43,18 48,21', '62.4,17.4 57,18 52,21'] },
  },
  {
    colour: offWhiteColour,
    edge: 1.4,
    outlines: ['42.6,33,.4 50,32.4,.8 57.4,33,.4 57,37.4,.4 50,38,.8 43,37.4,.4'],
  },
  {
    colour: INK_COLOUR,
    lines: { '1.4': ['43.4,35.2 56.6,35.2', '46.6,33 46.6,37.4', '50,33 50,37.4', '53.4,33 53.4,37.4'] },
  },
])

/** A gorilla that has lifted a heavy barbell to its hips, with both hands on the bar. */
export const gorillaWithBarbell: Painting = [
  ...placePainting(gorilla, 0.78, 11, 14),
  { colour: steelColour, edge: 1.4, lines: { '3.2': ['0.4,70 14,69 50,68.4 86,69 99.6,70'] } },
  {
    colour: '#3c4150',
    edge: 1.4,
    outlines: ['11.4,55,.4 16.4,55,.4 16.4,84,.4 11.4,84,.4', '83.6,55,.4 88.6,55,.4 88.6,84,.4 83.6,84,.4'],
  },
  {
    colour: null,
    edge: 1.5,
    outlines: ['3.4,47,.4 10,47,.4 10,92,.4 3.4,92,.4', '90,47,.4 96.6,47,.4 96.6,92,.4 90,92,.4'],
  },
  {
    colour: offWhiteColour,
    outlines: ['4.6,50,.4 6,50,.4 6,80,.4 4.6,80,.4', '91.4,50,.4 92.8,50,.4 92.8,80,.4 91.4,80,.4'],
  },
  ...placePainting(gorillaArms, 0.78, 11, 14),
  ...placePainting(gorillaHead, 0.78, 11, 14),
]
