import { paintedCars } from './painted-cars.ts'
import { redPaintColour, skinColour } from './colours.ts'
import { paintedAnimals } from './painted-animals.ts'
import { paintedBirds } from './painted-birds.ts'
import { paintedDogs } from './painted-dogs.ts'
import { paintedDragons } from './painted-dragon.ts'
import { paintedEmblems } from './painted-emblems.ts'
import { gorillaWithBarbell } from './painted-gorilla.ts'
import { paintedSports } from './painted-sports.ts'
import { paintedTrucks } from './painted-trucks.ts'
import { paintedFigures } from './painted-figures.ts'
import { paintedFoodTrucks } from './painted-food-truck.ts'
import { paintedLandscapes } from './painted-landscapes.ts'
import { paintedLizards } from './painted-lizard.ts'
import { paintedMascots } from './painted-mascots.ts'
import { paintedScenes } from './painted-scenes.ts'
import { INK_COLOUR, placePainting, addLightAndShade, type Painting } from './painting.ts'

const white = '#ffffff'

const girl: Painting = [
  {
    colour: null,
    edge: 1.4,
    outlines: [
      '50,7 69,10 84,25 88,48 86,68 92,87,.3 79,90 70,86 30,86 21,90 8,87,.3 14,68 12,48 16,25 31,10',
    ],
  },
  // The locks of the girl's long hair.
  {
    colour: null,
    tone: 'shade',
    lines: { '2': ['20,56 18,70 14,83', '26,70 25,79 22,87', '80,56 82,70 86,83', '74,70 75,79 78,87'] },
  },
  { colour: '#32406f', edge: 1.4, outlines: ['22,98,0 26,89 42,82 50,88 58,82 74,89 78,98,0'] },
  { colour: skinColour, edge: 1.2, outlines: ['43.5,70,0 56.5,70,0 57,81 50,86 43,81'] },
  // A sailor's collar.
  {
    colour: white,
    edge: 1,
    outlines: ['40,82.4,.2 43.4,81,.2 50,88,.2 56.6,81,.2 60,82.4,.2 57,92,.2 50,97.6,.2 43,92,.2'],
  },
  {
    colour: '#d2232a',
    edge: 0.9,
    outlines: ['50,91.4,.3 57,88.6,.5 57.4,96,.5 50,93.6,.3 42.6,96,.5 43,88.6,.5'],
  },
  {
    colour: skinColour,
    edge: 1.2,
    outlines: ['50,26 66,30 75,44 73,58 64,69 54,76 50,77 46,76 36,69 27,58 25,44 34,30'],
  },
  { colour: '#f2a3a0', ellipses: '33,64.5,4.2,2 67,64.5,4.2,2' },
  { colour: white, ellipses: '38,54,7.4,8.8 62,54,7.4,8.8' },
  { colour: '#5b3fa0', ellipses: '38.8,54.4,5.8,8 61.2,54.4,5.8,8' },
  { colour: '#a98be0', ellipses: '38.8,59,4,2.8 61.2,59,4,2.8' },
  { colour: INK_COLOUR, ellipses: '38.8,53.4,3,4.6 61.2,53.4,3,4.6' },
  { colour: white, ellipses: '36.6,50.4,2.3 59,50.4,2.3 41,58.4,1.2 63.4,58.4,1.2' },
  {
    colour: INK_COLOUR,
    outlines: ['45.4,67.6,.3 54.6,67.6,.3 53,71.6,.8 50,73,.8 47,71.6,.8'],
    lines: {
      '2.4': ['29.4,53.4 31.6,47.6 37.6,44.4 43.6,46', '70.6,53.4 68.4,47.6 62.4,44.4 56.4,46'],
      '1.6': ['29.4,53.4 26.6,51', '70.6,53.4 73.4,51'],
      '1.3': ['49.6,63.4 50.6,63.8'],
      '1.5': ['32,40.4 37,38 42,38.6', '68,40.4 63,38 58,38.6'],
    },
  },
  { colour: '#e0607c', outlines: ['47,69.8,.6 50,69,.6 53,69.8,.6 50,72.4,.9'] },
  { colour: white, outlines: ['52,67.8,.1 54,67.8,.1 53,70,.1'] },
  {
    colour: null,
    edge: 1.2,
    outlines: [
      '50,8 68,11 81,26 84,50,.3 80,67,.2 76,54,.4 73,42 67,34,.2 64,45,.1 57,33,.3 51,47,.1 45,33,.3 38,45,.1 33,34,.3 28,42 24,54,.4 20,67,.2 16,50,.3 19,26 32,11',
    ],
  },
  // The shine on the girl's hair.
  {
    colour: null,
    tone: 'light',
    outlines: [
      '24,27,.4 35,17 50,14 65,17 76,27,.4 75,32,.1 71,25,.2 68,28,.1 63,21,.2 59,25,.1 50,19,.2 41,25,.1 37,21,.2 32,28,.1 29,25,.2 25,32,.1',
    ],
  },
]

