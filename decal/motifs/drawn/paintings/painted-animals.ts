import { INK_COLOUR, mirrorPainting, type Painting } from './painting.ts'

const grey = '#a9b6c4'
const coat = '#8a4b25'
const tan = '#d9955a'

/** A dachshund from the side: long, low and pleased. */
const dachshund: Painting = [
  // The dachshund's tail, and its legs on the far side.
  { colour: coat, edge: 1.6, limbs: ['88,50,6 95,42,4.4 99,33,2.6'] },
  { colour: '#6a3719', edge: 1.6, limbs: ['34,64,9 35,73,7 33,77,7', '80,62,10 83,71,7.4 80,77,7'] },
  // The dachshund's body and chest.
  {
    colour: coat,
    edge: 1.7,
    outlines: ['22,44 34,42 50,44 68,43.6 84,44 92,50 92,60 86,67 74,67.6 58,66 44,68 32,68.6 23,63 19,54'],
  },
  { colour: '#a9622f', outlines: ['34,44 50,46 68,45.6 83,46,.6 88,50,.4 68,49.6 50,50 36,49,.4'] },
  { colour: tan, outlines: ['23,63,.4 20,55,.5 26,58 34,63 46,65.6,.4 36,68.4'] },
  // The dachshund's legs on the viewer's side, with tan feet.
  { colour: coat, edge: 1.6, limbs: ['30,62,11 29,72,8', '84,58,15 86,68,9 85,73,8'] },
  {
    colour: tan,
    edge: 1.6,
    outlines: [
      '25,72,.4 33,72,.4 33.6,79.4,.4 21,80,.6 20,76,.7',
      '81,73,.4 89,73,.4 89.6,79.4,.4 77,80,.6 76,76,.7',
    ],
  },
  // The dachshund's head and muzzle.
  {
    colour: coat,
    edge: 1.7,
    outlines: ['33,28,.7 34,38 32,48 25,53 18,48 12,45,.6 4,45 1,41.6 2,37.6,.7 10,34 16,28 22,22 29,22'],
  },
  { colour: tan, outlines: ['16,46 10,44.6,.6 4,44.6 1.8,41.6,.6 10,40.6 17,40,.6 20,45,.5'] },
  { colour: INK_COLOUR, ellipses: '3.4,38.6,3,2.6', lines: { '1.6': ['5,42.6 10,42.8 15,41.4 18,38.6'] } },
  { colour: tan, ellipses: '17.6,28.6,2,1.3' },
  { colour: '#ffffff', ellipses: '18.6,32.4,2.7,2.8' },
  { colour: INK_COLOUR, ellipses: '18,32.6,2,2.3' },
  { colour: '#ffffff', ellipses: '17.2,31.6,.8' },
  { colour: '#6a3719', edge: 1.6, outlines: ['27,24,.5 34,24.6 39,34 39.6,46 35,53 29,50 26,40 25,30'] },
  { colour: null, edge: 1.2, outlines: ['24,50,.3 33,49.6,.5 38,45.6,.3 39.4,50,.3 33,55,.6 25,55,.3'] },
  { colour: '#e8b93a', edge: 1, ellipses: '27.4,57.6,2.8' },
]

/** A baby elephant from the side, its trunk raised. */
const babyElephant: Painting = [
  { colour: grey, edge: 1.5, lines: { '3': ['90,48 97,54 97,63'] } },
  { colour: '#8f9dac', edge: 1.7, limbs: ['56,76,16 56,88,15', '80,74,17 82,88,15'] },
  {
    colour: grey,
    edge: 1.8,
    outlines: ['34,46 46,36 62,34 78,36 90,44 95,58 93,72 84,82 66,84 48,83 37,76 32,62'],
  },
  { colour: '#c6d0da', outlines: ['48,40 62,37 76,39 84,44,.6 70,43 56,45,.5'] },
  { colour: grey, edge: 1.7, limbs: ['44,74,17 42,88,15.6', '72,76,18 71,88,16.4'] },
  {
    colour: '#eef2f6',
    outlines: [
      '36,92,.4 39,90.6,.6 40,95,.3 35.4,95,.3',
      '43,90.6,.6 46,90.6,.6 46,95,.3 42,95,.3',
      '66,90.6,.6 69.4,90.6,.6 69.4,95,.3 65,95,.3',
      '72.6,90.6,.6 76,91.6,.5 76.4,95,.3 72.6,95,.3',
    ],
  },
  // The elephant's raised trunk, in front of its head.
  { colour: grey, edge: 1.7, limbs: ['24,52,17 15,56,12 8,50,9.6 6,40,8 9,31,7 14,27,6.6'] },
  // The elephant's head and ear.
  { colour: grey, edge: 1.8, outlines: ['22,28 34,20 47,22 54,32 54,46 47,58 34,63 22,60 15,50 16,37'] },
  { colour: grey, edge: 1.7, outlines: ['40,28,.6 50,19 63,20 71,30 71,45 63,57 52,59 43,51 39,40'] },
  { colour: '#f2b3c0', outlines: ['46,31,.6 53,25 62,26 66.4,33 66,44 60,52 53,52 47,46 44,38'] },
  { colour: '#f2b3c0', ellipses: '27,50,4.6,3' },
  {
    colour: INK_COLOUR,
    ellipses: '28,38.6,3.4,4.2',
    lines: {
      '1.6': [
        '22,56 27,59 33,57.4',
        '25,31.6 29,30 33,31.4',
        '11,55 15,51',
        '7.4,50 11.4,47',
        '4.6,42.6 9.4,42',
      ],
    },
  },
  { colour: '#ffffff', ellipses: '27,37,1.4 29.2,40.6,.8' },
]

