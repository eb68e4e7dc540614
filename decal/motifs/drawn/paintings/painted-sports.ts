import { fillHoles, union } from '../../../geometry/shape-operations.ts'
import { disc, ellipse, polarPoint, ringBand } from '../../../geometry/figures.ts'
import { shift, turn, type Shape } from '../../../geometry/shape.ts'
import { drawLimb, readJoints } from '../draw-limb.ts'
import { drawLine, drawOutline, readKnots } from '../stencil.ts'
import { amberColour, rubberColour, offWhiteColour, skinColour, steelColour, woodColour } from './colours.ts'
import { INK_COLOUR, placePainting, type ColourLayer, type Painting } from './painting.ts'

const orange = '#f4711f'
const yellow = '#ffc531'
const denim = '#2f4f8f'

/** A goalie's mask from the front, with flames painted on its shell. */
const goalieMask: Painting = [
  {
    colour: offWhiteColour,
    edge: 2,
    outlines: [
      '50,4,.9 67,6,.9 82,17 88,34 87,53 82,64,.5 80,76,.6 72,89 61,96 50,98 39,96 28,89 20,76,.6 18,64,.5 13,53 12,34 18,17 33,6,.9',
    ],
  },
  {
    colour: steelColour,
    outlines: [
      '67,6,.6 82,17 88,34 87,53 82,64,.5 80,76,.6 72,89 61,96 50,98,.3 60,92 70,82 77,66 80,48 79,30 74,15',
    ],
  },
  {
    colour: null,
    outlines: [
      '50,98 39,96 28,89 20,76,.6 18,64,.5 13,53 12,36,.1 18,45,.6 18,24,.1 26,38,.6 28,16,.1 36,32,.6 42,12,.1 47,27,.5 50,19,.1 53,27,.5 58,12,.1 64,32,.6 72,16,.1 74,38,.6 82,24,.1 82,45,.6 88,36,.1 87,53 82,64,.5 80,76,.6 72,89 61,96',
    ],
  },
  {
    colour: null,
    tone: 'light',
    outlines: [
      '24,70,.4 18,56 18,50,.1 23,54,.6 24,38,.1 30,47,.6 32,32,.1 38,40,.4 30,50 30,60 33,68,.3 29,76,.3',
      '76,70,.4 82,56 82,50,.1 77,54,.6 76,38,.1 70,47,.6 68,32,.1 62,40,.4 70,50 70,60 67,68,.3 71,76,.3',
    ],
  },
  {
    colour: null,
    tone: 'shade',
    outlines: ['50,98 39,96 28,89 20,76,.4 30,85 40,91 50,92.4 60,91 70,85 80,76,.4 72,89 61,96'],
  },
  // The mask's cage in its rim.
  {
    colour: steelColour,
    edge: 1.6,
    outlines: ['50,33.4 63,34 72,39,.7 75,52 69.4,67 61,78.6 50,81 39,78.6 30.6,67 25,52 28,39,.7 37,34'],
  },
  {
    colour: '#11131f',
    outlines: [
      '50,37 61,37.6 68.6,42,.6 71,52 66,65.4 59,75.6 50,77.4 41,75.6 34,65.4 29,52 31.4,42,.6 39,37.6',
    ],
  },
  {
    colour: yellow,
    outlines: ['38,50,.1 47.4,54.4,.4 44,56.4,.6 40,55,.5', '62,50,.1 52.6,54.4,.4 56,56.4,.6 60,55,.5'],
  },
  {
    colour: steelColour,
    lines: {
      '2.2': [
        '30,46 40,44 50,43.4 60,44 70,46',
        '31,60 50,61 69,60',
        '37,69.6 50,71 63,69.6',
        '42.4,37 40,50 44,76.6',
        '57.6,37 60,50 56,76.6',
        '50,36 50,78',
        '34.4,40 32,56 36,66',
        '65.6,40 68,56 64,66',
      ],
    },
  },
  {
    colour: INK_COLOUR,
    ellipses: '41,87.4,1.7 50,89.6,1.7 59,87.4,1.7',
    lines: { '1.8': ['15.6,58 20,60', '84.4,58 80,60'], '2': ['45,9.4 55,9.4'] },
  },
]

