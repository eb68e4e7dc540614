import { notAPostalCode } from './postal-code-words.ts'
import { shop } from './shop.ts'

/** What a product's page says around the product. What is true of one product stands in its own description. */
export const productPage = {
  facts: { title: 'Materials and care' },
  ownText: {
    label: 'Your text',
    hint: 'Words, names or numbers, exactly as they shall be cut; the picture shows an example. You can also send them later, in the order note.',
  },
  notMade: {
    title: 'Not made in this size',
    reason: (finding: string) =>
      `Our check before cutting stops it: ${finding} We sell nothing that would not hold; please choose another size.`,
  },
  download: {
    title: 'Instant download',
    text: 'The links stand on your order page and in your mail as soon as you have paid. They work for 30 days and 25 downloads, and your order page renews them.',
    cut: 'Cut it for me',
    cutHint: 'Opens this design in our decal designer, with the price of one from us.',
  },
  delivery: {
    title: 'Delivery',
    label: 'Postal code',
    hint: 'Canadian postal code or US ZIP code; this browser remembers it.',
    wrong: notAPostalCode,
    ask: 'Estimate delivery',
    asking: 'Estimating...',
    failed: 'The estimate could not be made. Please try again.',
    alone: 'For this item alone and before tax. Taxes follow your address, at checkout.',
    pickup: `When it is ready, in ${shop.address.city}`,
    download: 'By e-mail, once it is paid',
    /** Before somebody gives a postal code. */
    days: (min: number, max: number) => `${min}-${max} business days`,
    freeOver: (amount: string) => `Free shipping within Canada over ${amount}.`,
    freeBecause: (amount: string) => `free over ${amount}`,
  },
  size: {
    title: 'How large is that?',
    views: 'Look at it on',
    toScale: 'true to scale.',
    wholePhoto: 'The whole product photo is drawn as large as the decal.',
    comparison: 'The grey field is a bank card, 86 × 54 mm; the dashed line is the chosen size.',
    drawing: 'Drawing it to scale...',
    failed: 'The picture could not be drawn. The size above is right.',
  },
  recommendations: { title: 'You May Also Like' },
  recentlyViewed: { title: 'Recently viewed', clear: 'Clear list' },
  share: { label: 'Share', copied: 'Link copied', failed: 'The link could not be copied.' },
  zoom: {
    open: (place: number, of: number) => `Enlarge picture ${place} of ${of}`,
    title: (product: string) => `Pictures of ${product}, enlarged`,
    help: 'Pinch, scroll or press + and - to zoom; drag or use the arrow keys to move.',
  },
  deadEnd: {
    soldOut: 'Sold out',
    instead: (values: string) => `in ${values}`,
    /** For those who cannot see the line through it. */
    notMade: 'not in this combination',
  },
} as const
