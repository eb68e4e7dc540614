import { formatBusinessDays, formatDayCount } from './format-days.ts'
import { settings } from '../domain/settings/settings.ts'
import { invalidPostalCodeMessage } from './invalid-postal-code.ts'

/** Texts of product pages. Facts about one product are in its description. */
export const productPageCopy = {
  /** The heading above the facts about a product. `otherTitle` is used for files and services, which don't consist of a material. */
  facts: { title: 'Materials and care', otherTitle: 'Details' },
  notMade: {
    title: 'Not made in this size',
    reason: (finding: string) =>
      `Our pre-cut check found a problem: ${finding} We don't sell decals that won't hold up, so please choose another size.`,
  },
  download: {
    title: 'Instant download',
    get text() {
      return `You'll find the links on your order page and in your e-mail as soon as you've paid. They're good for ${formatDayCount(settings.links.downloadDays)} and 25 downloads, and you can renew them on your order page.`
    },
    cut: 'Cut it for me',
    cutHint: 'Opens this design in our decal designer, with our price to cut it.',
  },
  delivery: {
    title: 'Delivery',
    label: 'Postal code',
    hint: 'Canadian postal code or US ZIP code. We remember it in this browser.',
    wrong: invalidPostalCodeMessage,
    ask: 'Estimate delivery',
    asking: 'Estimating...',
    failed: "We couldn't get an estimate. Please try again.",
    alone: 'For this item on its own, before tax. Tax depends on your address and is added at checkout.',
    pickup: "We e-mail you when it's ready",
    download: "By e-mail, as soon as you've paid",
    days: (min: number, max: number) => formatBusinessDays({ min, max }),
    freeOver: (amount: string) => `Free shipping within Canada over ${amount}.`,
    ownOffer: (amount: string) => `Your offer: free shipping over ${amount} to Canada and the United States.`,
    freeBecause: (amount: string) => `free over ${amount}`,
    freeByOffer: 'free with your offer',
    tooHeavy: 'too heavy to ship free',
  },
  size: {
    title: 'How big is it?',
    views: 'See it on',
    /** Inserted before the text `toScale` if the drawing shows only a part of the object: "seen close up and drawn to scale." */
    close: 'seen close up and',
    toScale: 'drawn to scale.',
    wholePhoto: 'The whole product photo is shown at the size of the decal.',
    comparison: 'The grey rectangle is a bank card (86 × 54 mm). The dashed line is the size you chose.',
    drawing: 'Drawing it to scale...',
    failed: "We couldn't draw the picture. The size above is correct.",
  },
  recommendations: { title: 'You May Also Like' },
  recentlyViewed: { title: 'Recently viewed', clear: 'Clear list' },
  share: { label: 'Share', copied: 'Link copied', failed: "We couldn't copy the link." },
  zoom: {
    open: (place: number, of: number) => `Enlarge picture ${place} of ${of}`,
    title: (product: string) => `Pictures of ${product}, enlarged`,
    help: 'Pinch, scroll or press + and - to zoom; drag or use the arrow keys to move.',
  },
  deadEnd: {
    soldOut: 'Sold out',
    instead: (values: string) => `in ${values}`,
    /** Screen readers don't announce that an option is struck through, so they read this text instead. */
    notMade: 'not in this combination',
  },
} as const
