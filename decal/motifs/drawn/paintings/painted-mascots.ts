import { INK_COLOUR, placePainting, addLightAndShade, type Painting } from './painting.ts'

const red = '#d80621'
const white = '#ffffff'
const wood = '#d9a35f'
const brown = '#7a4b2a'
const light = '#b98456'
const beaverFur = '#8f5d33'

/** A moose from the front in a hockey sweater, with its stick at the left. */
const moose: Painting = addLightAndShade([
  {
    colour: '#dfc091',
    edge: 1.6,
    outlines: [
      '58,25,.3 65,21,.6 68,8,.1 73,13,.4 77,2,.1 82,10,.4 90,3,.1 91,14,.5 99,14,.1 96,26,.6 86,33.6 72,34,.6 60,31,.3',
      '42,25,.3 35,21,.6 32,8,.1 27,13,.4 23,2,.1 18,10,.4 10,3,.1 9,14,.5 1,14,.1 4,26,.6 14,33.6 28,34,.6 40,31,.3',
    ],
  },
  {
    colour: brown,
    edge: 1.5,
    limbs: ['40,92,14 39,98,12', '60,92,14 61,98,12', '62,33,7 74,38,5', '38,33,7 26,38,5'],
  },
  {
    colour: INK_COLOUR,
    outlines: ['31,100,.4 47,100,.4 48,107,.3 30,107,.3', '53,100,.4 69,100,.4 70,107,.3 52,107,.3'],
  },
  { colour: red, edge: 1.6, limbs: ['66,71,14 76,82,12'] },
  { colour: brown, edge: 1.4, ellipses: '78.6,87,6,5.6' },
  { colour: red, edge: 1.6, outlines: ['50,60 64,63 72,74 72,95,.3 28,95,.3 28,74 36,63'] },
  { colour: white, outlines: ['28,83,0 72,83,0 72,89,0 28,89,0'] },
  { colour: wood, edge: 1.3, lines: { '4.2': ['27,46 18,100'], '5.6': ['18,101 12,104 1,104'] } },
  { colour: INK_COLOUR, lines: { '5.6': ['9,104 1,104'], '4.2': ['27,46 26,52'] } },
  { colour: red, edge: 1.6, limbs: ['34,71,14 25,78,12'] },
  { colour: brown, edge: 1.4, ellipses: '22,81,6.4,6' },
  {
    colour: brown,
    edge: 1.6,
    outlines: ['50,17 60,21 65,32 64,42 67,52 66,60 58,66 50,67 42,66 34,60 33,52 36,42 35,32 40,21'],
  },
  { colour: light, edge: 1.3, outlines: ['50,44 61,46 68,54 66,62 58,68 50,69 42,68 34,62 32,54 39,46'] },
  {
    colour: INK_COLOUR,
    ellipses: '42,55,2.6,2 58,55,2.6,2',
    lines: { '1.8': ['41,62 50,64.4 59,62'], '2.4': ['39,27.4 45,27', '61,27.4 55,27'] },
  },
  { colour: white, ellipses: '43,35,4.2,5 57,35,4.2,5' },
  { colour: INK_COLOUR, ellipses: '43.8,36,2.3,3 56.2,36,2.3,3' },
])

