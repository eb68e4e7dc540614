import { formatThreshold, getFreeShippingThreshold } from '../domain/checkout/free-shipping-offers.ts'
import { getMinBannerCents, getProfessionalDesignCents } from '../domain/banner/banner-price.ts'
import { formatMoney, formatShortMoney } from '../domain/money.ts'
import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  type BannerColourId,
  type BannerMaterialId,
  type BannerPresetId,
} from '../domain/banner/banner-design.ts'
import { getMaxProductionDays } from '../domain/production/due-date.ts'
import { getRules } from '../domain/settings/rules.ts'
import { shopFacts } from './shop.ts'

const { min, max } = BANNER_LENGTH_IN

/** Returns the production time. "48-72 hours" is the specification's wording for three business days. */
function makingTime(): string {
  const days = getMaxProductionDays()
  return days === 3 ? '48-72 hours' : `${days} business ${days === 1 ? 'day' : 'days'}`
}

const designPrice = () => formatMoney(getProfessionalDesignCents())

/** Texts of /custom-banner-designer. The specification's wording is kept to the letter. */
export const bannerDesignerCopy = {
  metadata: {
    title: 'Custom Banner Designer: Vinyl Banners in Niagara',
    get description() {
      return `Design a vinyl, mesh or fabric banner to scale and see its price at once. Hemmed, with grommets, printed in ${shopFacts.address.city} in ${makingTime()}, from ${formatShortMoney(getMinBannerCents())}.`
    },
  },
  name: 'Custom Banner Designer',
  title: 'Custom Banner Designer',
  get lead() {
    return `Drawn to scale, with hem and grommets in place. ${BANNER_HEIGHT_IN} in high, ${min} to ${max} in long, printed in ${shopFacts.address.city}.`
  },
  withoutScripts:
    "Designing and pricing a banner needs JavaScript. Without it, tell us what you want on your banner and we'll design it with you.",
  stage: {
    label: 'Your banner, to scale',
    items:
      'Items on the banner. Use the arrow keys to move the focused item, Shift for bigger steps, Delete to remove it.',
    still: (length: number) => `Preview of the banner, ${length} × ${BANNER_HEIGHT_IN} in`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    undo: 'Undo',
    redo: 'Redo',
    startOver: 'Start over',
    startedOver: 'Started over. Undo restores your banner.',
    legend: [
      { mark: 'safe', text: `Keep text inside this line, ${BANNER_EDGE_DISTANCES.safeIn} in from the edge` },
      { mark: 'hem', text: `Hem, ${BANNER_EDGE_DISTANCES.hemIn} in` },
      { mark: 'grommet', text: 'Grommets every 2 feet and in the corners' },
    ],
    saved: 'Saved in this browser',
  },
  tabs: {
    label: 'Parts of the banner',
    size: 'Size',
    text: 'Text',
    colors: 'Colors',
    material: 'Material',
    pictures: 'Pictures',
  },
  size: {
    slider: 'Length',
    presets: 'Common lengths',
    presetTitles: { small: 'Small', medium: 'Medium', large: 'Large' } satisfies Record<
      BannerPresetId,
      string
    >,
    fixed: `Every banner is ${BANNER_HEIGHT_IN} in high, the width of our material.`,
    custom: 'Custom sizes and materials - call for details',
  },
  text: {
    label: 'Banner text',
    hint: 'Each line you type is a line on the banner.',
    size: 'Font size',
    font: 'Font',
    align: 'Alignment',
    alignments: { left: 'Left', center: 'Centre', right: 'Right' },
    curve: 'Curve',
    straight: 'Straight',
    add: 'Add text',
    none: 'Your banner has no text yet.',
    printed: (font: string, family: string) =>
      family === font
        ? `Shown and printed in ${family}, an open-source font.`
        : `Shown and printed in ${family}, an open-source font with the same widths as ${font}.`,
    height: (inches: string) => `Capitals ${inches} in high on the banner`,
    reading: (best: number, furthest: number) => `best up to ${best} ft, readable to about ${furthest} ft`,
  },
  colors: {
    text: 'Text colour',
    background: 'Background colour',
    titles: {
      white: 'White',
      black: 'Black',
      red: 'Red',
      blue: 'Blue',
      yellow: 'Yellow',
      green: 'Green',
      orange: 'Orange',
      purple: 'Purple',
    } satisfies Record<BannerColourId, string>,
    free: 'Any colour',
    good: 'Reads well from a distance.',
    fair: 'Readable up close. Use a stronger contrast to be seen from farther away.',
    poor: 'Hard to read. Choose a lighter and a darker colour.',
    contrast: (ratio: string) => `Contrast ${ratio} to 1`,
  },
  material: {
    label: 'Banner material',
    uses: {
      vinyl: 'Indoor/Outdoor',
      mesh: 'Windy conditions',
      fabric: 'Indoor events, flame-resistant',
    } satisfies Record<BannerMaterialId, string>,
    popular: 'Most popular',
    factor: (factor: number) => `× ${factor}`,
  },
  pictures: {
    add: 'Add your logo or a picture',
    hint: "PNG, JPG, SVG, WebP or GIF, up to 20 MB. It's saved to your private gallery.",
    mine: 'From your gallery',
    full: 'A banner can have up to 40 items. Please remove one first.',
    dpi: {
      fine: (dpi: number) => `${dpi} dpi at this size: sharp.`,
      warn: (dpi: number) => `${dpi} dpi at this size: soft up close. 150 dpi is better.`,
      stop: (dpi: number) => `${dpi} dpi at this size: you'll see the pixels.`,
    },
    drawing: 'Vector art: sharp at any size.',
  },
  sending: {
    label: 'Sending your file',
    waiting: 'Waiting…',
    sending: 'Sending',
    reading: 'Uploaded. Processing…',
    offline: "Your file didn't reach us. Check your connection and try again.",
    failed: 'Failed to upload image. Please try again.',
  },
  items: {
    title: 'On your banner',
    text: (words: string) => `Text: ${words}`,
    picture: (name: string) => `Picture: ${name}`,
    emptyText: 'empty',
    chosen: 'Selected item',
    x: 'From left (in)',
    y: 'From top (in)',
    turn: 'Rotation (degrees)',
    width: 'Width (in)',
    alignTo: 'Align',
    alignments: {
      left: 'Left',
      centre: 'Centre',
      right: 'Right',
      top: 'Top',
      middle: 'Middle',
      bottom: 'Bottom',
    },
    forward: 'Bring forward',
    backward: 'Send backward',
    duplicate: 'Duplicate',
    remove: 'Delete',
  },
  check: {
    title: 'Before we print',
    noFindings: {
      fine: 'No problems found: everything is inside the safe zone and easy to read.',
      sample: 'This is still our sample text. Type your own in the Text tab.',
      designer: 'Nothing to check yet: our designer makes the design.',
    },
    accept: "I've seen this. Print the picture as it is.",
  },
  source: {
    title: 'Design Options',
    self: { title: 'Design it here', note: 'FREE', text: 'With the tools on this page.' },
    upload: { title: 'Upload your own file', note: 'FREE', text: 'Your own print-ready banner.' },
    professional: {
      title: 'Professional design service',
      get note() {
        return `+${designPrice()}`
      },
      text: 'We design it, you approve it. Uses design credits, or you pay with your order.',
    },
    file: {
      label: 'Upload your design',
      hint: '.pdf, .ai, .psd, .jpg, .jpeg or .png, 300dpi recommended, maximum 20MB',
      done: (name: string) => `${name} uploaded.`,
      other: 'Choose another file',
      tooLarge: 'This file is over 20MB. Please send a smaller one, or call us.',
      wrongKind: "We can't print this kind of file. Please choose a PDF, AI, PSD, JPG or PNG.",
      needed: 'Please choose the file to print.',
      whole:
        "Your file is a different shape than the banner. We'll print all of it, with the background colour around it.",
      preview: 'Your file on the banner',
    },
    requirements: {
      label: 'Design requirements',
      hint: 'Tell us what the banner is for, what it should say, and your colours. We use the length and material you chose above and design the rest.',
      needed: 'Please tell our designer what the banner is for and what it should say.',
      files: 'Files for the designer',
      filesHint: 'Your logo, a photo or an old banner, up to ten files.',
    },
    credits: {
      balance: (credits: number) => `Account credits: ${credits}`,
      unknown: "We couldn't load your credits.",
      buy: 'Buy Credits',
      pay: (credits: number) => `Pay for the design with ${credits} credits`,
      short: (credits: number) =>
        `A professional design costs ${credits} credits, or ${designPrice()} with your order.`,
    },
  },
  dialog: {
    title: 'Buy design credits',
    text: 'Credits never expire. They belong to this browser.',
    pack: (credits: number) => `${credits} credits`,
    designs: (designs: number) =>
      designs === 1 ? 'One professional design' : `${designs} professional designs`,
    note: "You'll see the sales tax and the total on the next page. After you pay, you'll come back here.",
    buy: 'Continue',
    cancel: 'Cancel',
    bought: {
      title: 'Credits purchased',
      text: 'Your design credits have been added to your account.',
    },
    pending: "Your payment isn't confirmed yet. You'll get your credits as soon as it is.",
    errors: {
      failed: "Your payment was declined. You weren't charged.",
    },
    failedTitle: "The purchase didn't go through",
  },
  price: {
    title: 'Your Price',
    get shipping() {
      return `FREE SHIPPING ON ORDERS OVER ${formatThreshold(getRules().freeShippingOffers.banner)}`
    },
    /** Says to which countries the offer applies. If a lower amount is enough within Canada, the note says so. */
    get shippingNote() {
      const inCanada = getFreeShippingThreshold()
      return inCanada < getRules().freeShippingOffers.banner
        ? `Orders over ${formatThreshold(getRules().freeShippingOffers.banner)} ship free to the United States. Within Canada, orders over ${formatThreshold(inCanada)} do.`
        : 'Applies to any address in Canada and the United States.'
    },
    why: 'How we got this price',
    withCredits: 'Professional design (paid with credits)',
    help: 'Get Design Help',
    helpUrl: '/contact?topic=banner',
    add: 'Add to Cart',
    adding: 'One moment…',
  },
  added: { title: 'Banner added to cart', text: 'Your custom banner has been added to your cart.' },
  viewCart: 'View cart',
  notAdded: "We haven't added your banner to the cart",
  lookAtCheck: 'Please fix the problems listed before we print it.',
  noAnswer: "We couldn't reach the shop. Your design is saved. Please try again.",
  start: {
    title: 'Start with a design',
    hint: 'Then change the words, colours and size.',
  },
  inspiration: {
    title: 'Banner Inspiration',
    lead: 'Start with one of these and make it yours.',
    button: 'Design Now',
    loaded: (title: string) => `${title} is on the canvas. Press Undo to get your own banner back.`,
  },
  specifications: {
    title: 'Banner Specifications',
    rows: [
      { label: 'Height', text: `${BANNER_HEIGHT_IN} inches, standard` },
      { label: 'Length', text: `${min} to ${max} inches, to the inch` },
      { label: 'Vinyl', text: '13 oz, indoor and outdoor, our most popular' },
      { label: 'Mesh', text: 'For windy spots: lets the air through' },
      { label: 'Fabric', text: 'For indoor events, flame-resistant' },
      { label: 'Edges', text: `Hemmed ${BANNER_EDGE_DISTANCES.hemIn} inch all around` },
      { label: 'Grommets', text: 'Every 2 feet and in the corners' },
      { label: 'Files', text: '.pdf, .ai, .psd, .jpg, .png to 20MB, 300dpi recommended' },
      {
        label: 'Production',
        get text() {
          return makingTime()
        },
      },
    ],
  },
  help: {
    title: 'Need Design Help?',
    text: 'Our designers set the text, place your logo and send you a proof to approve. Not sure yet? Asking is free.',
    link: 'Ask about your banner',
    call: 'or call',
  },
  uses: {
    title: 'Common Uses',
    list: [
      'Grand openings and storefronts',
      'Sales, seasons and clearance',
      'Trade shows and market stalls',
      'Construction fences and job sites',
      'Sports teams, schools and fundraisers',
      'Weddings, birthdays and reunions',
    ],
  },
  local: {
    title: 'Banners for Niagara and the Golden Horseshoe',
    get paragraphs() {
      return [
        `We print banners in ${shopFacts.address.city} for shops on St. Paul Street, wineries in Niagara-on-the-Lake, arenas in Welland and booths at the Scotiabank Convention Centre in Niagara Falls. Order a banner today and we'll print it in ${makingTime()}. It reaches you in Niagara a few days later, or you can pick it up.`,
        'Wind off Lake Ontario is hard on banners. Near open water and on fences, choose mesh, tie every grommet, and leave the bottom ties a little loose so the banner can give without pulling the grommets out.',
        `We serve ${shopFacts.serviceArea.join(', ')}, Hamilton and the rest of the Golden Horseshoe, and we ship across Canada and to the United States.`,
      ]
    },
  },
} as const
