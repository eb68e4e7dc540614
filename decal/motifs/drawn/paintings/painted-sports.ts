import { fillHoles, union } from '../../../geometry/shape-operations.ts'
import { makeDisc, makeEllipse, makeRingBand } from '../../../geometry/figures.ts'
import { translateShape, rotateShape, type Shape } from '../../../geometry/shape.ts'
import { drawLimb, readJoints } from '../draw-limb.ts'
import { drawLine, drawOutline, readKnots } from '../stencil.ts'
import { rubberColour, offWhiteColour, steelColour, woodColour } from './colours.ts'
import { INK_COLOUR, mirrorPainting, placePainting, type ColourLayer, type Painting } from './painting.ts'

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
  // The goalie mask's cage, inside its rim.
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

/** Flames that rise behind a mask or a truck. */
export const flames: Painting = [
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

// The right one of two crossed hockey sticks. The left one is its mirror image.
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
const puck: Painting = [
  { colour: rubberColour, edge: 1.4, outlines: ['40,90,.3 60,90,.3 60,96 56,99 50,99.6 44,99 40,96'] },
  { colour: rubberColour, tone: 'light', edge: 1.2, ellipses: '50,90,10,3.4' },
]

const crossedSticks: Painting = [...stick, ...mirrorPainting(stick), ...puck]

// The rotation of the rider in the backflip, in degrees. Negative is backwards.
const RIDER_ROTATION_DEGREES = -150
const inFlip = (shape: Shape): Shape =>
  translateShape(rotateShape(translateShape(shape, -50, -46), RIDER_ROTATION_DEGREES), 53, 47)
const limbsOf = (...all: string[]): Shape => union(...all.map((joints) => drawLimb(readJoints(joints))))
const arrangeLines = (width: number, ...all: string[]): Shape =>
  union(...all.map((knots) => drawLine(readKnots(knots), width)))
const outlinesOf = (...all: string[]): Shape => union(...all.map((knots) => drawOutline(readKnots(knots))))

const bikeWheel = (x: number, y: number): ColourLayer[] => [
  { colour: rubberColour, edge: 1, shape: () => inFlip(fillHoles(makeDisc(x, y, 14))) },
  { colour: '#dfe6ef', shape: () => inFlip(makeDisc(x, y, 10.6)) },
  {
    colour: INK_COLOUR,
    shape: () =>
      inFlip(
        union(
          ...[0, 30, 60, 90, 120, 150].map((angle) =>
            translateShape(rotateShape(arrangeLines(0.9, '-10.6,0 10.6,0'), angle), x, y),
          ),
          makeRingBand(x, y, 11, 10),
          makeDisc(x, y, 2.6),
        ),
      ),
  },
]

/** A BMX rider upside down in the middle of a backflip. */
const drawBmxBackflip: Painting = [
  // The rider's arm and leg on the far side of the bike.
  { colour: null, tone: 'shade', edge: 1.3, shape: () => inFlip(limbsOf('54,31,8.4 66,35,7.6 72,40,6.6')) },
  { colour: denim, tone: 'shade', edge: 1.3, shape: () => inFlip(limbsOf('36,47,11 57,52,9.4 60,69,7.4')) },
  { colour: offWhiteColour, edge: 1.2, shape: () => inFlip(limbsOf('58,72,6 68,73.4,5')) },
  ...bikeWheel(23, 79),
  ...bikeWheel(77, 79),
  {
    colour: null,
    edge: 1.2,
    shape: () =>
      inFlip(
        union(
          arrangeLines(3.4, '23,79,0 48,77,0 65,58,0 41,60,0 23,79,0', '48,77,0 40,57,0', '65,56,0 77,79,0'),
        ),
      ),
  },
  {
    colour: rubberColour,
    edge: 1.1,
    shape: () =>
      inFlip(
        union(
          arrangeLines(3.2, '65,58,0 63,46,0 71,42,.4'),
          arrangeLines(4.6, '34,55 45,55'),
          makeDisc(48, 77, 5),
        ),
      ),
  },
  { colour: steelColour, shape: () => inFlip(makeDisc(48, 77, 2.6)) },
  // The rider's leg on the viewer's side, with the foot on a pedal.
  { colour: denim, edge: 1.3, shape: () => inFlip(limbsOf('36,47,13.4 53,57,11 42,75,8')) },
  { colour: '#1f3a70', shape: () => inFlip(limbsOf('52,59,4.6 44.4,72,4')) },
  {
    colour: offWhiteColour,
    edge: 1.2,
    shape: () => inFlip(outlinesOf('37,76,.4 46,77,.5 52,81,.6 52,84.4,.3 36,84,.3')),
  },
  // The rider's torso.
  { colour: null, edge: 1.4, shape: () => inFlip(limbsOf('35,46,14 41,36,16 50,28,15')) },
  {
    colour: null,
    tone: 'shade',
    shape: () => inFlip(outlinesOf('28.6,46,.4 32,37 40,28 45,30,.4 38,40 35,51,.4')),
  },
  // The rider's arm on the viewer's side, bent at the elbow, with a glove on the grip.
  { colour: null, edge: 1.4, shape: () => inFlip(limbsOf('49,29,10.6 56,42,9 66,43,7.4')) },
  { colour: rubberColour, edge: 1.2, shape: () => inFlip(makeEllipse(69.6, 42.4, 5, 4.4)) },
  // The rider's helmet with visor and goggles.
  {
    colour: null,
    edge: 1.5,
    shape: () =>
      inFlip(
        outlinesOf('50,20,.7 50,10 57,3 66,3 73,8 75,14,.5 76.4,21,.5 74,27,.4 67,29,.5 62,26.4,.5 55,27,.6'),
      ),
  },
  { colour: null, tone: 'light', shape: () => inFlip(outlinesOf('53,14,.5 56,8 62,5.4 60,9.4 56.6,15,.5')) },
  { colour: INK_COLOUR, shape: () => inFlip(outlinesOf('62,11.4,.4 75.6,12,.3 77,20.6,.4 64,20.6,.5')) },
  {
    colour: '#8fd0ff',
    shape: () => inFlip(outlinesOf('64.4,13.2,.4 74.6,13.6,.3 75.6,18.8,.4 66,18.8,.5')),
  },
  {
    colour: INK_COLOUR,
    shape: () => inFlip(union(arrangeLines(1.6, '51,16 63,15.6'), arrangeLines(1.3, '69.4,24.4 73,24'))),
  },
  {
    colour: null,
    edge: 1.3,
    shape: () => inFlip(outlinesOf('62,4,.3 74,4.4,.4 83,9,.3 82,12,.4 73,10.4,.4 62,10.4,.3')),
  },
]

/** Pictures for teams and riders, in their own colours. */
export const paintedSports: Readonly<Record<string, Painting>> = {
  'hockey-goalie-mask': goalieMask,
  'goalie-mask-with-flames': [...flames, ...placePainting(goalieMask, 0.8, 10, 19)],
  'rising-flames': flames,
  'crossed-hockey-sticks': crossedSticks,
  'bmx-backflip': placePainting(drawBmxBackflip, 0.93, -2.3, 16.4),
}
