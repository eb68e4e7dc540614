import { INK_COLOUR, addLightAndShade, type Painting } from './painting.ts'
import {
  amberColour,
  rubberColour,
  glassColour,
  lampColour,
  redPaintColour,
  glassShineColour,
} from './colours.ts'
import { paintMudWheel, paintRoadWheel } from './wheels.ts'

const mud = '#7a4a24'

/** A lifted pickup on mud tires, splashing. */
const mudTruck: Painting = [
  {
    colour: mud,
    outlines: [
      '6,90,.3 1,84,.5 0,76,.2 5,80,.5 7,70,.2 10,80,.6 42,84,.6 40,75,.2 45,80,.5 49,70,.2 52,80,.5 58,74,.2 57,84,.6 90,80,.6 93,69,.2 95,80,.5 99.6,75,.2 98.6,84,.5 94,90,.3 70,92,.5 30,92,.5',
    ],
    ellipses: '45,67,1.8 54,69.4,1.5 98,68.6,1.6 2.4,69.6,1.7',
  },
  {
    colour: rubberColour,
    edge: 1.1,
    outlines: ['10,57,0 92,57,0 92,64,0 84,64,0 80,70,0 70,64,0 32,64,0 24,70,0 16,64,0 10,64,0'],
  },
  { colour: amberColour, edge: 0.9, lines: { '2.4': ['31,57 26.4,69', '69,57 74,69'] } },
  { colour: INK_COLOUR, ellipses: '21.6,60,17 78,60,17' },
  {
    colour: null,
    edge: 1.5,
    outlines: [
      '2.8,54,.1 2.8,43,.2 5,38.6,.4 29,36,.2 37.6,21,.2 41,18.6,.4 61,18.6,.3 63.4,21,.3 64.6,36,0 96,36,.1 97,38.6,.2 97,54,.1 93,58,0 92,53,.6 87,47.6,.8 78,45.6,1 69,47.6,.8 64,53,.6 62,59.6,0 38,59.6,0 36,53,.6 31,47.6,.8 22,45.6,1 13,47.6,.8 8,53,.6 6.4,58,0',
    ],
  },
  {
    colour: glassColour,
    edge: 1.2,
    outlines: [
      '33.6,35.4,.1 40.6,23,.2 48,22.4,.1 48,35.4,.1',
      '51.4,22.4,.1 60.4,22.4,.2 61.4,35.4,.1 51.4,35.4,.1',
    ],
  },
  { colour: glassShineColour, outlines: ['40.6,26,0 45.6,24,0 41.4,34.6,0 36.8,34.6,0'] },
  // The pickup's roof lamps, bull bar and bed rail.
  { colour: rubberColour, edge: 1, outlines: ['41,13.4,.2 61,13.4,.2 61,18,.2 41,18,.2'] },
  { colour: lampColour, ellipses: '44.4,15.7,1.7 48.9,15.7,1.7 53.4,15.7,1.7 57.9,15.7,1.7' },
  { colour: rubberColour, edge: 1, lines: { '2.2': ['68,36 70,27 94,27 95,36'] } },
  { colour: rubberColour, edge: 1, outlines: ['.6,50,.2 7.6,50,.2 6.8,58.4,.2 .8,57,.2'] },
  { colour: lampColour, edge: 1.1, outlines: ['3.4,41,.3 9,40.2,.4 9,46.4,.3 3.6,46.8,.3'] },
  { colour: redPaintColour, edge: 1, outlines: ['94,41,.1 97,41,.1 97,48,.1 94,48,.1'] },
  { colour: rubberColour, edge: 1, outlines: ['30,34,.3 34.4,33,.4 34.6,38,.4 30.4,38.4,.3'] },
  {
    colour: INK_COLOUR,
    lines: {
      '1.3': ['49.6,37 50.6,46 49.6,58', '64.6,37 64.6,46', '32.8,38 34.4,46', '67,41 92,41', '10,43 29,42'],
      '1.7': ['43.4,41.4 47,41.4'],
    },
  },
  ...paintMudWheel(22, 69.4, 17),
  ...paintMudWheel(78, 69.4, 17),
  {
    colour: mud,
    outlines: [
      '9,83,.4 16,80,.6 22,82.4,.6 29,80.4,.6 36,84,.4 40,90,.3 5,90,.3',
      '65,83,.4 72,80,.6 78,82.4,.6 85,80.4,.6 92,84,.4 95,90,.3 60,90,.3',
    ],
  },
]

