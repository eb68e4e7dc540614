import { apparelCalculator } from '../calculators/apparel.ts'
import { computeGarmentPrice } from '../../domain/calculators/apparel.ts'
import { formatMoney } from '../../domain/money.ts'
import type { LandingPage } from './landing-page.ts'

const shirt = () => formatMoney(computeGarmentPrice('tshirt', 50))
const least = () => formatMoney(computeGarmentPrice('tank', 500))

export const customHeatTransferApparel = {
  path: '/collection/custom-heat-transfer-apparel',
  name: 'Heat-Transfer Apparel',
  title: 'Custom Heat-Transfer Apparel: Shirts, Polos, Hoodies',
  description:
    'T-shirts, polos, hoodies, tanks and long sleeves with your print, pressed in St. Catharines. From 25 pieces in mixed sizes. See prices and wash tests.',
  service: {
    name: 'Heat-transfer apparel',
    type: 'Garment printing',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  recentOrders: 'custom-heat-transfer-apparel',
  sells: 'other products',
  hero: {
    kind: 'sheet',
    kicker: 'For crews, camps, clubs and breweries',
    title: 'Custom shirts, pressed to last',
    text: 'We cut your crest from film and press it into the fabric at 150 °C. Edges are as sharp on the hundredth shirt as on the first, in whatever sizes your people wear.',
    get price() {
      return `50 T-shirts at ${shirt()} each; tanks from ${least()} (500 or more)`
    },
    primary: { label: 'See your price', url: '#calculator' },
    secondary: { label: 'Try it on', url: '#mockups' },
    further: { label: 'What 100 shirts earn', url: '#case-study' },
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
      title: 'What your shirts will cost',
      lead: 'The price includes the garment, the print and the pressing. Mix sizes any way you like.',
      calculator: apparelCalculator,
    },
    {
      kind: 'widget',
      id: 'mockups',
      title: 'Try it on',
      lead: "Pick a few words, a garment and a placement. It's drawn to scale, so you see how big a chest logo really is.",
      widget: 'garment-mockups',
    },
    {
      kind: 'applications',
      id: 'use-cases',
      title: 'Who wears it',
      items: [
        {
          title: 'Crews and trades',
          src: '/landing/apparel-crew.svg',
          text: 'Company on the front, name on the back. We keep the cut file, so a new hire’s shirt matches.',
        },
        {
          title: 'Teams and regattas',
          src: '/landing/apparel-team.svg',
          text: 'Names and numbers from your roster, each shirt different, cut in athletic block.',
        },
        {
          title: 'Breweries and wineries',
          src: '/landing/apparel-brewery.svg',
          text: 'Shirts your guests buy at the counter. Check below whether they pay off.',
        },
        {
          title: 'Camps and schools',
          src: '/landing/apparel-camp.svg',
          text: 'Twenty-five small, fifteen large: one order, one price.',
        },
        {
          title: 'Events and volunteers',
          src: '/landing/apparel-event.svg',
          text: 'STAFF you can read across a parking lot, and a colour for each job.',
        },
        {
          title: 'Reunions',
          src: '/landing/apparel-reunion.svg',
          text: 'A year, a lake, a last name. For twenty-five cousins or more.',
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
      title: 'From logo to finished shirts',
      steps: [
        {
          title: 'You send the artwork',
          text: 'Vector art is best. If you only have a photo of an old shirt, we can redraw it.',
        },
        {
          title: 'You see a proof',
          text: 'Size in inches on a size M, with the film colour next to the fabric.',
          duration: '1 business day',
        },
        {
          title: 'We cut and press',
          text: "We weed and press every print by hand, and don't ship crooked ones.",
          duration: '3 to 5 business days',
        },
        { title: 'You get your shirts', text: 'Packed by size. Pickup in St. Catharines is free.' },
      ],
    },
    {
      kind: 'widget',
      id: 'case-study',
      title: 'Does it pay to sell them?',
      lead: 'An example with round numbers: a taproom orders 100 T-shirts, sells 80 of them and charges CA$28 each. Enter your own numbers.',
      widget: 'merchandise-return',
    },
    {
      kind: 'products',
      title: 'Packs, transfers and names',
      lead: 'Also for people with their own garments and a good iron.',
      from: { collection: 'custom-heat-transfer-apparel' },
      most: 4,
      link: { label: 'Everything in the shop', url: '/shop' },
    },
    {
      kind: 'faq',
      title: 'Before you order',
      questions: [
        {
          heading: "What's included in the price?",
          text: 'The garment, one print in one colour in one place, and pressing. A second print location or colour is quoted with your proof, before anything is cut.',
        },
        {
          heading: 'How do I care for it?',
          text: 'Wait a day before the first wash. Wash inside out at 40 °C or cooler, tumble dry on low, and never iron directly on the print. Use a cloth in between.',
        },
        {
          heading: 'Can I bring my own garments?',
          text: "Yes, if they're cotton, polyester or a blend. Nylon shells and waterproof fabrics won't work, because film doesn't stick to them. Ask us for a price.",
        },
        {
          heading: 'Can I have fewer than 25?',
          text: 'Yes: our shop has iron-on transfers in packs of ten, and a name and number for a single jersey.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'product',
      look: 'mat',
      art: { kind: 'product', handle: 'hard-hat-crew-set', show: 'decal' },
      title: 'No logo yet?',
      text: "Type your crew's name and see a crest with its cut line in a minute.",
    },
  ],
} as const satisfies LandingPage
