import type { BoatField } from '../../domain/lettering/boat-fields.ts'
import { type BoatFault, LEGAL_HEIGHT_MM, TALLEST_MM } from '../../domain/lettering/boat-lettering.ts'

/** Stands in the drawing while no number is typed; nobody's. */
export const EXAMPLE_NUMBER = 'ON1234567'

/** The words of the lettering tool for boats. */
export const boatLettering = {
  title: 'Boat licence number',
  form: 'Licence lettering',
  fields: {
    number: {
      label: 'Licence number',
      hint: 'As it stands on your licence: ON1234567, or 12E 45678 on an older one.',
    },
    height: { label: 'Height of the characters (mm)', hint: 'At least 75 mm. 3 in is 76, 4 in is 102.' },
    hand: { label: 'Characters', hint: 'Both are plain block characters.' },
    colour: { label: 'Colour of the film', hint: 'Cast vinyl, made for 5 to 7 years outdoors.' },
    hull: { label: 'Colour of the bow', hint: 'The nearest one will do.' },
  } satisfies Record<BoatField, { label: string; hint: string }>,
  /** What is wrong, and what to do. */
  faults: {
    'number-missing': 'Type the number of your licence.',
    'number-unknown':
      'This is no licence number. Type it as it stands on the licence, for example ON1234567 or 12E 45678.',
    'no-height': `Type the height in mm, from ${LEGAL_HEIGHT_MM} to ${TALLEST_MM}.`,
    'too-small': 'Too small: the law asks for characters at least 75 mm (7.5 cm) high.',
    'too-tall': 'At most 150 mm here. Write to us for taller ones.',
    'not-offered': 'Please choose again.',
    'too-little-contrast':
      'Too close to the colour of the bow: the law asks for a colour that contrasts. Choose a lighter or darker film.',
  } satisfies Record<BoatFault, string>,
  tooLong: 'This comes out longer than 1.2 m. Choose a smaller height or the condensed characters.',
  busy: 'The drawing is late. Please try again in a moment.',
  notAdded: 'Not added to the cart',
  look: 'Please check the marked fields.',
  show: 'Show it on the bow',
  add: 'Add to Cart',
  adding: 'Adding …',
  example: 'An example, until you type yours',
  sides: { port: 'Port side', starboard: 'Starboard side' },
  drawing: (number: string, mm: string): string =>
    `of the bow, drawn to scale: ${number} in characters ${mm} mm high, above the waterline`,
  toScale: 'To scale. The bar is 30 cm long.',
  checks: 'What the law asks, and what this is',
  height: 'At least 7.5 cm high',
  heightIs: (mm: string): string => `${mm} mm, each character`,
  block: 'Block characters',
  blockIs: 'Plain, upright, apart from each other',
  contrast: 'A colour that contrasts',
  contrastIs: (ratio: string): string => `${ratio} to 1 against this bow`,
  contrastWeak: 'It passes our check by little. In poor light a stronger pair is read from further away.',
  bothSides: 'Both sides of the bow',
  bothSidesIs: 'Two pieces, both reading from left to right',
  pair: 'Both sides',
  each: 'each side',
  size: 'Size',
  tax: 'Before tax and shipping. Cut without background, on transfer tape.',
  source:
    'Small Vessel Regulations (SOR/2010-91) under the Canada Shipping Act, 2001, as told in Transport Canada’s Safe Boating Guide (TP 511). The law gives no figure for contrast: below 3 to 1 we do not cut it.',
} as const
