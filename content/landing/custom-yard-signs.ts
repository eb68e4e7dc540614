import { formatMoney } from '../../domain/money.ts'
import {
  DESIGN_SERVICE_CENTS,
  savingsAt,
  YARD_SIGN_TIERS,
  yardSigns,
} from '../../domain/calculators/yard-signs.ts'
import type { LandingPage } from './landing-page.ts'

const [single, , , fifty] = YARD_SIGN_TIERS
const [one, each] = [formatMoney(single.eachCents), formatMoney(fifty.eachCents)]

export const customYardSigns = {
  path: '/collection/custom-yard-signs',
  name: 'Custom Yard Signs',
  title: `Custom Yard Signs from ${each} in St. Catharines | Niagara Decals`,
  description: `Full-colour yard signs with stakes, printed in St. Catharines. One at ${one}, fifty at ${each} each. See your price, order or get a quote.`,
  service: {
    name: 'Custom yard signs',
    type: 'Sign printing',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  hero: {
    kind: 'banner',
    title: 'Stand it on the lawn by Friday',
    text: 'Full colour on 4 mm corrugated plastic, with a steel stake for each. For open houses, elections, graduates and the crew that just left.',
    price: `One sign ${one}, fifty at ${each} each`,
    primary: { label: 'See your price', url: '#calculator' },
    secondary: { label: 'Upload a design', url: '#upload' },
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
      title: 'What your signs cost',
      lead: 'Choose, and the price follows. What you see is what the cart takes.',
      calculator: yardSigns,
    },
    {
      kind: 'table',
      id: 'volume',
      title: 'The more lawns, the less each',
      caption: 'Price of one sign by quantity, and what the smallest order of each step saves',
      columns: ['Signs', 'Each', 'You save'],
      rows: YARD_SIGN_TIERS.map((tier) => [
        tier.from === 1 ? 'Single sign' : `${tier.from} and more`,
        formatMoney(tier.eachCents),
        tier.from === 1 ? '–' : `${formatMoney(savingsAt(tier))} on ${tier.from}`,
      ]),
      figures: true,
      note: 'Both sizes cost the same. Savings are against as many single signs.',
    },
    {
      kind: 'choices',
      title: 'Two ways to a design',
      choices: [
        {
          id: 'upload',
          title: 'Upload your design',
          text: 'PNG, JPG, PDF or AI, at most 10 MB. We check resolution and edges, and show you the sheet before it is printed.',
          link: { label: 'Upload a design', url: '/design-generator?tab=upload' },
        },
        {
          id: 'custom-design',
          title: 'Request a custom design',
          text: `Tell us the words and the look. A person draws it for ${formatMoney(DESIGN_SERVICE_CENTS)}, once for each design, however many signs carry it.`,
          link: { label: 'Start with a sentence', url: '/design-generator' },
        },
      ],
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'What it stands up to',
      items: [
        {
          figure: '5 years',
          title: 'Outdoors',
          text: 'UV-cured ink on white plastic. Rain runs off; frost does not crack it.',
        },
        {
          figure: '10 years',
          title: 'Indoors',
          text: 'In a lobby or a show home the colours stay what they were.',
        },
        {
          figure: '4 mm',
          title: 'Thick',
          text: 'Stiff enough for a Niagara wind, light enough to carry ten under one arm.',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Signs that are ready to go',
      lead: 'Drawn, tested and on the shelf.',
      from: { collection: 'custom-yard-signs' },
      most: 4,
    },
    {
      kind: 'faq',
      title: 'Before you order',
      questions: [
        {
          heading: 'Do the stakes come with the signs?',
          text: 'Yes. One galvanized step stake for each sign is in the price.',
        },
        {
          heading: 'Can both sides be printed?',
          text: 'Yes. A few signs with two sides are in the shop at CA$42.99 each. Here say so in the field “What it shall say”; we quote the second side with your proof, before anything is printed.',
        },
        {
          heading: 'How large may the letters be?',
          text: 'As a rule 25 mm of letter height for every 3 m of distance. On 18 × 24 inches, five words read well from a passing car.',
        },
        {
          heading: 'When are they ready?',
          text: 'Three working days after you approve the proof. Pickup in St. Catharines is free.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'general',
      title: 'Election, festival, forty job sites?',
      text: 'Above a hundred signs we plan delivery and pickup with you.',
    },
  ],
} as const satisfies LandingPage
