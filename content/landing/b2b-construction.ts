import { shop } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

export const b2bConstruction = {
  path: '/b2b-construction',
  name: 'Construction',
  title: 'Decals and Signs for Construction Crews | Niagara Decals',
  description:
    'Door lettering, hard hat decals, reflective markings and site signs from one shop. Starter pack CA$199 in place of CA$299. Quotes within 2 working hours.',
  service: {
    name: 'Construction decals and signs',
    type: 'Vehicle and site graphics',
    areas: ['Niagara Region', 'Ontario'],
  },
  hero: {
    kind: 'poster',
    kicker: 'For general contractors, trades and rental yards',
    title: 'Everybody on site knows whose it is',
    text: 'Trucks, trailers, hats, fences and tools marked in one go, from one proof, by one shop that picks up the phone.',
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
      { value: '2 h', label: 'until you hear from us, in working hours' },
      { value: '3 years', label: 'warranty on print and film' },
      { value: `${shop.serviceRadiusKm} km`, label: 'around St. Catharines we come and measure' },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      id: 'solutions',
      look: 'plates',
      title: 'From the gate to the hat',
      tiles: [
        {
          name: 'Trucks and vans',
          url: '/product/door-lettering-contractor',
          description: 'Name and number on both doors, laid out around handles and trim.',
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
          name: 'Plant and tools',
          url: '/product/fleet-unit-numbers',
          description: 'Unit numbers that read in the dark and at the gate camera.',
          price: 'From CA$14.99',
          picture: 'fleet-unit-numbers',
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
          description: 'Another job by you: on the lawn while the neighbours look.',
          price: 'From CA$19.99 each',
          picture: 'yard-sign-contractor',
        },
        {
          name: 'Floors and gates',
          url: '/collection/warehouse-floor-safety-graphics',
          description: 'Protective gear, crossings and stop lines rated R9 to R13.',
          picture: 'floor-ppe-required',
        },
      ],
    },
    {
      kind: 'story',
      id: 'starter-pack',
      title: 'The starter pack: CA$199',
      paragraphs: [
        'What a crew with one truck orders in its first year, proofed together and cut in one run: a pair of door panels of 18 × 24 in, 25 hard hat decals, a 6 in unit number, two Keep Back decals of 18 and 12 in, and a sign for the lawn.',
        'Bought one by one the same six come to CA$299.94. That is where the regular CA$299 comes from, and why you save CA$100.',
      ],
      figures: [
        { value: '6', label: 'things, one proof' },
        { value: 'CA$100', label: 'less than one by one' },
      ],
      art: { kind: 'product', handle: 'construction-starter-pack', show: 'scene' },
    },
    {
      kind: 'widget',
      id: 'fleet',
      title: 'Number the whole fleet in one go',
      lead: 'A list from your dispatch sheet is enough. You see every vehicle to scale before you pay for one.',
      widget: 'fleet-list',
    },
    {
      kind: 'products',
      title: 'Order without asking',
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
      title: 'What holds where',
      caption: 'Film by surface on a construction site',
      columns: ['Surface', 'Film', 'Mind'],
      rows: [
        ['Painted truck door', 'Cast, 5 to 7 years', 'Wash off wax; 10 °C or warmer'],
        [
          'Powder-coated toolbox',
          'Cast with a high-tack adhesive',
          'Textured coats need the rough-surface film: send a photo',
        ],
        [
          'Hard hat',
          'Reflective, cut in curves',
          'Ask the helmet’s maker; keep clear of the edge and of the vents',
        ],
        ['Plywood hoarding', 'Printed board, not film', 'Film does not hold on raw wood'],
        [
          'Concrete floor',
          'R11 or R13 laminate',
          'Clean, dry and sealed, or it lifts under the first pallet jack',
        ],
      ],
    },
    {
      kind: 'faq',
      title: 'Before you sign it off',
      questions: [
        {
          heading: 'What does the 3-year warranty cover?',
          text: 'Print that fades and film that lifts by itself, within three years of delivery, on the surface that it was made for. We make it again and send it without charge. Not covered: impact, pressure washers on the edge, paint that comes off with the film.',
        },
        {
          heading: 'Do reflective decals replace the markings that the law asks for?',
          text: 'No. Conspicuity tape and the markings under the Highway Traffic Act are their own thing. Ours come in addition.',
        },
        {
          heading: 'Can every vehicle have its own number?',
          text: 'Yes. Put the list in above: every vehicle is drawn to scale on one proof, has its own price, and is a line of its own in the cart.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'fleet',
      title: 'A price within two hours',
      lead: 'On working days, within two working hours. Say how many vehicles and hats, and when they roll.',
    },
  ],
} as const satisfies LandingPage
