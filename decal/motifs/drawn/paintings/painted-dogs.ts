import { drawOutline, drawSymmetricOutline, readKnots, withMirrorImage } from '../stencil.ts'
import { INK_COLOUR, addLightAndShade, type ColourLayer, type Painting } from './painting.ts'

type Look = Pick<ColourLayer, 'colour' | 'tone' | 'edge'>

/** An area on the axis of the head, given by its right half. */
const middle = (look: Look, half: string): ColourLayer => ({
  ...look,
  shape: () => drawSymmetricOutline(readKnots(half)),
})

/** An area on the right side of the head, and its mirror image. */
const both = (look: Look, knots: string): ColourLayer => ({
  ...look,
  shape: () => withMirrorImage(drawOutline(readKnots(knots))),
})

const tongue = '#f0808f'
const mouth = '#4d1a22'
const shine = '#ffffff'

const [gold, deepGold, paleGold] = ['#e0a450', '#cb8d3e', '#f5d79c']

/** A smiling golden retriever from the front, with a broad muzzle, hanging ears and a ruff. */
const goldenRetriever: Painting = [
  ...addLightAndShade([
    middle(
      { colour: paleGold, edge: 1.5 },
      '50,40 72,44 84,60,.3 79.6,63,.4 84,74,0 76.6,75.4,.5 78,86,0 69,85.6,.5 66,95.4,0 58,92,.5 50,99,0',
    ),
    middle({ colour: gold, edge: 1.6 }, '50,6 61,7 71.6,12.4 77.6,24 78,38 75.4,52 71,63 66,75 58,83 50,85'),
  ]),
  // The retriever's brows, and the pale bridge of its muzzle.
  middle({ colour: paleGold }, '50,33 53.6,35 56.6,41 62,48 66,56 50,58'),
  both({ colour: paleGold }, '60,28.6,.5 64.6,26.4 69,29.4,.5 64.6,30.4'),
  // The retriever's lower jaw and open mouth.
  middle({ colour: paleGold, edge: 1.5 }, '50,74 60,72 65.6,68,.5 65,78 60.6,86.4 50,89.6'),
  middle({ colour: mouth, edge: 1.1 }, '50,68 58,70 64,67.6,.4 62.4,76 58,83 50,85.4'),
  middle({ colour: tongue, edge: 1.2 }, '50,75 56,74.4 58.6,79 58.4,88 55.4,94.4 50,96'),
  { colour: '#c95468', lines: { '1.3': ['50,78 50,88'] } },
  // The retriever's muzzle with two lips.
  middle(
    { colour: paleGold, edge: 1.5 },
    '50,45.4 56.6,46.4 61.6,51 68.6,58 70.4,66 66,72 59,73.4 53,71.6 50,68.4,.3',
  ),
  middle({ colour: paleGold }, '50,38 54,40 58,45.4 61.4,50,.5 58,54 50,56'),
  {
    colour: INK_COLOUR,
    lines: { '1.5': ['50,61 50,68.6'] },
    ellipses: '60,62.4,.95 63.6,65.4,.95 59.4,66.4,.95 40,62.4,.95 36.4,65.4,.95 40.6,66.4,.95',
  },
  middle({ colour: '#2b2428', edge: 0.8 }, '50,48.6 56,48.8 60,51.8 58.6,56.6 53.4,60.6 50,61.4'),
  { colour: '#8d8890', outlines: ['44.4,51.4,.4 50,50.2 55.6,51.4,.4 50,52.6'] },
  // The retriever's eyes.
  { colour: INK_COLOUR, ellipses: '35.4,38.4,5,5.2 64.6,38.4,5,5.2' },
  { colour: '#6a3b18', ellipses: '35.8,39,3.5,3.7 64.2,39,3.5,3.7' },
  { colour: INK_COLOUR, ellipses: '35.8,38.8,2.1 64.2,38.8,2.1' },
  { colour: shine, ellipses: '34.2,36.6,1.5 63,36.6,1.5' },
  { colour: INK_COLOUR, lines: { '1.4': ['28.6,37.6 30.6,35', '71.4,37.6 69.4,35'] } },
  // The retriever's ears, which hang in front of the cheeks and have wavy ends.
  ...addLightAndShade([
    both(
      { colour: deepGold, edge: 1.6 },
      '66,15,.4 75,13.6 83.6,18.6 89.6,28 93.4,40 95,51,.2 90.6,52,.5 90,60,.1 84.6,57.6,.5 81,65,.1 77.4,56,.6 75.6,44 74.4,32 71,23',
    ),
  ]),
  {
    colour: '#99652a',
    lines: {
      '1.4': ['85,34 88,42 89,49', '79.6,38 81.4,47 82,55', '15,34 12,42 11,49', '20.4,38 18.6,47 18,55'],
    },
  },
]

