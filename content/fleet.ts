import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
import { MAX_CART_LINES } from '../domain/cart/limits.ts'
import { MOST_VEHICLES } from '../domain/lettering/fleet-choices.ts'

/** The words of fleet lettering: one list of unit numbers, one proof, one line in the cart per vehicle. */
export const fleet = {
  title: 'Unit numbers for the whole fleet',
  description:
    'Paste or upload a list of unit numbers: one proof with every vehicle drawn to scale, and one priced line per vehicle in your cart.',
  lead: 'One list in, one proof out: every vehicle drawn to scale, priced on its own, with the quantity break of the whole list.',
  form: {
    list: 'Your list',
    listHint: `One vehicle a line: unit number, then, if you like, plate, vehicle and a second line. A range such as 101-124 is every number in it. A proof takes up to ${MOST_VEHICLES}, a cart ${MAX_CART_LINES}.`,
    example: '101-106\n201, AB 12345, Dump truck, Brock Haulage\n202, AB 12346, Float',
    file: 'Or a file (CSV)',
    fileHint:
      'Saved from any spreadsheet, with commas, semicolons or tabs. It is added below what you pasted.',
    second: 'Second line on every vehicle',
    secondHint: 'Company, USDOT, CVOR or NSC number; a row’s own second line stands instead.',
    height: 'Height of the number',
    hand: 'Letters',
    colour: 'Colour',
    film: 'Film',
    each: 'For each vehicle',
    pieces: { '1': 'One', '2': 'Two: both sides', '3': 'Three: sides and rear', '4': 'Four: all around' },
    draw: 'Draw the proof',
    again: 'Draw it again',
  },
  proof: {
    title: 'The proof',
    onScreen: 'All at one scale. The others are in the PDF.',
    refused: 'Left out',
    refusedLead: 'Mend these lines in your list above and draw the proof again. The others are fine.',
    line: 'Line',
    total: 'All together, before tax',
    singly: 'Bought one by one',
    nextBreak: 'The next quantity break is at',
    pieces: 'pieces',
    add: 'Add to cart',
    pdf: 'Save the proof as PDF',
    noRoom: (has: number, wanted: number) =>
      `A cart takes ${MAX_CART_LINES} lines${has === 0 ? '' : `, yours has ${has}`}, and this list has ${wanted} vehicles. ${has === 0 ? 'Order it in two parts, each in a cart of its own' : 'Order what is in your cart first, or the list in parts'}, or send us the list with your question: we set it up for you.`,
    perLine: 'Each vehicle is a line of its own in the cart: take one out or change its number there.',
    caption: 'Vehicles with size and price',
    columns: { unit: 'Unit', vehicle: 'Vehicle', size: 'Size', each: 'Each', total: 'Together' },
  },
  problems: {
    empty: 'There is no vehicle in the list yet. Write a unit number in each line, or choose a file.',
    none: 'None of these lines can be lettered. Below is why.',
    tooMany: TOO_MANY_REQUESTS,
    unreadable: 'This is no text file. Please save your list as CSV and choose it again.',
    tooLarge: 'This file is larger than 100 KB. A list of 500 vehicles is smaller: is it the right one?',
    second: 'The second line for every vehicle cannot be cut:',
    room: (has: number, most: number, wanted: number) =>
      `A cart takes ${most} lines, yours has ${has}, and this list would bring ${wanted} more. Nothing was added. Order what is in your cart first, or the list in parts, or send us the list with your question: we set it up for you.`,
    failed: 'Nothing was added to your cart. Please try again.',
  },
  reasons: {
    quotes: () => 'A quotation mark is not closed.',
    'no-unit': () => 'There is no unit number.',
    formula: (column: string, sign: string) =>
      `The ${column} begins with ${sign}, as a formula of a spreadsheet does.`,
    'too-long': (column: string, most: string) => `The ${column} has more than ${most} signs.`,
    sign: (column: string, sign: string) => `The ${column} has a sign that is not cut: ${sign}`,
    duplicate: (_: string, both: string) => {
      const [unit = '', line = ''] = both.split(', ')
      return `${unit} stands on line ${line} already.`
    },
    range: () => 'This range has to lead upwards, over fewer than 500 numbers.',
    'too-many': (_: string, unit: string) =>
      `A list has up to 500 vehicles; from ${unit} on they are left out.`,
    'too-wide': (_: string, width: string) =>
      `It would be ${width} mm wide, and we cut up to 1,200 mm. Choose a smaller height or fewer words.`,
  },
  columns: { unit: 'unit number', plate: 'plate', vehicle: 'vehicle', second: 'second line' },
  notes: { plate: 'Plate', vehicle: 'Vehicle' },
  lineTitle: 'Unit lettering',
  pdf: {
    title: 'Fleet lettering proof',
    scale: (scale: number) => `All lettering at a scale of 1:${scale}.`,
    lead: 'Sizes are those of what is cut. Colours on paper and screen differ from the film: the swatch in the shop decides.',
  },
} as const