/** A beaver from the front in a hockey sweater, with its stick at the right. */
const beaver: Painting = addLightAndShade([
  { colour: '#4f3524', edge: 1.6, outlines: ['66,92,.4 78,78 90,70 98,76 96,90 84,101 70,103,.4'] },
  {
    colour: '#7a5a42',
    lines: { '1.5': ['76,97 94,79', '84,98 95,88', '74,90 88,75', '78,84 90,95', '84,78 95,88'] },
  },
  { colour: beaverFur, edge: 1.5, limbs: ['40,94,15 37,98,12', '60,94,15 63,98,12'] },
  {
    colour: INK_COLOUR,
    outlines: ['27,101,.5 45,101,.5 45,107,.3 25,107,.3', '55,101,.5 73,101,.5 75,107,.3 55,107,.3'],
  },
  { colour: white, edge: 1.6, limbs: ['32,69,14 23,80,12'] },
  { colour: beaverFur, edge: 1.4, ellipses: '20.6,85,6,5.6' },
  { colour: white, edge: 1.6, outlines: ['50,56 66,60 75,74 75,96,.3 25,96,.3 25,74 34,60'] },
  { colour: red, outlines: ['25,83,0 75,83,0 75,89,0 25,89,0'] },
  { colour: wood, edge: 1.3, lines: { '4.2': ['77,40 83,100'], '5.6': ['83,101 88,104 99,104'] } },
  { colour: INK_COLOUR, lines: { '5.6': ['91,104 99,104'], '4.2': ['77,40 77.6,46'] } },
  { colour: white, edge: 1.6, limbs: ['67,70,14 76,77,12'] },
  { colour: beaverFur, edge: 1.4, ellipses: '80,80,6.4,6' },
  { colour: beaverFur, edge: 1.5, ellipses: '27,20,8,8 73,20,8,8' },
  { colour: '#5a3a22', ellipses: '27,20,4.4,4.4 73,20,4.4,4.4' },
  {
    colour: beaverFur,
    edge: 1.6,
    outlines: ['50,8 66,12 77,24 80,40 74,54 62,62 50,64 38,62 26,54 20,40 23,24 34,12'],
  },
  { colour: white, edge: 1.3, outlines: ['44,54,.1 56,54,.1 55.4,67,.2 44.6,67,.2'] },
  { colour: INK_COLOUR, lines: { '1.4': ['50,56 50,67'] } },
  {
    colour: '#d6a878',
    edge: 1.2,
    outlines: ['50,40,.6 59,38 66,44 65,53 57,57,.7 50,54,.4 43,57,.7 35,53 34,44 41,38'],
  },
  {
    colour: INK_COLOUR,
    outlines: ['50,46,.5 44,43,.6 44,38.6,.6 50,37.6,.8 56,38.6,.6 56,43,.6'],
    lines: { '1.5': ['50,45 50,53'], '2.4': ['33,21.6 40,20.6', '67,21.6 60,20.6'] },
  },
  { colour: white, ellipses: '38,30,4.6,5.4 62,30,4.6,5.4' },
  { colour: INK_COLOUR, ellipses: '39,31,2.5,3.2 61,31,2.5,3.2 38,49,.9 41,52,.9 62,49,.9 59,52,.9' },
])

const leaf =
  '50,5.6,0 53.6,13.0,0 58.4,10.2,0 57,20.6,0 62,15.0,0 63.2,18.2,0 68.6,17.2,0 66.8,22.6,0 69.6,24.2,0 60.4,32.0,0 61.6,35.6,0 51,34.0,0 51.2,42.6,0 48.8,42.6,0 49,34.0,0 38.4,35.6,0 39.6,32.0,0 30.4,24.2,0 33.2,22.6,0 31.4,17.2,0 36.8,18.2,0 38,15.0,0 43,20.6,0 41.6,10.2,0 46.4,13.0,0'

/** A moose and a beaver with hockey sticks in front of the Canadian flag, whose leaf stays visible between them. */
const canadianTeam: Painting = [
  {
    colour: white,
    edge: 1.5,
    outlines: ['2,3,.1 26,0,.8 50,3 74,6,.8 98,3,.1 98,65,.1 74,68,.8 50,65 26,62,.8 2,65,.1'],
  },
  {
    colour: red,
    outlines: [
      '2,3,.1 14,1,.8 26,0,.1 26,62,.1 14,63,.8 2,65,.1',
      '74,6,.1 86,5,.8 98,3,.1 98,65,.1 86,67,.8 74,68,.1',
    ],
  },
  { colour: red, outlines: [leaf] },
  ...placePainting(moose, 0.56, -3.6, 43),
  ...placePainting(beaver, 0.56, 46, 43),
]

/** Mascots in their own colours. The keys are hyphenated names. */
export const paintedMascots: Readonly<Record<string, Painting>> = {
  'moose-with-hockey-stick': placePainting(moose, 0.9, 5, 2),
  'beaver-with-hockey-stick': placePainting(beaver, 0.9, 5, 2),
  'canadian-flag-with-moose-and-beaver-holding-hockey-sticks': placePainting(canadianTeam, 0.95, 2.4, 0.4),
}