/** A white-tailed deer's skull with large antlers. */
const buckSkull: Painting = [
  {
    colour: '#a87848',
    edge: 1.5,
    limbs: [
      '57,48,6.6 62,44.6,6.2 69,42.6,6 77,40.4,5.6 84.6,36.4,5.2 90.4,30,4.6 93.6,22,3.8 93.4,14,2.8 90.4,7,1.2',
      '62,44.6,4.8 62.4,38,4.2 60.6,31,3.2 57.6,25,1',
      '70,42,5.4 71,33,4.8 70,23,3.8 67.6,14,2.6 65,7,1',
      '80,39,5 82,30,4.4 81.4,20,3.4 79.4,12,2.2 77.6,7,.9',
      '91,28,4 89.6,21,3 87.4,16,.9',
      '43,48,6.6 38,44.6,6.2 31,42.6,6 23,40.4,5.6 15.4,36.4,5.2 9.6,30,4.6 6.4,22,3.8 6.6,14,2.8 9.6,7,1.2',
      '38,44.6,4.8 37.6,38,4.2 39.4,31,3.2 42.4,25,1',
      '30,42,5.4 29,33,4.8 30,23,3.8 32.4,14,2.6 35,7,1',
      '20,39,5 18,30,4.4 18.6,20,3.4 20.6,12,2.2 22.4,7,.9',
      '9,28,4 10.4,21,3 12.6,16,.9',
    ],
  },
  {
    colour: '#d8a970',
    lines: {
      '1.5': [
        '63.4,42.6 70,41 77,38.8 83.6,35 88.6,29.4',
        '71.4,33 70.6,25 69,19',
        '82,29 81.4,21',
        '36.6,42.6 30,41 23,38.8 16.4,35 11.4,29.4',
        '28.6,33 29.4,25 31,19',
        '18,29 18.6,21',
      ],
    },
  },
  {
    colour: '#eadfc6',
    edge: 1.7,
    outlines: [
      '50,43 58,43.6 64,48 68,54,.7 70,59,.4 66,64,.6 61.6,67 60,73 58.6,82 56,91 53,97 50,98 47,97 44,91 41.4,82 40,73 38.4,67 34,64,.6 30,59,.4 32,54,.7 36,48 42,43.6',
    ],
  },
  {
    colour: '#c9b58c',
    outlines: [
      '64,48 68,54,.7 70,59,.4 66,64,.6 61.6,67 60,73 58.6,82 56,91 53,97 50,98,.3 53,88 54,76 57,68,.4 64,62,.5 66,57,.4',
    ],
  },
  {
    colour: INK_COLOUR,
    outlines: [
      '56,56,.4 61,53 65.6,57.6 62.6,63 57,61.6,.5',
      '44,56,.4 39,53 34.4,57.6 37.4,63 43,61.6,.5',
      '50,75,.3 53.6,79 54,87 52,92,.5 50,94,.3 48,92,.5 46,87 46.4,79',
    ],
    lines: { '1.4': ['50,48 50.8,54 49.4,60 50.2,68', '53.6,66 55,74 55.6,80', '46.4,66 45,74 44.4,80'] },
  },
  { colour: '#eadfc6', lines: { '1.4': ['50,79 50,91'] } },
]

// The left one of two crossed arrows, with its feathers at the top. The right one is its mirror image.
const arrow: Painting = [
  { colour: '#8a5a30', edge: 1.3, lines: { '3': ['9,56 91,96'] } },
  {
    colour: '#c4312b',
    edge: 1.3,
    outlines: [
      '7.4,55.4,0 21.4,62.2,0 24,58.4,.2 17,49.6,.2 4,47.6,.2',
      '6.6,56.8,0 20.6,63.6,0 18,68,.2 7,67.4,.2 -1.4,57.6,.2',
    ],
  },
  {
    colour: '#f3e6cc',
    outlines: ['13.6,57.4,0 17,59,0 17.6,53,0 13.6,50.6,0', '12.6,60.6,0 16,62.2,0 12.6,67,0 8.4,66,0'],
  },
  { colour: '#b9c0cc', edge: 1.3, outlines: ['88,88.6,0 99.6,99.4,0 84,97.4,0 87,94,0'] },
]
/** Animals in their own colours. */
export const paintedAnimals: Readonly<Record<string, Painting>> = {
  'dachshund-standing': dachshund,
  'baby-elephant': babyElephant,
  'buck-skull': buckSkull,
  'buck-skull-with-crossed-arrows': [...mirrorPainting(arrow), ...arrow, ...buckSkull],
}
