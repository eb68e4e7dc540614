import { formatMoney } from '../../domain/money.ts'
import { yardSignCalculator } from '../calculators/yard-signs.ts'
import {
  getDesignServiceCents,
  computeTierSavings,
  YARD_SIGN_TIERS,
} from '../../domain/calculators/yard-signs.ts'
import type { LandingPage } from './landing-page.ts'

const [single, , , last] = YARD_SIGN_TIERS
const one = () => formatMoney(single.eachCents)
const each = () => formatMoney(last.eachCents)
/** The quantity from which a sign costs least, worded for use in a sentence. */
const many = () => (last.from === 50 ? 'fifty' : String(last.from))

export const customYardSigns = {
  path: '/collection/custom-yard-signs',
  name: 'Custom Yard Signs',
  get title() {
    return `Custom Yard Signs from ${each()} in St. Catharines`
  },
  get description() {
    return `Full-colour yard signs with stakes, printed in St. Catharines. One for ${one()}, ${many()} for ${each()} each. See your price, order or get a quote.`
  },
  service: {
    name: 'Custom yard signs',
    type: 'Sign printing',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  recentOrders: 'custom-yard-signs',
  sells: 'other products',
  hero: {
    kind: 'banner',
    title: 'Yard signs people read from the road',
    text: 'Full colour on 4 mm corrugated plastic, each with a steel step stake. For open houses, elections, grads and job sites.',
    get price() {
      return `One sign ${one()}, ${many()} for ${each()} each`
    },
    primary: { label: 'See your price', url: '#calculator' },
    secondary: { label: 'Upload a design', url: '#upload' },
    further: { label: 'We design it for you', url: '#custom-design' },
    art: {
      kind: 'drawing',
      src: '/landing/yard-signs.svg',
      alt: 'Three yard signs on a lawn in front of a brick house',
      width: 1600,
      height: 640,
    },
  },
  sections: [
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'What your signs will cost',
      lead: "Choose your options and see the price right away. You'll see the same price in your cart.",
      calculator: yardSignCalculator,
    },
    {
      kind: 'table',
      id: 'volume',
      title: 'More signs, lower price each',
      caption: 'Price per sign by quantity, and savings at each price break',
      columns: ['Signs', 'Each', 'You save'],
      get rows() {
        return YARD_SIGN_TIERS.map((tier) => [
          tier.from === 1 ? 'Single sign' : `${tier.from} or more`,
          formatMoney(tier.eachCents),
          tier.from === 1 ? '–' : `${formatMoney(computeTierSavings(tier))} on ${tier.from}`,
        ])
      },
      figures: true,
      note: 'Both sizes cost the same. Savings compared with the price of single signs.',
    },
    {
      kind: 'choices',
      title: 'Two ways to get your design',
      choices: [
        {
          id: 'upload',
          title: 'Upload your design',
          text: 'PNG, JPG, PDF or AI, up to 10 MB. We check resolution and edges, and show you the sheet before we print it.',
          link: { label: 'Upload a design', url: '/design-generator?tab=upload' },
        },
        {
          id: 'custom-design',
          title: 'Request a custom design',
          get text() {
            return `Tell us the text and the look. A designer draws it for ${formatMoney(getDesignServiceCents())} per design, no matter how many signs you order.`
          },
          link: { label: 'Describe it and we’ll draw it', url: '/design-generator' },
        },
      ],
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'Built to last',
      items: [
        {
          figure: '5 years',
          title: 'Outdoors',
          text: "UV-cured ink on white plastic. Rain runs off, and frost won't crack it.",
        },
        {
          figure: '10 years',
          title: 'Indoors',
          text: 'In a lobby or show home, the colours stay true.',
        },
        {
          figure: '4 mm',
          title: 'Thick',
          text: 'Stiff enough for Niagara wind, light enough to carry ten under one arm.',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready-made signs',
      lead: 'Designed, tested and ready to print.',
      from: { collection: 'custom-yard-signs' },
      most: 4,
    },
    {
      kind: 'faq',
      title: 'Before you order',
      questions: [
        {
          heading: 'Do the stakes come with the signs?',
          text: 'Yes. The price includes one galvanized step stake per sign.',
        },
        {
          heading: 'Can both sides be printed?',
          text: "Yes. The shop has a few two-sided signs at CA$42.99 each. To order one here, ask for it in the “Text on the sign” field, and we'll quote the second side with your proof before we print anything.",
        },
        {
          heading: 'How big should the letters be?',
          text: 'As a rule, 25 mm of letter height for every 3 m of distance. On an 18 × 24 in sign, people can read five words from a passing car.',
        },
        {
          heading: 'When will they be ready?',
          text: 'Three business days after you approve the proof. Pickup in St. Catharines is free.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'general',
      look: 'band',
      title: 'Election, festival, forty job sites?',
      text: "For more than a hundred signs, we'll plan delivery and pickup with you.",
    },
  ],
} as const satisfies LandingPage
