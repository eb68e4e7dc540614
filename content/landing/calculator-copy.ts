import { getRules } from '../../domain/settings/rules.ts'

/** Texts around the form of a calculator. They are the same for all calculators. */
export const calculatorCopy = {
  total: 'Your price',
  each: 'per',
  update: 'Show the price',
  add: 'Add to Cart',
  adding: 'Adding…',
  quote: 'Get a quote',
  get quoteNote() {
    return `You get your quote as a web page and a PDF, with a quote number. The price is good for ${getRules().quotes.validDays} days.`
  },
  why: 'How we got this price',
  nextBreak: 'Next price break',
  taxNote: 'Before tax and shipping. You get a proof before we print anything.',
  notAdded: "We couldn't add it to the cart",
  notQuoted: "We couldn't make a quote",
  /** Captions below the picture of the order. */
  pictures: {
    signs: 'Your whole order, drawn to scale next to a person 1.75 m tall.',
    yourSign: 'Your sign',
    wall: 'Drawn to scale, next to a person 1.75 m tall. The dashed lines are where panels meet.',
    labels: 'Drawn at a typical size, 2 × 1 in. We print yours at the size you enter.',
    garment: 'Size M, to scale. The dashed line is the largest print area.',
    yourPrint: 'Your print',
    floor: 'To scale, seen from above: lines, a 400 mm pictogram, 200 mm letters and a pair of work boots.',
    package: 'In its true proportions:',
  },
  artwork: {
    title: 'Your artwork',
    hint: "Kept private and attached to your order. If you only ask for a quote, your artwork isn't sent with it.",
    remove: 'Order without artwork',
  },
  unreadable: 'Please check the marked fields.',
} as const
