import { INK_COLOUR, withLight, type Painting } from './painting.ts'
import {
  amberColour,
  rubberColour,
  glassColour,
  lampColour,
  redPaintColour,
  glassShineColour,
} from './colours.ts'
import { paintRoadWheel } from './wheels.ts'

/** A low hatchback whose wheels reach into the wheel arches. */
const slammedHatchback: Painting = [
  { colour: INK_COLOUR, outlines: ['7,71,0 93,71,0 91,75,.3 9,75,.3'], ellipses: '22,63,11 76,63,11' },
  ...paintRoadWheel(22, 63.4, 9.6, 8),
  ...paintRoadWheel(76, 63.4, 9.6, 8),
  {
    colour: null,
    edge: 1.4,
    outlines: [
      '2.6,68,.2 2.4,61,.4 4.4,55.4,.6 10,52.6,.7 31,49.2,.4 43,37.6,.4 49,34.6,.7 62,33.4,.7 75,34.2,.6 81,36.4,.5 91.4,47.6,.4 95.6,50.4,.5 97,56,.5 97.4,68,.2 86.6,69.6,0 86,61,.7 82,55.6,1 76,53.8,1 70,55.6,1 66,61,.7 65.4,70,0 32.6,70,0 32,61,.7 28,55.6,1 22,53.8,1 16,55.6,1 12,61,.7 11.4,69.6,0',
    ],
  },
  // The wing at the end of the roof, the mirror, and the skirts near the road.
  { colour: null, edge: 1.2, outlines: ['74,31.4,.3 89,33.4,.3 91,38,.2 87,37.6,.4 80,35,.4'] },
  {
    colour: rubberColour,
    edge: 1,
    outlines: [
      '1.4,67.4,0 11.6,67.4,0 11.8,71.4,0 3,71.4,.2',
      '32.4,67.6,0 65.6,67.6,0 65.6,71.4,0 32.4,71.4,0',
      '86.4,67.4,0 97.6,67.4,0 96,71.4,.2 86.4,71.4,0',
    ],
  },
  {
    colour: glassColour,
    edge: 1.2,
    outlines: [
      '36.4,48.2,.1 45.4,39.4,.3 50,37.6,.4 59,37,.2 59,48,.1',
      '62.4,37,.2 74,37.6,.4 77.6,39,.4 84.6,47.6,.1 62.4,48,.1',
    ],
  },
  {
    colour: glassShineColour,
    outlines: ['45,41.6,.1 51,39.4,.1 45.4,47,.1 41,47,.1', '66,38.6,0 71,38.8,0 67,46.4,0 64,46.4,0'],
  },
  { colour: null, edge: 1, outlines: ['34.6,46.6,.4 39,45.2,.6 41,48,.4 38.6,50.4,.6 35,50,.4'] },
  {
    colour: lampColour,
    edge: 1.1,
    outlines: ['4.6,56.4,.3 8,54.2,.6 14.6,53.6,.2 15,57.8,.2 8,59.4,.5'],
  },
  { colour: amberColour, outlines: ['14.8,53.8,0 17,53.4,0 17,57.2,0 15,57.6,0'] },
  { colour: redPaintColour, edge: 1, outlines: ['92,51,.2 95.6,52.4,.3 96.4,58.6,.2 92,58.6,.2'] },
  {
    colour: INK_COLOUR,
    lines: {
      '1.2': [
        '34.4,51 35.4,60 35.4,67',
        '60.8,49 61.6,56 59.6,67',
        '5,62 11,62.4',
        '36,56.4 60,56',
        '87,60 96.6,60',
      ],
      '1.5': ['53.4,52.6 57.4,52.4'],
    },
  },
]

/** A boxy two-door coupe of the nineties from the side, with a big wing. */
const gtCoupe: Painting = [
  {
    colour: INK_COLOUR,
    outlines: ['8,71,0 93,71,0 91,74.6,.3 10,74.6,.3'],
    ellipses: '21,62.6,10.8 77,62.6,10.8',
  },
  // The wing on its two struts.
  { colour: null, edge: 1.2, outlines: ['87,38,0 91,38,0 91.6,49,0 85.6,49,0'] },
  {
    colour: null,
    edge: 1.3,
    outlines: ['80,34.6,.3 97,33,.2 98.4,31.6,.2 99,39.4,.2 97,38.8,.2 81,38.6,.4'],
  },
  ...paintRoadWheel(21, 63, 9.4),
  ...paintRoadWheel(77, 63, 9.4),
  {
    colour: null,
    edge: 1.4,
    outlines: [
      '1.8,66.4,.1 1.8,56,.1 3,51.4,.2 6,50,.3 33,46.8,.2 42.6,36.6,.3 46,34.8,.5 63,34.4,.4 68,35.6,.4 79.6,45.4,.2 94.6,45.8,.2 97,47.4,.2 97.6,58,.1 97.8,66.4,.1 87.8,68.6,0 87.2,61,.7 83,55,.9 77,53.2,1 71,55,.9 66.8,61,.7 66.2,69,0 31.8,69,0 31.2,61,.7 27,55,.9 21,53.2,1 15,55,.9 10.8,61,.7 10.2,68.6,0',
    ],
  },
  {
    colour: rubberColour,
    edge: 1,
    outlines: [
      '.8,65.6,0 10.4,66,0 10.4,70.6,0 2,70.6,.2',
      '31.6,66.4,0 66.4,66.4,0 66.4,70.6,0 31.6,70.6,0',
      '87.6,65.8,0 97.8,65.6,0 96.6,70,.2 87.6,70.4,0',
    ],
  },
  {
    colour: glassColour,
    edge: 1.2,
    outlines: [
      '36.8,46.2,.1 44.4,38.2,.2 47,37.4,.3 58,37.2,.1 58,46.2,.1',
      '61.2,37.2,.1 65.6,37.6,.3 74.4,45.4,.1 61.2,46.2,.1',
    ],
  },
  { colour: glassShineColour, outlines: ['45,40,0 50,39,0 44.4,45,0 40.4,45,0'] },
  { colour: null, edge: 1, outlines: ['35.6,45.6,.4 40,44.2,.6 41.6,47,.4 39,49.2,.6 36,48.8,.4'] },
  { colour: lampColour, edge: 1.1, outlines: ['3,53,.1 5,51.8,.2 13.4,50.8,.1 14,55.6,.1 3.4,57,.1'] },
  { colour: INK_COLOUR, outlines: ['2.4,60,0 8,59.6,0 8,64,0 2.4,64.4,0'] },
  { colour: redPaintColour, edge: 1, ellipses: '93.6,52.6,2.7' },
  {
    colour: INK_COLOUR,
    lines: {
      '1.2': [
        '35.6,50 36.4,58 36,66',
        '60,48 61.4,55 59.4,66',
        '36.6,54.6 59.6,54.2',
        '64,52.4 84,51.6',
        '88,59.6 96.8,59.4',
      ],
      '1.6': ['53,51.6 57,51.4'],
    },
  },
]