/** A pickup that clears snow with the plow on its front, with a salt spreader and a beacon. */
const plowTruck: Painting = [
  { colour: INK_COLOUR, ellipses: '38,65,11 84,65,11' },
  { colour: rubberColour, edge: 1, outlines: ['78,33,.1 97,33,.1 94,46,.1 81,46,.1'] },
  { colour: amberColour, edge: 1.1, outlines: ['60,21.6,.5 66,21.6,.5 67,28,.1 59,28,.1'] },
  {
    colour: null,
    edge: 1.5,
    outlines: [
      '23,62,.1 23,50,.2 25,46,.4 46,43.4,.2 54,30,.2 57,28,.4 74,28,.3 76,30.4,.3 77,43.4,0 97,43.4,.1 98.4,45.6,.2 98.4,63,.1 95,66.4,0 94,61,.7 90,56,.9 84,54.2,1 78,56,.9 74,61,.7 73,67,0 49,67,0 48,61,.7 44,56,.9 38,54.2,1 32,56,.9 28,61,.7 27,66,0',
    ],
  },
  {
    colour: glassColour,
    edge: 1.2,
    outlines: [
      '50.4,42.8,.1 56.6,32.4,.2 63,31.8,.1 63,42.8,.1',
      '66,31.8,.1 73,31.8,.2 74,42.8,.1 66,42.8,.1',
    ],
  },
  { colour: glassShineColour, outlines: ['57,35,0 61,33.4,0 57.4,41.6,0 53.6,41.6,0'] },
  { colour: lampColour, edge: 1.1, outlines: ['24,49,.3 30,48,.4 30,54,.3 24,54.4,.3'] },
  { colour: redPaintColour, edge: 1, outlines: ['95.4,48,.1 98.4,48,.1 98.4,55,.1 95.4,55,.1'] },
  { colour: rubberColour, edge: 1, outlines: ['46,41,.3 50.4,40,.4 50.6,45,.4 46.4,45.4,.3'] },
  {
    colour: INK_COLOUR,
    lines: {
      '1.3': ['64.6,44.6 65.4,52 64.6,66', '48.6,46 50,52', '77,45 77,54', '79.6,48.6 92,48.6'],
      '1.7': ['58.6,49 62,49'],
    },
  },
  ...paintRoadWheel(38, 66, 9.8),
  ...paintRoadWheel(84, 66, 9.8),
  {
    colour: '#e6f1fa',
    edge: 1.4,
    outlines: ['1,88,.2 1,78,.6 10,76,.8 28,74.4,.7 44,73.6,.6 66,75,.6 84,73.4,.6 99,74.6,.3 99,88,.2'],
  },
  // The arms and the blade of the snow plow.
  { colour: rubberColour, edge: 1, lines: { '3': ['27,63 14,68', '25,52 15,54'] } },
  {
    colour: '#f6b81c',
    edge: 1.6,
    outlines: [
      '1.4,45,.4 20,39,.3 23,42.6,.4 18.4,53,.9 17.4,64,.9 21,74,.6 21,79,.2 3,85,.2 3.4,78,.6 .6,66,.9 .4,54,.9',
    ],
  },
  { colour: '#fbe08a', outlines: ['2.6,47.4,.3 20,41.6,.3 18.2,46,.4 2,51.6,.3'] },
  { colour: '#c78a0c', outlines: ['1,66,.3 17.6,61,.2 18.6,68 20.6,73.4,.3 3,79,.3 2,72'] },
  { colour: rubberColour, outlines: ['3,80,0 21,74.4,0 21,79,0 3,85,0'] },
  { colour: '#ffffff', edge: 1.2, ellipses: '5,84,6,5 14,83,7,5.4 24,83,6,4.6' },
  { colour: '#ffffff', ellipses: '7,33,2.2 16,27,1.8 27,36,2 36,24,2.2 47,17,1.8 90,22,2.2' },
]

/** Trucks in their own colours. If the customer names a colour, it replaces the colour of the paint. All face left. */
export const paintedTrucks: Readonly<Record<string, Painting>> = {
  'mud-truck': addLightAndShade(mudTruck),
  'pickup-with-snow-plow': addLightAndShade(plowTruck),
}
