import { apparel, apparelEach } from '../../domain/calculators/apparel.ts'
import { formatMoney } from '../../domain/money.ts'
import type { LandingPage } from './landing-page.ts'

const [shirt, least] = [apparelEach('tshirt', 50), apparelEach('tank', 500)].map((cents) =>
  formatMoney(cents),
)

export const customHeatTransferApparel = {
  path: '/collection/custom-heat-transfer-apparel',
  name: 'Heat-Transfer Apparel',
  title: 'Custom Heat-Transfer Apparel: Shirts, Polos, Hoodies | Niagara Decals',
  description:
    'T-shirts, polos, hoodies, tanks and long sleeves with your print, pressed in St. Catharines. From 25 pieces, sizes mixed. See price and wash table.',
  service: {
    name: 'Heat-transfer apparel',
    type: 'Garment printing',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  hero: {
    kind: 'sheet',
    kicker: 'For crews, camps, clubs and breweries',
    title: 'Pressed on. Not washed off.',
    text: 'Your crest cut from film and pressed into the cloth at 150 °C. Sharp edges on the hundredth shirt as on the first, sizes mixed as your people are.',
    price: `From ${least} for a tank of 500; T-shirts ${shirt} at fifty`,
    primary: { label: 'See your price', url: '#calculator' },
    secondary: { label: 'Try it on', url: '#mockups' },
    art: [
      {
        kind: 'drawing',
        src: '/landing/apparel-rail.svg',
        alt: 'Five printed garments on a clothes rail: tank, T-shirt, polo, long sleeve and hoodie',
        width: 900,
        height: 900,
      },
      {
        kind: 'drawing',
        src: '/landing/apparel-press.svg',
        alt: 'A shirt on a heat press',
        width: 600,
        height: 600,
      },
      {
        kind: 'drawing',
        src: '/landing/apparel-wash.svg',
        alt: 'A printed shirt in a washing machine',
        width: 600,
        height: 600,
      },
    ],
  },
  sections: [
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'What your shirts cost',
      lead: 'The garment, its print and the pressing are in the price. Any mix of sizes counts together.',
      calculator: apparel,
    },
    {
      kind: 'widget',
      id: 'mockups',
      title: 'Try it on',
      lead: 'A few words, a garment, a place. What you see is to scale, so a chest logo is as small as it will be.',
      widget: 'garment-mockups',
    },
    {
      kind: 'applications',
      id: 'use-cases',
      title: 'Who wears it',
      items: [
        {
          title: 'Crews and trades',
          text: 'Company front, name behind. The same film later on the new hire’s shirt: we keep the cut file.',
        },
        {
          title: 'Teams and regattas',
          text: 'Names and numbers from your roster, each shirt its own, cut in athletic block.',
        },
        {
          title: 'Breweries and wineries',
          text: 'Shirts that guests buy at the counter. Whether that pays, work out below.',
        },
        {
          title: 'Camps and schools',
          text: 'Twenty-five in small sizes, fifteen in large: one order, one price.',
        },
        {
          title: 'Events and volunteers',
          text: 'STAFF readable across a parking lot; a colour for each job.',
        },
        {
          title: 'Reunions',
          text: 'A year, a lake, a last name. From twenty-five cousins on.',
        },
      ],
    },
    {
      kind: 'widget',
      id: 'wash',
      title: 'A hundred washes later',
      lead: 'The cloth usually goes first.',
      widget: 'wash-durability',
    },
    {
      kind: 'steps',
      title: 'From a logo to a box',
      steps: [
        {
          title: 'You send the artwork',
          text: 'A vector is best. From a photograph of an old shirt we redraw it.',
        },
        {
          title: 'You see a proof',
          text: 'Size in inches on a size M, colour of film beside the cloth.',
          duration: '1 working day',
        },
        {
          title: 'We cut and press',
          text: 'Every print is weeded and pressed by hand; we do not ship a crooked one.',
          duration: '3 to 5 working days',
        },
        { title: 'You count', text: 'Packed by size. Pickup in St. Catharines is free.' },
      ],
    },
    {
      kind: 'widget',
      id: 'case-study',
      title: 'Does it pay to sell them?',
      lead: 'An example with round numbers: a taproom orders 100 T-shirts, sells four of five, and asks CA$28. Put in your own.',
      widget: 'merchandise-return',
    },
    {
      kind: 'products',
      title: 'Packs, transfers and names',
      lead: 'Also for people with their own garments and a steady iron.',
      from: { collection: 'custom-heat-transfer-apparel' },
      most: 4,
      link: { label: 'Everything in the shop', url: '/shop' },
    },
    {
      kind: 'faq',
      title: 'Before you order',
      questions: [
        {
          heading: 'What is in the price?',
          text: 'The garment, one print in one colour in one place, and pressing. A second place or colour is quoted with your proof, before anything is cut.',
        },
        {
          heading: 'How do I care for it?',
          text: 'Wait a day before the first wash. Inside out at 40 °C or cooler, tumble low, and never iron over the print: lay a cloth between.',
        },
        {
          heading: 'May I bring my own garments?',
          text: 'Cotton, polyester and blends, yes. Not nylon shells or waterproofed cloth: no film holds on what repels water. Ask for a price.',
        },
        {
          heading: 'Can I have fewer than 25?',
          text: 'Transfers to press yourself come in tens, and a name with a number for one jersey is in the shop.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'product',
      title: 'No logo yet?',
      text: 'Write the name of your crew. You look at a crest with its cut line a minute later.',
    },
  ],
} as const satisfies LandingPage
