import { YARD_SIGN_TIERS } from '../../domain/calculators/yard-signs.ts'
import { formatMoney } from '../../domain/money.ts'
import { shopFacts } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

const [, , , lastTier] = YARD_SIGN_TIERS

export const b2bConstruction = {
  path: '/b2b-construction',
  name: 'Construction',
  title: 'Decals and Signs for Construction Crews',
  description:
    'Door lettering, hard hat decals, reflective markings and site signs from one shop. Starter pack CA$199 instead of CA$299. Quotes within 2 business hours.',
  service: {
    name: 'Construction decals and signs',
    type: 'Vehicle and site graphics',
    areas: ['Niagara Region', 'Ontario'],
  },
  hero: {
    kind: 'poster',
    kicker: 'For general contractors, trades and rental yards',
    title: 'Construction decals for trucks, hats and tools',
    text: 'We mark your trucks, trailers, hard hats, fences and tools in one go, from one proof. And we pick up the phone.',
    price: 'Starter pack CA$199 (regular CA$299, save CA$100)',
    primary: { label: 'Ask for a quote', url: '#quote' },
    secondary: { label: 'What we mark', url: '#solutions' },
    art: {
      kind: 'drawing',
      src: '/landing/construction-crew.svg',
      alt: 'A yellow hard hat with a crew shield in front of a crane and a steel frame',
      width: 1000,
      height: 720,
    },
    figures: [
      { value: '2 h', label: 'response time, in business hours' },
      { value: '3 years', label: 'warranty on print and film' },
      {
        get value() {
          return `${shopFacts.serviceRadiusKm} km`
        },
        label: 'around St. Catharines where we come and measure',
      },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      id: 'solutions',
      look: 'plates',
      title: 'From the gate to the hard hat',
      tiles: [
        {
          name: 'Trucks and vans',
          url: '/product/door-lettering-contractor',
          description: 'Your name and number on both doors, laid out around handles and trim.',
          price: 'From CA$89.99 a pair',
          picture: 'door-lettering-contractor',
        },
        {
          name: 'Hard hats',
          url: '/product/hard-hat-crew-set',
          description: 'Reflective shields with your name, by the set.',
          price: 'From CA$29.99 for 10',
          picture: 'hard-hat-crew-set',
        },
        {
          name: 'Equipment and tools',
          url: '/product/fleet-unit-numbers',
          description: 'Unit numbers you can read in the dark and on the gate camera.',
          price: 'From CA$14.99',
          src: '/landing/construction-equipment.svg',
        },
        {
          name: 'Slow and stopping vehicles',
          url: '/product/stay-back-working',
          description: 'Keep Back in reflective film, up to 18 in wide.',
          price: 'From CA$15.99',
          picture: 'stay-back-working',
        },
        {
          name: 'Site and lawn signs',
          url: '/collection/custom-yard-signs',
          description: '“Another job by”: your sign on the lawn while the neighbours watch.',
          get price() {
            return `${formatMoney(lastTier.eachCents)} each from ${lastTier.from} signs`
          },
          picture: 'yard-sign-contractor',
        },
        {
          name: 'Floors and gates',
          url: '/collection/warehouse-floor-safety-graphics',
          description: 'PPE signs, crosswalks and stop lines rated R9 to R13.',
          picture: 'floor-ppe-required',
        },
      ],
    },
    {
      kind: 'story',
      id: 'starter-pack',
      title: 'The starter pack: CA$199',
      paragraphs: [
        'Everything a one-truck crew orders in its first year, proofed together and cut in one run: a pair of 18 × 24 in door panels, 25 hard hat decals, a 6 in unit number, two Keep Back decals (18 and 12 in) and a lawn sign.',
        'Bought separately, the same six items cost CA$299.94. That’s our regular CA$299, so you save CA$100.',
      ],
      figures: [
        { value: '6', label: 'items, one proof' },
        { value: 'CA$100', label: 'less than bought separately' },
      ],
      art: { kind: 'product', handle: 'construction-starter-pack', show: 'scene' },
    },
    {
      kind: 'widget',
      id: 'fleet',
      title: 'Number the whole fleet in one go',
      lead: 'All we need is your dispatch list. You see every vehicle drawn to scale before you pay.',
      widget: 'fleet-list',
    },
    {
      kind: 'products',
      title: 'Ready to order',
      from: {
        handles: [
          'construction-starter-pack',
          'hard-hat-crew-set',
          'stay-back-working',
          'yard-sign-contractor',
        ],
      },
      most: 4,
      link: { label: 'Everything for local businesses', url: '/collection/local-businesses' },
    },
    {
      kind: 'table',
      title: 'Which film for which surface',
      caption: 'Film by surface on a construction site',
      columns: ['Surface', 'Film', 'Watch for'],
      rows: [
        ['Painted truck door', 'Cast, 5 to 7 years', 'Wash off wax; 10 °C or warmer'],
        [
          'Powder-coated toolbox',
          'Cast with a high-tack adhesive',
          'Textured coatings need our rough-surface film: send a photo',
        ],
        [
          'Hard hat',
          'Reflective, cut to follow the curve',
          'Check with the hard hat’s maker; keep clear of the edge and vents',
        ],
        ['Plywood hoarding', 'Printed board, not film', "Film doesn't stick to raw wood"],
        [
          'Concrete floor',
          'R11 or R13 laminate',
          'Clean, dry and sealed, or it lifts under the first pallet jack',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Before you sign off',
      questions: [
        {
          heading: 'What does the warranty cover?',
          text: "Print that fades and film that lifts by itself within three years of delivery, on the surface it was made for. We remake it and ship it for free. It doesn't cover impact, a pressure washer held to the edge, or paint that comes off with the film.",
        },
        {
          heading: 'Do reflective decals replace markings required by law?',
          text: 'No. You still need conspicuity tape and the markings required by the Highway Traffic Act. Ours are extra.',
        },
        {
          heading: 'Can every vehicle have its own number?',
          text: 'Yes. Enter your list above: one proof shows every vehicle to scale, and each one has its own price and its own line in the cart.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'fleet',
      title: 'A price within two business hours',
      lead: 'We reply to fleet quotes within two business hours, Monday to Friday. Tell us how many vehicles and hard hats, and when you need them.',
    },
  ],
} as const satisfies LandingPage
