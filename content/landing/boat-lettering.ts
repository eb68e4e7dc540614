import type { BoatField } from '../../domain/lettering/boat-fields.ts'
import {
  type BoatFault,
  type Hull,
  LEGAL_HEIGHT_MM,
  MAX_HEIGHT_MM,
} from '../../domain/lettering/boat-lettering.ts'

/** The licence number that the drawing shows until the visitor types one. */
export const EXAMPLE_LICENCE_NUMBER = 'ON1234567'

/** Texts of the boat lettering tool. */
export const boatLettering = {
  title: 'Boat licence number',
  form: 'Licence lettering',
  fields: {
    number: {
      label: 'Licence number',
      hint: 'As shown on your licence: ON1234567, or 12E 45678 on an older one.',
    },
    height: { label: 'Character height (mm)', hint: 'At least 75 mm. 3 in is 76, 4 in is 102.' },
    hand: { label: 'Style', hint: 'Both are plain block characters.' },
    colour: { label: 'Film colour', hint: 'Cast vinyl, made for 5 to 7 years outdoors.' },
    hull: { label: 'Bow colour', hint: 'Choose the closest one.' },
  } satisfies Record<BoatField, { label: string; hint: string }>,
  hulls: {
    white: 'White',
    cream: 'Cream',
    aluminium: 'Bare aluminum',
    grey: 'Grey',
    black: 'Black',
    navy: 'Navy',
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    yellow: 'Yellow',
  } satisfies Record<Hull, string>,
  /** Error messages. Each says how to fix the error. */
  faults: {
    'number-missing': 'Enter your licence number.',
    'number-unknown':
      "That isn't a licence number. Enter it as shown on your licence, for example ON1234567 or 12E 45678.",
    'no-height': `Enter the height in mm, from ${LEGAL_HEIGHT_MM} to ${MAX_HEIGHT_MM}.`,
    'too-small': 'Too small: the law requires characters at least 75 mm (7.5 cm) high.',
    'too-tall': 'The maximum here is 150 mm. Contact us for taller ones.',
    'not-offered': 'Please choose again.',
    'too-little-contrast':
      'Too close to the colour of your bow: the law requires a contrasting colour. Choose a lighter or darker film.',
  } satisfies Record<BoatFault, string>,
  tooLong: 'This is longer than 1.2 m. Choose a smaller height or the condensed style.',
  busy: 'The drawing is taking too long. Please try again in a moment.',
  notAdded: "We couldn't add it to the cart",
  look: 'Please check the marked fields.',
  show: 'Show it on the bow',
  add: 'Add to Cart',
  adding: 'Adding…',
  example: 'Example: enter your number to see it here',
  sides: { port: 'Port side', starboard: 'Starboard side' },
  drawing: (number: string, mm: string): string =>
    `of the bow, drawn to scale: ${number} in characters ${mm} mm high, above the waterline`,
  toScale: 'To scale. The bar is 30 cm long.',
  checks: 'Legal requirements check',
  height: 'At least 7.5 cm high',
  heightIs: (mm: string): string => `${mm} mm, each character`,
  block: 'Block characters',
  blockIs: 'Plain, upright and separate',
  contrast: 'Contrasting colour',
  contrastIs: (ratio: string): string => `${ratio} to 1 against this bow`,
  contrastWeak: 'It only just passes our check. A stronger contrast is easier to read in poor light.',
  bothSides: 'Both sides of the bow',
  bothSidesIs: 'Two pieces, both reading left to right',
  pair: 'Both sides',
  each: 'each side',
  size: 'Size',
  tax: 'Before tax and shipping. Cut with no background, on transfer tape.',
  source:
    "Small Vessel Regulations (SOR/2010-91) under the Canada Shipping Act, 2001, as explained in Transport Canada’s Safe Boating Guide (TP 511). The law gives no figure for contrast. We don't cut anything below 3 to 1.",
} as const
