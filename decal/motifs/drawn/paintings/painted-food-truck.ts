import {
  amberColour,
  glassColour,
  glassShineColour,
  lampColour,
  offWhiteColour,
  redPaintColour,
  rubberColour,
  steelColour,
  woodColour,
} from './colours.ts'
import { INK_COLOUR, placePainting, addLightAndShade, type Painting } from './painting.ts'
import { flames } from './painted-sports.ts'
import { paintRoadWheel } from './wheels.ts'

/** A food truck from the side, driving to the right, with skewers on a grill behind its open window. */
const foodTruck: Painting = addLightAndShade([
  // The vent on the roof.
  {
    colour: steelColour,
    edge: 1.4,
    outlines: ['19,22,.3 31,22,.3 32,26,.2 29,27,.2 29,36,0 21,36,0 21,27,.2 18,26,.2'],
  },
  // The shade below, the cab and the box.
  { colour: INK_COLOUR, outlines: ['8,78,0 94,78,0 92,85,.2 10,85,.2'] },
  {
    colour: null,
    edge: 1.5,
    outlines: ['66,46,.1 83,46,.4 87,49,.4 92,61,.2 97,63.4,.4 98.6,68,.3 98.6,81,.2 66,81,0'],
  },
  { colour: null, edge: 1.6, outlines: ['4,36,.3 7,33,.3 68,33,.3 71,36,.3 71,81,0 4,81,.2'] },
  { colour: null, tone: 'light', outlines: ['4,70,0 98.4,70,0 98.4,73.4,0 4,73.4,0'] },
  {
    colour: glassColour,
    edge: 1.2,
    outlines: ['75.4,50.6,.1 82,50.6,.3 84.6,53,.3 88,61.6,.1 75.4,61.6,.1'],
  },
  { colour: glassShineColour, outlines: ['78,51.6,0 81.4,51.6,0 80,60.8,0 76.6,60.8,0'] },
  { colour: lampColour, edge: 1, outlines: ['94,66,.3 98.4,66.6,.2 98.4,71,.2 94,71,.3'] },
  { colour: redPaintColour, edge: 0.9, outlines: ['3.4,66,.1 6.4,66,.1 6.4,71,.1 3.4,71,.1'] },
  { colour: INK_COLOUR, lines: { '1.2': ['74,64.6 77.4,64.6', '73,48 73,80'] } },
  // The window, with a warm light, the grill and its skewers.
  { colour: '#ffdf8e', edge: 1.3, outlines: ['11,44,0 61,44,0 61,63,0 11,63,0'] },
  {
    colour: INK_COLOUR,
    lines: { '1.3': ['20,50.6 20,61', '31,50.6 31,61', '42,50.6 42,61', '53,50.6 53,61'] },
  },
  {
    colour: '#c4472b',
    edge: 0.9,
    ellipses:
      '20,53.4,3,1.7 31,53.4,3,1.7 42,53.4,3,1.7 53,53.4,3,1.7 20,60.4,3,1.7 31,60.4,3,1.7 42,60.4,3,1.7 53,60.4,3,1.7',
  },
  {
    colour: '#5c9e45',
    edge: 0.9,
    ellipses: '20,56.9,2.8,1.5 31,56.9,2.8,1.5 42,56.9,2.8,1.5 53,56.9,2.8,1.5',
  },
  { colour: woodColour, edge: 1.3, outlines: ['8,62.4,.1 64,62.4,.1 64,66.4,.1 8,66.4,.1'] },
  // The awning with its scallops.
  {
    colour: offWhiteColour,
    edge: 1.4,
    outlines: [
      '11,38.4,0 61,38.4,0 66,48,.1 61,51.6,.8 56,48,.1 51.4,51.6,.8 46,48,.1 41,51.6,.8 36,48,.1 31,51.6,.8 26,48,.1 21,51.6,.8 16,48,.1 11,51.6,.8 6,48,.1',
    ],
  },
  {
    colour: redPaintColour,
    outlines: [
      '11,38.4,0 19.4,38.4,0 16,48,.1 11,51.6,.8 6,48,.1',
      '27.6,38.4,0 36,38.4,0 36,48,.1 31,51.6,.8 26,48,.1',
      '44.4,38.4,0 52.6,38.4,0 56,48,.1 51.4,51.6,.8 46,48,.1',
    ],
  },
  // Wheels in their arches, and the bumper.
  { colour: INK_COLOUR, ellipses: '23,81,11.4 81,81,11.4' },
  ...paintRoadWheel(23, 82.4, 10),
  ...paintRoadWheel(81, 82.4, 10),
  { colour: rubberColour, edge: 1, outlines: ['92.6,78,.2 100.4,78,.3 100.4,83,.3 92.6,83,.2'] },
  { colour: amberColour, edge: 0.8, ellipses: '91.4,75.4,1.4' },
])

/** Food trucks in their own colours. The keys are hyphenated names. */
export const paintedFoodTrucks: Readonly<Record<string, Painting>> = {
  'food-truck': foodTruck,
  'food-truck-with-flames': [...placePainting(flames, 0.84, 4, 1), ...placePainting(foodTruck, 0.98, 0, 4)],
}
