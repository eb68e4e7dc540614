import { formatNumber } from '../domain/written-number.ts'
import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
import { MAX_CART_LINES } from '../domain/cart/limits.ts'
import { type FleetHeight, MAX_VEHICLES } from '../domain/lettering/fleet-choices.ts'

/**
 * Texts of the page for fleet lettering. The customer enters a list of unit numbers. There is one proof for the whole list, and one cart
 * line for each vehicle.
 */
export const fleetCopy = {
  title: 'Unit numbers for the whole fleet',
  description:
    'Paste or upload a list of unit numbers: one proof with every vehicle drawn to scale, and one priced line per vehicle in your cart.',
  lead: 'Give us one list and get one proof: every vehicle drawn to scale and priced, with a quantity discount on the whole list.',
  exampleCaption: 'Units 27 to 29 of one list: the same lettering on a pickup, a van and a dump truck.',
  form: {
    list: 'Your list',
    listHint: `List one vehicle per row: unit number, then plate, vehicle and, if you like, a second line of lettering. A range such as 101-124 adds every number in it. A proof can have up to ${MAX_VEHICLES} vehicles, and a cart up to ${MAX_CART_LINES}.`,
    example: '101-106\n201, AB 12345, Dump truck, Brock Haulage\n202, AB 12346, Float',
    file: 'Or a file (CSV)',
    fileHint:
      'From any spreadsheet, separated by commas, semicolons or tabs. We add it below your pasted list.',
    second: 'Second line on every vehicle',
    secondHint:
      'Company, USDOT, CVOR or NSC number. If a vehicle’s row has its own second line, we use that one.',
    height: 'Number height',
    /** The heights of numbers that customers can choose, in inches, each with its uses. */
    heights: {
      '2': { title: '2 in', note: 'tools, generators, tailgates' },
      '3': { title: '3 in', note: 'cabs and small trailers' },
      '4': { title: '4 in', note: 'doors of vans and pickups' },
      '6': { title: '6 in', note: 'trucks, readable across a yard' },
      '8': { title: '8 in', note: 'trailers and heavy equipment' },
      '10': { title: '10 in', note: 'roofs and tanks' },
      '12': { title: '12 in', note: 'trailers, from far away' },
    } satisfies Record<FleetHeight, { title: string; note: string }>,
    hand: 'Lettering style',
    colour: 'Colour',
    film: 'Film',
    each: 'Per vehicle',
    pieces: { '1': 'One', '2': 'Two (both sides)', '3': 'Three (sides and rear)', '4': 'Four (all around)' },
    drawing: 'Your first vehicles, to scale',
    drawingHint: "Type a unit number, and we'll draw it here to scale.",
    measured: (unit: string, width: number, height: number) =>
      `${unit}: ${formatNumber(width)} × ${formatNumber(height)} mm`,
    ruler: '100 mm',
    create: 'Create the proof',
    update: 'Update the proof',
  },
  proof: {
    title: 'The proof',
    onScreen: 'All drawn at the same scale. The rest are in the PDF.',
    refused: 'Left out',
    refusedLead: 'Fix these lines in your list above and update the proof. The others are fine.',
    line: 'Line',
    total: 'Total before tax',
    singly: 'If ordered one at a time',
    nextBreak: 'Next quantity discount at',
    pieces: 'pieces',
    add: 'Add to cart',
    pdf: 'Save the proof as PDF',
    noRoom: (has: number, wanted: number) =>
      `A cart holds ${MAX_CART_LINES} lines${has === 0 ? '' : `, yours has ${has}`}, and this list has ${wanted} vehicles. ${has === 0 ? 'Place two orders' : 'Check out with your cart first, or order the list in parts'}, or send us the list and we'll set it up for you.`,
    perLine:
      'Each vehicle gets its own line in the cart, so you can remove one or change its quantity there.',
    caption: 'Size and price by vehicle',
    columns: { unit: 'Unit', vehicle: 'Vehicle', size: 'Size', each: 'Each', total: 'Together' },
  },
  problems: {
    empty: 'Your list is empty. Put one unit number on each line, or choose a file.',
    none: "We can't letter any of these lines. See why below.",
    tooMany: TOO_MANY_REQUESTS,
    unreadable: "This isn't a text file. Please save your list as CSV and choose it again.",
    tooLarge: 'This file is over 100 KB, more than a list of 500 vehicles needs. Is it the right one?',
    second: "We can't cut the second line for every vehicle:",
    room: (has: number, most: number, wanted: number) =>
      `A cart holds ${most} lines, yours has ${has}, and this list would add ${wanted} more, so we added nothing. Check out with your cart first, order the list in parts, or send us the list and we'll set it up for you.`,
    failed: "We couldn't add anything to your cart. Please try again.",
  },
  reasons: {
    quotes: () => 'A closing quotation mark is missing.',
    'no-unit': () => 'The unit number is missing.',
    formula: (column: string, character: string) =>
      `The ${column} starts with ${character}, like a spreadsheet formula.`,
    'too-long': (column: string, most: string) => `The ${column} has more than ${most} characters.`,
    sign: (column: string, character: string) =>
      `The ${column} contains a character we can't cut: ${character}`,
    duplicate: (_: string, both: string) => {
      const [unit = '', line = ''] = both.split(', ')
      return `${unit} is already on line ${line}.`
    },
    range: () => 'A range has to go up, and cover fewer than 500 numbers.',
    'too-many': (_: string, unit: string) =>
      `A list can have up to 500 vehicles, so we left out ${unit} and everything after it.`,
    'refused-words': (_: string, message: string) => message,
    'too-wide': (_: string, width: string) =>
      `It would be ${width} mm wide, and we cut up to 1,200 mm. Choose a smaller height or a shorter text.`,
  },
  columns: { unit: 'unit number', plate: 'plate', vehicle: 'vehicle', second: 'second line' },
  notes: { plate: 'Plate', vehicle: 'Vehicle' },
  lineTitle: 'Unit lettering',
  pdf: {
    title: 'Fleet lettering proof',
    scale: (scale: number) => `All lettering drawn at 1:${scale}.`,
    lead: 'Sizes are the finished cut sizes. Colours on paper and screen differ from the film, so go by the swatch at our shop.',
  },
} as const