// Cat ears in the colour of the girl's hair. They are drawn behind the hair.
const ears: Painting = [
  {
    colour: null,
    edge: 1.4,
    outlines: ['16,34,.3 17,14,.6 23,-1,.2 36,9,.6 44,18,.3', '84,34,.3 83,14,.6 77,-1,.2 64,9,.6 56,18,.3'],
  },
  {
    colour: '#f2a3a0',
    edge: 1,
    outlines: [
      '21,24,.3 22,14,.6 25,6.6,.2 31,12,.6 35,17,.3',
      '79,24,.3 78,14,.6 75,6.6,.2 69,12,.6 65,17,.3',
    ],
  },
]

const lit = (all: Readonly<Record<string, Painting>>): Record<string, Painting> =>
  Object.fromEntries(Object.entries(all).map(([name, painting]) => [name, addLightAndShade(painting)]))

/** Pictures in their own colours. The keys are hyphenated names. */
export const paintings: Readonly<Record<string, Painting>> = {
  ...paintedCars,
  ...paintedTrucks,
  ...paintedFoodTrucks,
  'gorilla-with-barbell': gorillaWithBarbell,
  ...paintedAnimals,
  ...paintedBirds,
  ...paintedDogs,
  ...paintedEmblems,
  ...lit(paintedFigures),
  ...paintedSports,
  ...lit(paintedDragons),
  ...lit(paintedLizards),
  ...paintedMascots,
  ...lit(paintedScenes),
  ...paintedLandscapes,
  ...lit({
    'anime-girl': girl,
    'anime-girl-with-cat-ears': [...placePainting(ears, 1.04, -2, 6), ...placePainting(girl, 0.92, 4, 11)],
  }),
  'lake-sunset': [
    { colour: '#f9a03f', ellipses: '50,50,48' },
    { colour: '#fcc24f', ellipses: '50,50,37' },
    { colour: '#ffe08a', ellipses: '50,50,27' },
    { colour: '#e4572e', ellipses: '50,54,18' },
    {
      colour: '#1f5f8b',
      outlines: [
        '2.4,57,0 16,56,.4 50,57,.4 84,56,.4 97.6,57,0 94.5,68 86,82 72,92.5 50,98 28,92.5 14,82 5.5,68',
      ],
    },
    {
      colour: '#f9a03f',
      lines: {
        '2.6': ['34,62 66,62', '39,68.6 61,68.6', '36,75 52,75', '43,81.4 60,81.4', '46,88 54,88'],
      },
    },
    { colour: '#7cc0dd', lines: { '1.8': ['9,64 24,64', '76,66 91,66', '18,76 28,76', '72,79 82,79'] } },
  ],
  'night-sky': [
    { colour: '#1b2350', ellipses: '50,50,48' },
    { colour: '#2c3a7c', outlines: ['8,56 26,40 54,36 76,26 86,32 68,48 42,56 16,68'] },
    {
      colour: '#f4b860',
      ellipses: '72,27,9',
      lines: { '2': ['60,35.4 64,30 72,26 80,20 85,18 83.6,22 76,29 67,33.6 60,35.4'] },
    },
    {
      colour: '#fff3c4',
      ellipses:
        '20,28,1.6 34,16,1.4 54,10,1.8 12,50,1.4 88,60,1.6 82,76,1.4 18,74,1.6 60,22,1.4 30,88,1.4 70,88,1.5 46,94,1.3 90,46,1.3 42,24,1.2',
      outlines: [
        '28,34,0 29.2,38.8,0 34,40,0 29.2,41.2,0 28,46,0 26.8,41.2,0 22,40,0 26.8,38.8,0',
        '76,62,0 77,66,0 81,67,0 77,68,0 76,72,0 75,68,0 71,67,0 75,66,0',
      ],
    },
  ],
  'rising-sun': [
    { colour: white, ellipses: '50,50,48' },
    { colour: redPaintColour, ellipses: '50,50,17', outlines: risingRays() },
  ],
  'nail-polish-bottle': [
    { colour: '#2b2024', edge: 1.4, outlines: ['40,4,.4 50,3,.6 60,4,.4 63,42,.1 37,42,.1'] },
    { colour: '#d9a93b', edge: 1.2, outlines: ['35,42,.2 65,42,.2 65,50,.2 35,50,.2'] },
    {
      colour: '#e8528f',
      edge: 1.6,
      outlines: [
        '38,50,.2 62,50,.2 66,56,.6 78,64 82,78 79,93,.6 70,97,.4 30,97,.4 21,93,.6 18,78 22,64 34,56,.6',
      ],
    },
    { colour: '#f9bcd4', outlines: ['27,70 32,65,.8 33,74 31,88 27,87,.6 25,79'] },
    { colour: white, outlines: ['44,10,.6 47,9,.6 47,35,.4 43,35,.4'] },
    { colour: '#d9a93b', outlines: ['50,70,0 53,77,0 60,80,0 53,83,0 50,90,0 47,83,0 40,80,0 47,77,0'] },
  ],
  'nail-polish-and-hand': [
    {
      colour: skinColour,
      edge: 1.4,
      limbs: [
        '46,74,24 40,60,22 38,54,20',
        '30,54,7.6 26,34,7 24,20,6',
        '38,52,7.8 37,28,7.2 36.6,12,6',
        '46,54,7.6 47.6,30,7 48.4,17,6',
        '52,60,7 57,42,6.4 59.6,30,5.4',
        '36,72,9 22,62,8 14,50,6',
        '48,78,20 54,92,18',
      ],
    },
    {
      colour: '#e8528f',
      ellipses: '23.6,18.6,2.6,4 36.5,10.4,2.7,4.2 48.6,15.2,2.6,4 60,28.4,2.4,3.6 12.8,48.4,2.3,3.4',
    },
    { colour: '#d9a93b', edge: 1.2, outlines: ['72,38,.4 76,37,.6 80,38,.4 82,60,.1 70,60,.1'] },
    {
      colour: '#e8528f',
      edge: 1.4,
      outlines: [
        '71,62,.2 81,62,.2 83,66,.6 90,72 91,84 89,94,.6 84,96,.4 68,96,.4 63,94,.6 61,84 62,72 69,66,.6',
      ],
    },
    { colour: '#f9bcd4', outlines: ['66,77 69,73,.8 69.6,80 68.6,89 66,88,.6'] },
  ],
  'astronaut-rider': [
    { colour: '#8d99a8', edge: 1.4, outlines: ['20,36,.4 36,35,.4 37,66,.4 22,66,.4'] },
    { colour: '#f2f4f7', edge: 1.4, outlines: ['35,36,.5 58,37,.6 61,52 57,70,.6 37,72,.6 33,54'] },
    { colour: '#f2f4f7', edge: 1.4, limbs: ['45,66,17 66,68,15 69,74,14 66,92,12 76,95,9'] },
    { colour: '#f2f4f7', edge: 1.4, limbs: ['47,46,13 62,56,11 79,49,10'] },
    {
      colour: '#e4572e',
      outlines: ['40,50,0 40,58,0 48,58,0 48,50,0'],
      lines: { '2.6': ['73,56 70,45.6', '59.6,87.4 72.4,88.4'] },
    },
    { colour: '#f2f4f7', edge: 1.4, ellipses: '50,20,18,17.6' },
    { colour: '#27345f', edge: 1.2, outlines: ['49,9.6 60,10 66,18 64.6,28 56,33 48,31 45.6,20'] },
    { colour: '#8fb7e8', outlines: ['51,13 57,13,.6 55,18 51,24,.6 49,19'] },
  ],
}

/** Draws sixteen rays from the sun's disc to the edge. */
function risingRays(): string[] {
  return Array.from({ length: 16 }, (_, i) => {
    const at = (degrees: number, r: number): string => {
      const angle = (degrees * Math.PI) / 180
      return `${(50 + Math.cos(angle) * r).toFixed(2)},${(50 + Math.sin(angle) * r).toFixed(2)},0`
    }
    const middle = (i / 16) * 360
    return [
      at(middle - 3, 15),
      at(middle - 5.6, 47.9),
      at(middle, 48),
      at(middle + 5.6, 47.9),
      at(middle + 3, 15),
    ].join(' ')
  })
}