// Flames that rise behind the mask.
const flames: Painting = [
  {
    colour: orange,
    edge: 1.5,
    outlines: [
      '30,94,.5 14,84 4,68 1,50 7,32,.1 12,42,.7 11,24 21,8,.1 26,20,.7 34,12 42,0,.1 49,9,.7 56,6 67,-1,.1 68,11,.7 77,16 85,7,.1 86,26,.7 90,36 96,29,.1 99,50 96,68 86,84 70,94,.5',
    ],
  },
  {
    colour: yellow,
    outlines: [
      '30,88,.5 14,76 7,62 7,48,.1 14,52,.7 17,34 22,20,.1 30,28,.7 40,18 44,8,.1 52,18,.7 60,14 66,8,.1 68,20,.7 78,28 83,19,.1 84,38,.7 93,49,.1 92,64 86,76 70,88,.5',
    ],
  },
]

// The right one of two crossed sticks. The left one mirrors it.
const stick: Painting = [
  { colour: woodColour, edge: 1.5, lines: { '5': ['80,4 32,80'] } },
  { colour: INK_COLOUR, lines: { '5': ['80,4 74,13.5'] } },
  {
    colour: woodColour,
    edge: 1.5,
    outlines: ['29,75,.2 35.4,79,.2 31,89,.6 24,92,.5 6,92,.4 3,88,.6 6,84,.5 22,84,.5'],
  },
  {
    colour: INK_COLOUR,
    outlines: ['19,84,0 24,84,.2 25,92,.2 19,92,0', '10,84,0 14.4,84,0 14.4,92,0 10,92,0'],
  },
]
const mirrored = (painting: Painting): Painting =>
  painting.map((layer) => ({
    ...layer,
    ...(layer.outlines ? { outlines: layer.outlines.map(flip) } : {}),
    ...(layer.lines
      ? {
          lines: Object.fromEntries(
            Object.entries(layer.lines).map(([width, all]) => [width, all.map(flip)]),
          ),
        }
      : {}),
  }))
const flip = (knots: string): string =>
  knots.replaceAll(/(^| )([\d.-]+),/g, (_, space: string, x: string) => `${space}${100 - Number(x)},`)

const puck: Painting = [
  { colour: rubberColour, edge: 1.4, outlines: ['40,90,.3 60,90,.3 60,96 56,99 50,99.6 44,99 40,96'] },
  { colour: rubberColour, tone: 'light', edge: 1.2, ellipses: '50,90,10,3.4' },
]

const crossedSticks: Painting = [...stick, ...mirrored(stick), ...puck]

// The rotation of the rider in the backflip, in degrees. Negative is backwards.
const TURNED = -158
const inFlip = (shape: Shape): Shape => shift(turn(shift(shape, -50, -46), TURNED), 53, 47)
const limbsOf = (...all: string[]): Shape => union(...all.map((joints) => drawLimb(readJoints(joints))))
const arrangeLines = (width: number, ...all: string[]): Shape =>
  union(...all.map((knots) => drawLine(readKnots(knots), width)))
const outlinesOf = (...all: string[]): Shape => union(...all.map((knots) => drawOutline(readKnots(knots))))

const bikeWheel = (x: number, y: number): ColourLayer[] => [
  { colour: rubberColour, edge: 1, shape: () => inFlip(fillHoles(disc(x, y, 14))) },
  { colour: '#dfe6ef', shape: () => inFlip(disc(x, y, 10.6)) },
  {
    colour: INK_COLOUR,
    shape: () =>
      inFlip(
        union(
          ...[0, 30, 60, 90, 120, 150].map((angle) =>
            shift(turn(arrangeLines(0.9, '-10.6,0 10.6,0'), angle), x, y),
          ),
          ringBand(x, y, 11, 10),
          disc(x, y, 2.6),
        ),
      ),
  },
]

