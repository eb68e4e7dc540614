import { TOO_MANY_REQUESTS } from '../too-many-requests.ts'
/** Texts of /cut-files; the files themselves are in library.json, the licences in licences.ts. */
export const cutFilesPage = {
  metadata: {
    title: 'Cut Files for Cricut, Silhouette and Brother | Niagara Decals',
    description:
      'Cut-ready designs as SVG, DXF, EPS, PDF and PNG, with a personal or small business licence. Instant download, or let us cut them for you.',
  },
  hero: {
    title: 'Craft Cut Files',
    text: 'Designs drawn by people who weed vinyl for a living: closed paths, one colour a layer, nothing thinner than 2 mm at 10 inches.',
    browse: 'Browse the files',
    sample: 'Get a free sample',
    facts: [
      'SVG, DXF, EPS, PDF and PNG in one ZIP',
      'Instant download, renewed on your order page',
      'Personal from CA$4.99',
    ],
  },
  /** The product whose picture stands at the top. */
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
    decal: 'Cut it for me',
    decalHint: 'Opens the design in our decal designer, with the price of one from us.',
    later: TOO_MANY_REQUESTS,
    failed: 'The files could not be loaded. Please reload the page.',
  },
  previews: {
    title: 'What makers do with them',
    text: 'Drawn with the real designs. Shapes have no fixed size: larger than your mat, they are cut in parts.',
    items: [
      { handle: 'cut-home-sweet-home', where: 'On a wall', text: 'Removable vinyl, in the hall.' },
      { handle: 'cut-stay-wild', where: 'On a shirt', text: 'Heat-transfer vinyl, cut mirrored.' },
      { handle: 'cut-herb-garden', where: 'On a jar', text: 'Permanent vinyl, washed by hand.' },
    ],
  },
  machines: {
    title: 'What your machine reads',
    text: 'Every file set holds all five formats. These are the ones the makers’ own programs open.',
    rows: [
      [
        'Cricut Design Space',
        'SVG; DXF on a computer',
        'The size comes along with the SVG. EPS and PDF are not read.',
      ],
      [
        'Silhouette Studio',
        'DXF in every edition; SVG from Designer Edition up',
        'In DXF the two layers lie on each other: ungroup, and delete the outer one for one colour.',
      ],
      [
        'Brother CanvasWorkspace',
        'SVG; DXF',
        'Check the size after import: 254 mm is the longest side of each design.',
      ],
      [
        'Inkscape, Illustrator, CorelDRAW',
        'SVG, PDF, EPS',
        'Layers Design and Backing, in real millimetres.',
      ],
    ],
  },
  sample: {
    /** The product that is given away. */
    handle: 'cut-be-kind',
    title: 'Be Kind Cut File, free sample',
    heading: 'Free sample',
    text: 'One whole file set, to try on your own machine before you buy: “BE KIND”, 254 mm wide, with the personal licence.',
    name: 'Your name',
    email: 'Email address',
    purpose: 'We use your address to send this one mail. No newsletter comes of it, unless you want it:',
    button: 'Send me the sample',
    sending: 'Sending...',
    sent: 'The sample is on its way: open the link in the mail. It works for 30 days.',
    again: 'One sample goes to an address each day.',
    toast: { title: 'Your sample is on its way', text: 'Open the link in the mail we have sent you.' },
    /** The specification’s words, for who ticked the box. */
    subscribed: {
      title: "You've been added to our newsletter list",
      text: 'Confirm it with the link in the mail. Your free sample is on its way in a mail of its own.',
    },
    invalid: 'Please enter your name and a valid email address.',
    later: TOO_MANY_REQUESTS,
    failed: 'That did not work. Please try again in a moment.',
    mail: {
      subject: 'Your free cut file',
      text: 'here is the file set you asked for: SVG, DXF, EPS, PDF with layers, PNG and the personal licence, one by one or as a ZIP. The link works for 30 days.',
      after:
        'This mail was sent because somebody asked for the sample on our page with this address. If it was not you, do nothing: no other mail follows from it.',
    },
  },
  collections: {
    title: 'Collections',
    text: 'Sets of eight to twelve designs, and everything else that is downloaded.',
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
        html: '<p>SVG, DXF, EPS, a PDF with layers and a PNG at 300 dpi, one by one and as a ZIP, with the licence as a text file. The PNG is a picture for printing or tracing; cut from one of the others.</p>',
      },
      {
        id: 'when',
        heading: 'When can I download them?',
        html: '<p>As soon as you have paid. The links stand on your order page and in the confirmation mail. A link works for 30 days and 25 downloads; after that, your order page gives you a new one at no charge.</p>',
      },
      {
        id: 'licence',
        heading: 'May I sell what I make?',
        html: '<p>With the small business licence, yes: up to 500 finished items with each design. The personal licence is for yourself, your home and gifts. Neither lets you resell or share the files themselves.</p>',
      },
      {
        id: 'size',
        heading: 'How small can I cut them?',
        html: '<p>The longest side of each design is 254 mm (10 in), where no line and no gap is thinner than 2 mm. At half the size, lines of 1 mm are left: cut those slowly, with a fresh blade, in a film that weeds well.</p>',
      },
      {
        id: 'returns',
        heading: 'Can I return a file?',
        html: '<p>No, as it can be downloaded at once. If a file does not open or does not cut as we say, write to us: we mend it or give your money back, and then its links end.</p>',
      },
    ],
  },
} as const
