import { INK_COLOUR, addLightAndShade, type Painting } from './painting.ts'
import { rubberColour, glassColour, lampColour, redPaintColour, glassShineColour } from './colours.ts'
import { paintRoadWheel } from './wheels.ts'

/** A hatchback that is lowered until its skirts nearly touch the road. The wheel arches cover the tops of its wheels. */
const slammedHatchback: Painting = [
  // The car's shadow on the road.
  { colour: INK_COLOUR, outlines: ['4,68,0 96,68,0 93,73,.3 7,73,.3'] },
  ...paintRoadWheel(20.6, 61.4, 10.4, 8),
  ...paintRoadWheel(77.4, 61.4, 10.4, 8),
  {
    colour: null,
    edge: 1.5,
    outlines: [
      '2,67.4,.2 1.8,60,.3 3.4,56,.6 9,53.4,.6 20,51.4,.6 33,49.6,.3 46.4,40.6,.3 52,38.4,.6 62,37.4,.7 73,37.8,.6 80,39.6,.5 89.6,48.2,.4 95,50.2,.5 97.4,54.6,.4 98,67.4,.2 88.4,68.6,0 87.8,62,.7 84,57.2,.9 77.4,55.2,1 70.8,57.2,.9 67,62,.7 66.4,69,0 31.6,69,0 31,62,.7 27.2,57.2,.9 20.6,55.2,1 14,57.2,.9 10.2,62,.7 9.6,68.6,0',
    ],
  },
  // The spoiler at the edge of the roof, the side skirts, and the mirror of the car.
  { colour: null, edge: 1.2, outlines: ['72,35.6,.3 85,37,.3 88.6,41.6,.2 84,41,.4 77,38.8,.3'] },
  {
    colour: rubberColour,
    edge: 1,
    outlines: [
      '-.6,66.4,.1 9.8,66.8,0 9.8,71.4,0 1,71.4,.2',
      '31.4,67.2,0 66.6,67.2,0 66.6,71.4,0 31.4,71.4,0',
      '88.2,66.8,0 98.6,66.4,.1 97.4,71.4,.2 88.2,71.4,0',
    ],
  },
  {
    colour: glassColour,
    edge: 1.2,
    outlines: [
      '37.6,49,.1 48,42,.3 53.4,40.4,.4 60.4,40,.1 60.4,48.8,.1',
      '63.6,40,.1 72,40.2,.4 77.4,41.6,.3 84.4,48,.1 63.6,48.8,.1',
    ],
  },
  {
    colour: glassShineColour,
    outlines: [
      '48.6,43.4,.1 53.4,41.8,.1 47.4,48,.1 43,48,.1',
      '68,41.2,0 72.6,41.6,0 68,47.6,0 64.8,47.6,0',
    ],
  },
  { colour: null, edge: 1, outlines: ['36.4,48,.4 40.6,46.8,.6 42.4,49.2,.4 40,51.4,.6 36.8,51,.4'] },
  {
    colour: lampColour,
    edge: 1.1,
    outlines: ['3.8,57,.3 7,55,.2 14.4,53.6,.2 13.4,57,.2 7,59.6,.5'],
  },
  { colour: redPaintColour, edge: 1, outlines: ['91.4,51,.2 95.4,52,.3 96.6,58,.2 91.8,57.6,.2'] },
  {
    colour: INK_COLOUR,
    lines: {
      '1.2': [
        '36,52 37,59 36,66',
        '62,50 63.2,56 61,66',
        '2.6,63 8.6,63.4',
        '38,56.4 60.6,56',
        '89.6,61 97,61',
      ],
      '1.5': ['54.4,53 58.4,52.8'],
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
  // The spoiler on its two struts.
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
  // The spoiler, which is in front of the rear window.
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
  'slammed-hatchback': addLightAndShade(slammedHatchback),
  'gt-coupe': addLightAndShade(gtCoupe),
  'gt-coupe-rear': addLightAndShade(gtCoupeRear),
}