/** Draws an arc around the middle of the sheet that tapers to both ends. Angles are in degrees, clockwise from three o'clock. */
function streak(radius: number, from: number, to: number, width: number): Shape {
  const side = (sign: number) =>
    Array.from({ length: 25 }, (_, i) => {
      const share = i / 24
      const angle = ((from + (to - from) * share) * Math.PI) / 180
      return polarPoint(angle, radius + (sign * width * Math.sin(share * Math.PI)) / 2, 50, 50)
    })
  return [[...side(1), ...side(-1).toReversed()]]
}

/** A BMX rider upside down in the middle of a backflip. Streaks show how he turns. */
const drawBmxBackflip: Painting = [
  {
    colour: amberColour,
    edge: 0.9,
    shape: () => union(streak(51, 146, 236, 5.6), streak(51, -34, 44, 5.6)),
  },
  { colour: denim, tone: 'shade', edge: 1.3, shape: () => inFlip(limbsOf('36,47,12 54,52,10 57,72,7.6')) },
  { colour: offWhiteColour, edge: 1.2, shape: () => inFlip(limbsOf('55,74,6 65,76,5')) },
  ...bikeWheel(24, 78),
  ...bikeWheel(76, 78),
  {
    colour: null,
    edge: 1.2,
    shape: () =>
      inFlip(
        union(
          arrangeLines(3.2, '24,78,0 48,76,0 64,56,0 40,59,0 24,78,0', '48,76,0 39,56,0', '64,54,0 76,78,0'),
        ),
      ),
  },
  {
    colour: rubberColour,
    edge: 1.1,
    shape: () =>
      inFlip(
        union(arrangeLines(3, '64,56,0 61,45,0 68,40,.5'), arrangeLines(4.4, '33,54 44,54'), disc(48, 76, 5)),
      ),
  },
  { colour: steelColour, shape: () => inFlip(disc(48, 76, 2.6)) },
  { colour: denim, edge: 1.3, shape: () => inFlip(limbsOf('36,48,13 51,58,11 42,77,8')) },
  { colour: offWhiteColour, edge: 1.2, shape: () => inFlip(limbsOf('40,79,6.6 51,81,5')) },
  {
    colour: null,
    edge: 1.3,
    shape: () => inFlip(limbsOf('35,47,14 42,36,16 50,27,14')),
  },
  {
    colour: null,
    tone: 'shade',
    shape: () => inFlip(outlinesOf('29,48,.4 34,38 42,28 47,30,.4 40,40 35,52,.4')),
  },
  { colour: skinColour, edge: 1.2, shape: () => inFlip(limbsOf('63,35,6.4 67,42,6.4')) },
  { colour: null, edge: 1.3, shape: () => inFlip(limbsOf('50,27,10 62,33,8.4 64,36,8')) },
  { colour: skinColour, edge: 1.2, shape: () => inFlip(ellipse(61, 17, 9, 9.4)) },
  {
    colour: null,
    edge: 1.5,
    shape: () =>
      inFlip(
        outlinesOf(
          '50,20,.5 48,11 55,4 64,4 71,9 73,14,.3 81,15,.3 79,18.6,.4 70,18,.4 62,17,.5 60,23,.5 54,26,.5',
        ),
      ),
  },
  { colour: null, tone: 'light', shape: () => inFlip(outlinesOf('53,11,.5 58,7 64,7 60,10 55,14,.5')) },
  {
    colour: INK_COLOUR,
    shape: () => inFlip(union(ellipse(66, 20, 1.2, 1.5), arrangeLines(1.2, '63.6,24 67,23.6'))),
  },
]

/** Pictures for teams and riders, in their own colours. */
export const paintedSports: Readonly<Record<string, Painting>> = {
  'hockey-goalie-mask': goalieMask,
  'goalie-mask-with-flames': [...flames, ...placePainting(goalieMask, 0.8, 10, 19)],
  'rising-flames': flames,
  'crossed-hockey-sticks': crossedSticks,
  'bmx-backflip': placePainting(drawBmxBackflip, 0.9, 2.4, 8),
}
