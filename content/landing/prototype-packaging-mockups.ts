import { formatMoney, formatShortMoney } from '../../domain/money.ts'
import {
  FILE_FORMATS,
  PACKAGE_TYPES,
  getIncludedRevisionRounds,
} from '../../domain/packaging/package-types.ts'
import { listTypedKeys } from '../../domain/settings/merge-groups.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { settings } from '../../domain/settings/settings.ts'
import { packagingCalculator } from '../calculators/packaging.ts'
import { approvalDurations, formatDaysToApproval } from './approval-durations.ts'
import type { LandingPage } from './landing-page.ts'
import { packageTypes } from './packaging-copy.ts'

const { box, label } = PACKAGE_TYPES
const listPackages = () =>
  listTypedKeys(PACKAGE_TYPES).map((type) => {
    const { baseCents, days } = PACKAGE_TYPES[type]
    return { ...packageTypes[type], baseCents, days }
  })

/** Lists the production times, shortest first: "label 1-3 days, bag 2-4 days …". */
const daysByType = () =>
  listPackages()
    .toSorted((one, other) => Number(one.days > other.days) - Number(one.days < other.days))
    .map((one) => `${one.label.toLowerCase()} ${one.days}`)
    .join(', ')

export const prototypePackagingMockups = {
  path: '/collection/prototype-packaging-mockups',
  name: 'Prototype Packaging & Mock-ups',
  get title() {
    return `Prototype Packaging and Mock-ups from ${formatShortMoney(label.baseCents)}`
  },
  description:
    'One finished box, bottle, bag or label before you order thousands. Turn it in 3D with your artwork, download its dieline as PDF, SVG or DXF, and order one.',
  service: { name: 'Packaging mock-ups', type: 'Packaging prototyping', areas: ['Ontario', 'Canada'] },
  recentOrders: 'prototype-packaging-mockups',
  sells: 'other products',
  hero: {
    kind: 'split',
    ground: 'paper',
    kicker: 'For makers, brands and buyer meetings',
    title: 'Hold your packaging before you order ten thousand',
    text: 'One real carton, bottle, pouch or label, printed, cut, folded and filled at the final size with your final artwork.',
    get price() {
      return `Labels from ${formatShortMoney(label.baseCents)}, boxes from ${formatShortMoney(box.baseCents)}`
    },
    primary: { label: 'Turn yours in 3D', url: '#3d-widget' },
    secondary: { label: 'Start with a design', url: '/design-generator' },
    further: { label: 'Pre-press checklist', url: '#checklist' },
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
      title: 'Standing up and laid flat',
      lead: 'Choose a package, enter its size and add your artwork. The dieline beside it is the one we cut from.',
      widget: 'package-studio',
    },
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'What your package will cost',
      get lead() {
        return `Each price includes ${getIncludedRevisionRounds()} rounds of changes and your files as ${FILE_FORMATS.slice(0, -1).join(', ')} and ${FILE_FORMATS.at(-1)}.`
      },
      calculator: packagingCalculator,
    },
    {
      kind: 'steps',
      title: 'Four steps to your approval',
      lead: "We don't print anything until you've approved it. Then we print, cut, fold and fill.",
      steps: [
        {
          title: 'Brief and dieline',
          text: 'You send artwork and size, or a sample of the product. You get the dieline and a list of anything missing.',
          duration: approvalDurations.brief,
        },
        {
          title: 'Digital mock-up',
          text: 'We put your artwork on the dieline and show it from all sides. You get views to share with your team.',
          duration: approvalDurations.mockUp,
        },
        {
          title: 'Your changes',
          get text() {
            return `You mark your changes, in up to ${getIncludedRevisionRounds()} rounds. You get the corrected mock-up.`
          },
          duration: approvalDurations.changes,
        },
        {
          title: 'Proof and approval',
          text: 'We check cut, creases and colours one last time. You approve the proof, and the press-ready files are yours.',
          duration: approvalDurations.approval,
        },
      ],
    },
    {
      kind: 'table',
      id: 'packages',
      title: 'Four packages, side by side',
      caption: "Base price for one piece, and days from approval until it's ready",
      columns: ['Package', 'What you get', 'Base price', 'Ready in'],
      get rows() {
        return listPackages().map((one) => [one.label, one.note, formatMoney(one.baseCents), one.days])
      },
      get note() {
        return `We count the days from your approval until the piece is ready for pickup in ${settings.shop.city}, or until we hand it to the carrier. The base price is for a longest side of up to ${getRules().packagingFactors.largeOverMm} mm.`
      },
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'What one piece gets you',
      items: [
        {
          figure: '1',
          title: 'Piece is enough',
          text: 'No plates, no cutting die, no minimum order: the cutter follows your dieline.',
        },
        {
          figure: '1:1',
          title: 'Actual size',
          text: "Read it at arm’s length, put it on a shelf, drop the product in. A screen can't show you that.",
        },
        {
          figure: formatDaysToApproval(),
          title: 'To your approval',
          get text() {
            return `For all four steps together, plus your own time to decide. After that: ${daysByType()}.`
          },
        },
      ],
    },
    {
      kind: 'story',
      id: 'example',
      title: "An example: the tea that didn't fit",
      lead: 'A made-up example of what a mock-up catches, based on the most common mistakes.',
      paragraphs: [
        "A carton is designed at 90 × 140 × 50 mm, looks fine on screen and gets approved. When the printed mock-up arrives, three problems show up within a minute: the inner bag is 54 mm thick once it's filled, the best-before date falls on the tuck flap, and from two steps away nobody can read “loose leaf”.",
        "In the second mock-up, the box is 5 mm deeper, the date is on the bottom, and the second line is twice as big. The printer gets the same dieline we cut the mock-up from, so there's no guessing.",
      ],
      art: {
        kind: 'drawing',
        src: '/landing/packaging-slips.svg',
        alt: 'The tea carton with three marks: the bag sticks out at the top, the date is on the tuck flap, the second line is tiny',
        width: 1066,
        height: 840,
      },
      figures: [
        { value: '3', label: 'mistakes caught before printing' },
        { value: '2', label: 'mock-ups, and no cartons to throw out' },
      ],
    },
    {
      kind: 'downloads',
      id: 'checklist',
      title: 'Before it goes to press',
      files: [
        {
          title: 'Pre-press checklist',
          text: '28 points from bleed to barcode to check before you send files to any printer.',
          path: '/templates/pre-press-checklist.pdf',
          format: 'PDF',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready to order',
      lead: 'Standard mock-ups, and a swatch box so you can feel the stock.',
      from: { collection: 'prototype-packaging-mockups' },
      most: 4,
      link: { label: 'All products', url: '/shop' },
    },
    {
      kind: 'faq',
      title: 'Before your first mock-up',
      questions: [
        {
          heading: 'Can I put food in it?',
          text: "For a photo, yes. To sell or eat, no: the board, film and inks in a mock-up aren't food safe.",
        },
        {
          heading: 'Are the sizes inside or outside?',
          text: 'Boxes are measured inside, for board up to 0.5 mm thick. Bags are measured flat, bottles by diameter, and labels at their cut size.',
        },
        {
          heading: 'Will the dieline work for my printer?',
          text: 'Show it to them before a large order, because every printer has their own allowances for board and machine. Ours is a straight tuck-end carton, a stand-up pouch, a wrap with a 10 mm overlap or a plain label, at 1:1 scale.',
        },
        {
          heading: 'Which files do I get?',
          text: 'Your artwork on the approved dieline as AI, PSD and PDF. You can take them to any printer.',
        },
        {
          heading: 'What if I have no design yet?',
          text: 'Start in the design generator, or ask for a quote and tell us about the product and who buys it.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'general',
      look: 'band',
      title: 'A whole line of products?',
      text: "For three or more designs, we'll plan sizes, stocks and dates with you.",
      primary: { label: 'Start a design', url: '/design-generator' },
    },
  ],
} as const satisfies LandingPage