const mask = '#37303a'

/** A pug from the front, with folded velvet ears, a flat black face and wrinkles. Its coat has the colour that the customer names. */
const pug: Painting = [
  ...addLightAndShade([
    middle({ colour: null, edge: 1.7 }, '50,9 63,10 76,15 86,26 91,42 91,58 86,73 76,85 64,92 50,94'),
  ]),
  // The wrinkles on the pug's forehead.
  { colour: null, tone: 'light', outlines: ['50,12 58,17 60,25 55,32 50,34 45,32 40,25 42,17'] },
  {
    colour: INK_COLOUR,
    lines: {
      '1.6': [
        '50,15 50,25',
        '41,15 40,22 43.6,28 48,31',
        '59,15 60,22 56.4,28 52,31',
        '34,22 35,27 39,31.6',
        '66,22 65,27 61,31.6',
      ],
    },
  },
  // The dark areas around the pug's eyes, and its muzzle.
  both({ colour: '#75584a' }, '58,40 66,33 77,34 84,43 82,54 74,59 64,58 58,50'),
  middle({ colour: mask }, '50,44 57,45 64,52 73,58 77,67 75,77 67,84 57,85.6 50,85'),
  middle({ colour: mask, edge: 1.4 }, '50,72 58,73 62,80 58,88.6 50,90.4'),
  middle({ colour: tongue, edge: 1.1 }, '50,75 54.6,76 56.6,82 54.6,88.4 50,90'),
  { colour: '#c95468', lines: { '1.2': ['50,80 50,86'] } },
  // The pug's hanging lips, and the roll of skin over its nose.
  middle({ colour: mask, edge: 1.4 }, '50,50 58,51 66,55.4 73,62 74.6,71 70,78 62,80 54.6,77.4 50,71.6,.3'),
  middle({ colour: '#5a4f5c' }, '50,45.4 57,46.6 63.6,51.4,.3 68,57,.2 62,53.6 56,50.6 50,49.8'),
  {
    colour: '#a597a6',
    lines: { '1.3': ['50,64 50,71.4'] },
    ellipses: '59,67,.95 63.6,69.6,.95 59.6,72,.95 41,67,.95 36.4,69.6,.95 40.4,72,.95',
  },
  middle({ colour: '#121018', edge: 0.9 }, '50,53 55.4,53.2 58.6,56 57,61 53,63.8 50,64.4'),
  { colour: '#8d8890', outlines: ['45,55.6,.4 50,54.6 55,55.6,.4 50,56.8'] },
  // The pug's big round eyes.
  { colour: INK_COLOUR, ellipses: '29.6,46,9.6,9.8 70.4,46,9.6,9.8' },
  { colour: shine, ellipses: '29.6,46,8,8.2 70.4,46,8,8.2' },
  { colour: '#5b331b', ellipses: '30.6,46.4,7,7.2 69.4,46.4,7,7.2' },
  { colour: INK_COLOUR, ellipses: '30.8,46.4,4.4 69.2,46.4,4.4' },
  { colour: shine, ellipses: '27.6,43,2.5 66.2,43,2.5 33,50,1.2 71.6,50,1.2' },
  // The folds on the pug's cheeks.
  { colour: INK_COLOUR, lines: { '1.5': ['81,63 81.6,72 77.6,80', '19,63 18.4,72 22.4,80'] } },
  // The pug's small ears, which fold forward and hang beside the skull.
  ...addLightAndShade([
    both(
      { colour: mask, edge: 1.6 },
      '64.6,11.6,.3 71,7.6,.7 81,8.6 89.4,14 93.6,23 94,33 91,41,.2 84.4,36.4 78,28.6 72,20',
    ),
  ]),
  {
    colour: '#6b5f6e',
    lines: { '1.3': ['76,14.4 82.6,18 86.6,24 88.4,31', '24,14.4 17.4,18 13.4,24 11.6,31'] },
  },
]

/** Heads of dogs in their own colours. The keys are names that owners use, hyphenated. */
export const paintedDogs: Readonly<Record<string, Painting>> = { 'golden-retriever': goldenRetriever, pug }

/** The positions of the painted dogs' eyes, and their total width. */
export const paintedDogEyes: Readonly<Record<string, { x: number; y: number; width: number }>> = {
  'golden-retriever': { x: 50, y: 38.4, width: 46 },
  pug: { x: 50, y: 46, width: 62 },
}