/** The coupe from behind, with four round lamps under a wing that is as wide as the car. */
const gtCoupeRear: Painting = [
  {
    colour: INK_COLOUR,
    outlines: [
      '10,74,0 26,74,0 26,90,.3 12,90,.3',
      '74,74,0 90,74,0 88,90,.3 74,90,.3',
      '12,84,0 88,84,0 86,88,0 14,88,0',
    ],
  },
  {
    colour: null,
    edge: 1.6,
    outlines: ['33,15,.5 50,13.6,.8 67,15,.5 73,20,.4 84,45,.2 16,45,.2 27,20,.4'],
  },
  { colour: glassColour, edge: 1.3, outlines: ['34.6,20,.3 50,19,.8 65.4,20,.3 74,42,.1 26,42,.1'] },
  { colour: glassShineColour, outlines: ['38,22,0 46,21.6,0 37,41,0 29.6,41,0'] },
  {
    colour: null,
    edge: 1.6,
    outlines: [
      '13,44,.4 30,41.4,.5 50,41,.8 70,41.4,.5 87,44,.4 93,50,.6 95.6,58,.5 96,74,.3 93,83,.4 84,86,.3 16,86,.3 7,83,.4 4,74,.3 4.4,58,.5 7,50,.6',
    ],
  },
  { colour: rubberColour, edge: 1.1, outlines: ['26,78,.2 74,78,.2 77,88,.1 23,88,.1'] },
  { colour: INK_COLOUR, lines: { '1.5': ['36,79 35,88', '45.4,79 45,88', '54.6,79 55,88', '64,79 65,88'] } },
  { colour: '#b9c0cc', edge: 1.4, ellipses: '80,82,5.4' },
  { colour: INK_COLOUR, ellipses: '80,82,3.4' },
  {
    colour: INK_COLOUR,
    outlines: ['9,51,.5 40,50,.2 40,68,.2 9,68,.5', '60,50,.2 91,51,.5 91,68,.5 60,68,.2'],
  },
  { colour: redPaintColour, ellipses: '18,59.2,7.4 82,59.2,7.4 33,59.2,5.6 67,59.2,5.6' },
  { colour: '#ff8d7a', ellipses: '18,59.2,4.2 82,59.2,4.2' },
  { colour: '#fff1ec', ellipses: '33,59.2,2.5 67,59.2,2.5' },
  { colour: '#f2f4f7', edge: 1.2, outlines: ['42,60,.1 58,60,.1 58,69,.1 42,69,.1'] },
  {
    colour: INK_COLOUR,
    lines: {
      '1.8': ['44.6,64.6 47.4,64.6', '49.4,64.6 55.4,64.6'],
      '1.3': ['5,72.6 95,72.6', '42,53 58,53'],
    },
  },
  // The wing, in front of the rear window.
  {
    colour: null,
    edge: 1.3,
    outlines: ['22,34,0 27,34,0 29,46,0 22,46,0', '73,34,0 78,34,0 78,46,0 71,46,0'],
  },
  {
    colour: null,
    edge: 1.5,
    outlines: [
      '6,25,.2 11,25.4,.1 12,28,.1 50,26.6,.4 88,28,.1 89,25.4,.1 94,25,.2 94.6,38,.2 89,38,.1 88,35,.1 50,33.6,.4 12,35,.1 11,38,.1 5.4,38,.2',
    ],
  },
]

/**
 * Cars in their own colours. If the customer names a colour, it replaces the colour of the paint. All face left or away from the viewer.
 */
export const paintedCars: Readonly<Record<string, Painting>> = {
  'slammed-hatchback': withLight(slammedHatchback),
  'gt-coupe': withLight(gtCoupe),
  'gt-coupe-rear': withLight(gtCoupeRear),
}
