import { shop } from '../shop.ts'
import {
  FLOOR_MATERIALS,
  FLOOR_RATES,
  floorGraphics,
  SMALLEST_FLOOR_ORDER,
} from '../../domain/calculators/floor-graphics.ts'
import { formatMoney } from '../../domain/money.ts'
import type { LandingPage } from './landing-page.ts'

export const warehouseFloorSafetyGraphics = {
  path: '/collection/warehouse-floor-safety-graphics',
  name: 'Warehouse Floor Safety Graphics',
  title: 'Warehouse Floor Marking: Lines, Signs, Plans and Prices | Niagara Decals',
  description:
    'Aisle lines, walkways, zebras and floor signs in film rated R9, R11 or R13. Three floor plans as CAD files with a bill of quantities, and a price by the metre.',
  service: {
    name: 'Warehouse floor safety graphics',
    type: 'Floor marking',
    areas: ['Niagara Region', 'Ontario', 'Canada'],
  },
  hero: {
    kind: 'split',
    ground: 'hi-vis',
    kicker: 'For warehouses, plants and who answers for them',
    title: 'The floor tells everybody where to go',
    text: 'Lines, zebras, signs and words for forklifts and for feet, cut to your plan and sorted by aisle. Start from a floor like yours, change the metres, take the price along.',
    price: `From ${formatMoney(Math.min(FLOOR_RATES.wide, FLOOR_RATES.narrow))} a metre of line, orders from ${formatMoney(SMALLEST_FLOOR_ORDER)}`,
    primary: { label: 'Price your floor', url: '#calculator' },
    secondary: { label: 'Three floors with plans', url: '#layouts' },
    art: {
      kind: 'drawing',
      src: '/landing/floor-crossing.svg',
      alt: 'An aisle between pallet racks: a forklift comes towards a white zebra with STOP before it, somebody in a vest waits on the green walkway',
      width: 1200,
      height: 900,
    },
  },
  sections: [
    {
      kind: 'widget',
      id: 'layouts',
      title: 'Three floors, planned and priced',
      lead: 'Every line, zebra and sign below is counted from the plan you see. Take the drawing into your CAD program, or the quantities into the calculator.',
      widget: 'floor-layouts',
    },
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'What does your floor cost?',
      lead: 'Click a row to choose the film. The higher its rating, the rougher it is, and the better it holds feet on a wet floor.',
      calculator: floorGraphics,
    },
    {
      kind: 'table',
      id: 'ratings',
      title: 'What R9, R11 and R13 mean',
      caption: 'Slip ratings of the films',
      columns: ['Film', 'Slope in the test', 'Put it'],
      rows: Object.values(FLOOR_MATERIALS).map(({ title, rating, angle, applications }) => [
        `${title}, ${rating}`,
        angle,
        applications,
      ]),
      note: 'In the test of DIN 51130 somebody walks an oiled ramp that is raised until they slip. How long film lasts is what we see under daily traffic of its kind; turning wheels wear it first.',
    },
    {
      kind: 'applications',
      id: 'standards',
      title: 'The rules behind the lines',
      lead: 'We cut what the rule asks for. Whether your floor meets it, you decide with your joint health and safety committee.',
      items: [
        {
          title: 'Ontario Regulation 851',
          text: 'Industrial establishments. Section 20 asks for barriers, warning signs or other safeguards where vehicle or pedestrian traffic may endanger a worker; section 11 for floors without obstructions, and without a finish that makes them slippery.',
        },
        {
          title: 'Ontario Fire Code',
          text: 'Ways out stay free of anything in the way. Red stripes before an exit say so to whoever carries the next pallet.',
        },
        {
          title: 'Ontario Electrical Safety Code',
          text: 'Rule 2-308: at least one metre of room to work about electrical equipment. The hatch before a panel on our plans is a metre deep.',
        },
        {
          title: 'ISO 7010 and ISO 3864',
          text: 'Signs by number and colour by meaning: yellow warns, blue commands, red forbids, green shows the way to safety.',
        },
        {
          title: 'DIN 51130',
          text: 'The walking test that gives a film its R. We tell the rating of what you order on its label and on your quote.',
        },
        {
          title: 'For floors in the United States',
          text: 'OSHA 1910.176(a): permanent aisles and passageways are to be appropriately marked. Order in feet, the plans have both.',
        },
      ],
    },
    {
      kind: 'widget',
      id: 'installation-video',
      title: 'Laid by two people before the night shift',
      lead: 'Twenty metres of line take less time than the floor needs to dry. Every roll comes with its place on your plan.',
      widget: 'floor-installation',
    },
    {
      kind: 'steps',
      title: 'From your plan to your floor',
      steps: [
        {
          title: 'Send what you have',
          text: 'A DWG, a PDF, or a photograph of the fire plan with arrows on it.',
        },
        {
          title: 'We draw and count',
          text: 'You get a plan like those above, with a bill. Change it until it fits.',
          duration: '2 working days',
        },
        {
          title: 'We cut and sort',
          text: 'Rolls by aisle, signs by place, each with its number on the plan.',
          duration: '3 to 5 working days',
        },
        { title: 'You lay it', text: 'Aisle by aisle, while the rest works. Or one weekend for all of it.' },
      ],
    },
    {
      kind: 'products',
      title: 'By the piece, off the shelf',
      from: {
        handles: [
          'floor-pedestrian-crossing',
          'floor-aisle-tape-kit',
          'floor-stop-look-sign',
          'floor-ppe-required',
        ],
      },
      most: 4,
      link: { label: 'All floor graphics', url: '/collection/warehouse-floor-safety-graphics?view=all' },
    },
    {
      kind: 'faq',
      title: 'Asked by facility managers',
      questions: [
        {
          heading: 'Film or paint?',
          text: 'Paint is cheaper for a kilometre that never changes and can close an aisle for a day. Film is walked on at once, moves when the racks move, and a damaged metre is replaced as a metre.',
        },
        {
          heading: 'Will forklifts tear it?',
          text: 'Rolling over it wears it slowly; turning on the spot and dragged pallets tear any film. Keep lines out of the places where trucks turn, or set them a hand’s breadth further out.',
        },
        {
          heading: 'How much line does a striped area take?',
          text: 'As on our plans, with stripes of 100 mm every 400 mm across the floor: about 3.5 m for each square metre, and its frame.',
        },
        {
          heading: 'Which floors does it not hold on?',
          text: 'Dusty, oily, waxed or damp concrete, concrete younger than a month, gratings, and floors below 10 °C on the day it is laid.',
        },
        {
          heading: 'How does it come off?',
          text: 'Warm it with a heat gun and pull it flat back. Glue that stays goes with citrus cleaner and a scraper.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'quote',
      title: 'Send your floor',
      lead: `Length and width, doors, racks, what drives there. Within ${shop.serviceRadiusKm} km of St. Catharines we come and measure.`,
    },
  ],
} as const satisfies LandingPage
