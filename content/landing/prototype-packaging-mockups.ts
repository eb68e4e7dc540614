import { packaging } from '../../domain/calculators/packaging.ts'
import { formatMoney } from '../../domain/money.ts'
import { APPROVAL_STEPS, daysToApproval } from '../../domain/packaging/approval-steps.ts'
import { FILE_FORMATS, PACKAGE_TYPES, REVISIONS_INCLUDED } from '../../domain/packaging/package-types.ts'
import type { LandingPage } from './landing-page.ts'

const { box, label } = PACKAGE_TYPES
/** "label 1-3 days, bag 2-4 days …": the quickest first. */
const daysByType = Object.values(PACKAGE_TYPES)
  .toSorted((one, other) => Number(one.days > other.days) - Number(one.days < other.days))
  .map(({ title, days }) => `${title.toLowerCase()} ${days}`)
  .join(', ')

export const prototypePackagingMockups = {
  path: '/collection/prototype-packaging-mockups',
  name: 'Prototype Packaging & Mock-ups',
  title: `Prototype Packaging and Mock-ups from CA$${label.baseCents / 100} | Niagara Decals`,
  description:
    'One finished box, bottle, bag or label before you order thousands. Turn it in 3D with your artwork, take its dieline along as PDF, SVG or DXF, and order one.',
  service: { name: 'Packaging mock-ups', type: 'Packaging prototyping', areas: ['Ontario', 'Canada'] },
  hero: {
    kind: 'split',
    ground: 'paper',
    kicker: 'For makers, brands and buyer meetings',
    title: 'Hold it before you order ten thousand',
    text: 'One real carton, bottle, pouch or label: printed, cut, folded and filled, at the size and with the artwork that goes to press.',
    price: `Labels from ${formatMoney(label.baseCents)}, boxes from ${formatMoney(box.baseCents)}`,
    primary: { label: 'Turn yours in 3D', url: '#3d-widget' },
    secondary: { label: 'Start with a design', url: '/design-generator' },
    art: {
      kind: 'drawing',
      src: '/landing/packaging-carton.svg',
      alt: 'A tea carton, folded and standing, in front of the same carton printed flat with its cut line and creases',
      width: 1200,
      height: 900,
    },
  },
  sections: [
    {
      kind: 'widget',
      id: '3d-widget',
      title: 'As it stands, and as it is cut',
      lead: 'Choose a package, type its size, put your artwork on it. The dieline beside it is the one we cut by.',
      widget: 'package-studio',
    },
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'What one costs, and what five',
      lead: `${REVISIONS_INCLUDED} rounds of changes are in each price, and the files as ${FILE_FORMATS.join(', ')}.`,
      calculator: packaging,
    },
    {
      kind: 'steps',
      title: 'Four steps to your yes',
      lead: 'Nothing is printed before you have approved what it will look like. Then we print, cut, fold and fill.',
      steps: [
        {
          title: 'Brief and dieline',
          text: 'You send artwork and size, or a sample of what goes in. You get the dieline and a list of what is missing.',
          duration: APPROVAL_STEPS.brief.duration,
        },
        {
          title: 'Digital mock-up',
          text: 'We lay your artwork on the dieline and show it from all sides. You get views to share with your team.',
          duration: APPROVAL_STEPS.mockUp.duration,
        },
        {
          title: 'Your changes',
          text: 'You mark what is to be different, in up to three rounds. You get the corrected mock-up.',
          duration: APPROVAL_STEPS.changes.duration,
        },
        {
          title: 'Proof and approval',
          text: 'We check cut, creases and colours a last time. You get the proof, approve it, and the press-ready files are yours.',
          duration: APPROVAL_STEPS.approval.duration,
        },
      ],
    },
    {
      kind: 'table',
      id: 'packages',
      title: 'Four packages, side by side',
      caption: 'Base price of one piece, and days from your approval until it is ready',
      columns: ['Package', 'What you get', 'Base price', 'Delivery'],
      rows: Object.values(PACKAGE_TYPES).map(({ title, note, baseCents, days }) => [
        title,
        note,
        formatMoney(baseCents),
        days,
      ]),
      note: 'Days count from your approval at the end of the four steps until the piece is ready for pickup in St. Catharines, or with the post. The base price is for a longest side of up to 200 mm.',
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'What one piece saves you',
      items: [
        {
          figure: '1',
          title: 'Piece is enough',
          text: 'No plates, no cutting die, no minimum: the cutter follows your dieline.',
        },
        {
          figure: '1:1',
          title: 'At its size',
          text: 'Read it at arm’s length, put it on a shelf, drop the product in. A screen shows none of that.',
        },
        {
          figure: daysToApproval(),
          title: 'To your approval',
          text: `All four steps together, one after the other; your own thinking time comes on top. After that: ${daysByType}.`,
        },
      ],
    },
    {
      kind: 'story',
      id: 'example',
      title: 'An example: the tea that did not fit',
      lead: 'Made up to show what a mock-up finds, and drawn from what goes wrong most often.',
      paragraphs: [
        'A carton is designed at 90 × 140 × 50 mm. On the screen all is well. The mock-up comes, and three things are plain within a minute: the inner bag is 54 mm thick once it is filled, the best-before date falls on the tuck, and from two steps away nobody can read “loose leaf”.',
        'One round later the box is 5 mm deeper, the date sits on the bottom, and the second line is twice as large. The dieline for the printer is the one the mock-up was cut by, so nothing is left to guess.',
      ],
      art: {
        kind: 'drawing',
        src: '/landing/packaging-slips.svg',
        alt: 'The tea carton with three marks: the bag stands out at the top, the date is on the tuck, the second line is tiny',
        width: 1066,
        height: 800,
      },
      figures: [
        { value: '3', label: 'slips found before printing' },
        { value: '1', label: 'round of changes used, of three' },
      ],
    },
    {
      kind: 'downloads',
      id: 'checklist',
      title: 'Before it goes to press',
      files: [
        {
          title: 'Pre-press checklist',
          text: '28 points from bleed to barcode, to tick off on paper before you send anything to any printer.',
          path: '/templates/pre-press-checklist.pdf',
          format: 'PDF',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Order without measuring',
      lead: 'Ready-made kinds, and the swatch box to choose stock with your fingers.',
      from: { collection: 'prototype-packaging-mockups' },
      most: 4,
      link: { label: 'All products', url: '/shop' },
    },
    {
      kind: 'faq',
      title: 'Asked before the first mock-up',
      questions: [
        {
          heading: 'Can I put food into it?',
          text: 'For a photograph, yes. To sell or to eat, no: board, film and inks of a mock-up are not made for contact with food.',
        },
        {
          heading: 'Are the sizes inside or outside?',
          text: 'Boxes are measured inside, for board of up to 0.5 mm. Bags are measured as they lie flat, a bottle by its diameter, a label as it is cut.',
        },
        {
          heading: 'Is the dieline good for my printer?',
          text: 'It is a straight tuck-end carton, a stand-up pouch, a wrap with 10 mm of overlap or a plain label, at scale 1:1. Every printer has allowances of their own for board and machine: show it to yours before a large order.',
        },
        {
          heading: 'Which files do I get?',
          text: 'Your artwork on the approved dieline as AI, PSD and PDF. They are yours to take to any printer.',
        },
        {
          heading: 'What if I have no design yet?',
          text: 'Start in the design generator, or tell us what it is and who buys it when you ask for a quote.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'general',
      title: 'A whole line of products?',
      text: 'From three designs on we plan sizes, stocks and dates together.',
      primary: { label: 'Start a design', url: '/design-generator' },
    },
  ],
} as const satisfies LandingPage
