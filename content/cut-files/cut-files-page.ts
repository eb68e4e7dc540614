import { formatDayCount } from '../format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { TOO_MANY_REQUESTS } from '../too-many-requests.ts'
/** Texts of /cut-files. The cut files themselves are in library.json, and their licences are in licences.ts. */
export const cutFilesCopy = {
  metadata: {
    title: 'Cut Files for Cricut, Silhouette and Brother',
    description:
      'Cut-ready designs as SVG, DXF, EPS, PDF and PNG, with a personal or small business licence. Instant download, or let us cut them for you.',
  },
  hero: {
    title: 'Craft Cut Files',
    text: 'Designs drawn by people who weed vinyl for a living: closed paths, one colour per layer, nothing thinner than 2 mm at 10 inches.',
    browse: 'Browse the files',
    sample: 'Get a free sample',
    facts: [
      'SVG, DXF, EPS, PDF and PNG in one ZIP',
      'Instant download, with new links on your order page at any time',
      'Personal and commercial licences',
    ],
  },
  /** The handle of the product whose picture is shown at the top of the page. */
  heroHandle: 'cut-happy-camper',
  tabs: {
    title: 'Browse by theme',
    names: {
      seasonal: 'Seasonal',
      typography: 'Typography',
      'home-decor': 'Home Decor',
      business: 'Business',
    },
    instant: 'Instant download',
    file: 'Get the file',
    decal: 'Cut it for me',
    decalHint: 'Opens the design in our decal designer, with our price to cut it.',
    later: TOO_MANY_REQUESTS,
    failed: "We couldn't load the files. Please reload the page.",
  },
  previews: {
    title: 'What makers do with our files',
    text: 'These pictures show real designs. Cut them at any size: if one is bigger than your mat, cut it in sections.',
    items: [
      { handle: 'cut-home-sweet-home', where: 'On a wall', text: 'Removable vinyl above the sofa.' },
      { handle: 'cut-stay-wild', where: 'On a shirt', text: 'Heat-transfer vinyl, cut mirrored.' },
      { handle: 'cut-herb-garden', where: 'On a jar', text: 'Permanent vinyl, hand wash only.' },
    ],
  },
  machines: {
    title: 'What your machine can open',
    text: 'Every file set comes in all five formats. These are the ones each program opens.',
    rows: [
      [
        'Cricut Design Space',
        'SVG; DXF on a computer',
        "The SVG opens at the right size. EPS and PDF won't open.",
      ],
      [
        'Silhouette Studio',
        'DXF in every edition; SVG in Designer Edition and up',
        'In the DXF, the two layers are stacked. Ungroup them, and delete the outer one for a one-colour decal.',
      ],
      [
        'Brother CanvasWorkspace',
        'SVG; DXF',
        'Check the size after importing: the longest side of each design is 254 mm.',
      ],
      ['Inkscape, Illustrator, CorelDRAW', 'SVG, PDF, EPS', 'Design and Backing layers, in millimetres.'],
    ],
  },
  sample: {
    /** The handle of the free product. */
    handle: 'cut-be-kind',
    title: 'Be Kind Cut File, free sample',
    heading: 'Free sample',
    text: 'Try a complete file set on your own machine before you buy: “BE KIND”, 254 mm wide, with the personal licence.',
    name: 'Your name',
    email: 'E-mail address',
    purpose:
      "We use your address to send this one e-mail, and won't add you to our newsletter unless you want us to:",
    button: 'Send me the sample',
    sending: 'Sending...',
    get sent() {
      return `Your sample is on its way. Open the link in the e-mail: it works for ${formatDayCount(settings.links.downloadDays)}.`
    },
    again: 'One sample per address per day.',
    toast: { title: 'Your sample is on its way', text: 'Open the link in the e-mail we just sent you.' },
    /** Shown if the visitor ticked the newsletter box. The wording comes from the specification. */
    subscribed: {
      title: "You've been added to our newsletter list",
      text: 'Confirm it with the link in the e-mail. Your free sample is on its way in a separate e-mail.',
    },
    invalid: 'Please enter your name and a valid e-mail address.',
    later: TOO_MANY_REQUESTS,
    failed: "That didn't work. Please try again in a moment.",
  },
  collections: {
    title: 'Collections',
    text: 'Sets of eight to twelve designs, and all our other downloads.',
    sets: ['svg-canadian-wildlife', 'svg-lake-cottage', 'svg-hockey-bundle', 'svg-winter-seasonal'],
    links: [
      { label: 'All SVG cut files', url: '/collection/svg-files' },
      { label: 'All downloads', url: '/collection/downloads' },
    ],
  },
  faq: {
    title: 'Questions about cut files',
    questions: [
      {
        id: 'formats',
        heading: 'Which formats do I get?',
        html: '<p>SVG, DXF, EPS, a layered PDF and a 300 dpi PNG, one by one and as a ZIP, with the licence as a text file. The PNG is for printing or tracing. Cut from one of the others.</p>',
      },
      {
        id: 'when',
        heading: 'When can I download them?',
        get html() {
          return `<p>As soon as you have paid. You'll find the links on your order page and in the confirmation e-mail. A link is good for ${formatDayCount(settings.links.downloadDays)} and 25 downloads. After that, you can get a new one free on your order page.</p>`
        },
      },
      {
        id: 'licence',
        heading: 'Can I sell what I make?',
        html: '<p>With the small business licence, yes: up to 500 finished items with each design. The personal licence is for yourself, your home and gifts. Neither lets you resell or share the files themselves.</p>',
      },
      {
        id: 'size',
        heading: 'How small can I cut them?',
        html: '<p>The longest side of each design is 254 mm (10 in), and at that size no line or gap is thinner than 2 mm. At half size, some lines are only 1 mm: cut those slowly, with a fresh blade, in a film that weeds well.</p>',
      },
      {
        id: 'returns',
        heading: 'Can I return a file?',
        html: "<p>No, because you can download it right away. If a file doesn't open or cut the way we say, write to us: we'll fix it or refund you. A refund ends its download links.</p>",
      },
    ],
  },
} as const
