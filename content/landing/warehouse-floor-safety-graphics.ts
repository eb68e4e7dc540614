import { shopFacts } from '../shop.ts'
import {
  FLOOR_MATERIALS,
  getFloorRates,
  getMinFloorOrderCents,
} from '../../domain/calculators/floor-graphics.ts'
import { listOptions } from '../../domain/calculators/calculator-rules.ts'
import { formatShortMoney } from '../../domain/money.ts'
import { floorGraphicsCalculator, floorMaterials } from '../calculators/floor-graphics.ts'
import type { LandingPage } from './landing-page.ts'

export const warehouseFloorSafetyGraphics = {
  path: '/collection/warehouse-floor-safety-graphics',
  name: 'Warehouse Floor Safety Graphics',
  title: 'Warehouse Floor Marking: Lines, Signs, Plans and Prices',
  description:
    'Aisle lines, walkways, crosswalks and floor signs in film rated R9, R11 or R13. Three floor plans as CAD files with quantities, and a price per metre.',
  service: {
    name: 'Warehouse floor safety graphics',
    type: 'Floor marking',
    areas: ['Niagara Region', 'Ontario', 'Canada'],
  },
  recentOrders: 'warehouse-floor-safety-graphics',
  sells: 'other products',
  hero: {
    kind: 'split',
    ground: 'hi-vis',
    kicker: 'For warehouses, plants and facility managers',
    title: 'Floor graphics that show the way',
    text: 'Lines, crosswalks, signs and text for forklifts and people on foot, cut to your plan and sorted by aisle. Start with a floor like yours, adjust the lengths and get your price.',
    get price() {
      return `From ${formatShortMoney(Math.min(getFloorRates().wide, getFloorRates().narrow))} per metre of line; minimum order ${formatShortMoney(getMinFloorOrderCents())}`
    },
    primary: { label: 'Price your floor', url: '#calculator' },
    secondary: { label: 'See three floor plans', url: '#layouts' },
    further: { label: "How it's installed", url: '#installation-video' },
    art: {
      kind: 'drawing',
      src: '/landing/floor-crossing.svg',
      alt: 'An aisle between pallet racks: a forklift approaches a white crosswalk marked STOP, and a worker in a vest waits on the green walkway',
      width: 1200,
      height: 900,
    },
  },
  sections: [
    {
      kind: 'widget',
      id: 'layouts',
      title: 'Three floors, planned and priced',
      lead: 'Every line, crosswalk and sign is counted from the plan you see. Open the drawing in your CAD program, or the quantities in the calculator.',
      widget: 'floor-layouts',
    },
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'How much will your floor cost?',
      lead: 'Choose the film in the table. The higher the rating, the better the grip on a wet floor.',
      calculator: floorGraphicsCalculator,
    },
    {
      kind: 'table',
      id: 'ratings',
      title: 'What R9, R11 and R13 mean',
      caption: 'Slip ratings of the films',
      columns: ['Film', 'Slope in the test', 'Use it on'],
      rows: listOptions(FLOOR_MATERIALS).map(({ value }) => {
        const { label, angle, applications } = floorMaterials[value]
        return [`${label}, ${FLOOR_MATERIALS[value].rating}`, angle, applications]
      }),
      note: "In the DIN 51130 test, someone walks on an oiled ramp that's raised until they slip. Film life is what we see under daily traffic. Film wears out first where wheels turn.",
    },
    {
      kind: 'applications',
      id: 'standards',
      title: 'The rules behind the lines',
      lead: 'Tell us which rule applies, and we’ll cut to it. Check with your joint health and safety committee that your floor meets it.',
      items: [
        {
          title: 'Ontario Regulation 851',
          text: 'Industrial establishments. Section 20 requires barriers, warning signs or other safeguards where vehicle or pedestrian traffic may endanger a worker. Section 11 requires floors without obstructions or a slippery finish.',
        },
        {
          title: 'Ontario Fire Code',
          text: 'Exits must stay clear. Red stripes in front of an exit remind everyone not to leave a pallet there.',
        },
        {
          title: 'Ontario Electrical Safety Code',
          text: 'Rule 2-308: at least one metre of working space around electrical equipment. The hatching in front of panels on our plans is a metre deep.',
        },
        {
          title: 'ISO 7010 and ISO 3864',
          text: 'Signs by number and colours by meaning: yellow for warnings, blue for mandatory actions, red for prohibitions, green for safety.',
        },
        {
          title: 'DIN 51130',
          text: "The ramp test behind each R rating. We print your film's rating on its label and on your quote.",
        },
        {
          title: 'For floors in the United States',
          text: 'OSHA 1910.176(a): permanent aisles and passageways must be appropriately marked. You can order in feet: our plans show both.',
        },
      ],
    },
    {
      kind: 'widget',
      id: 'installation-video',
      title: 'Two people can lay the lines before the night shift',
      lead: 'Laying twenty metres of line takes less time than drying the floor. Every roll is marked with its place on your plan.',
      widget: 'floor-installation',
    },
    {
      kind: 'steps',
      title: 'From your plan to your floor',
      steps: [
        {
          title: 'Send what you have',
          text: 'A DWG, a PDF, or a photo of your fire plan with arrows on it.',
        },
        {
          title: 'We draw and count',
          text: 'You get a plan like those above, with quantities and prices. Change it until it fits.',
          duration: '2 business days',
        },
        {
          title: 'We cut and sort',
          text: 'Rolls by aisle and signs by location, each numbered on the plan.',
          duration: '3 to 5 business days',
        },
        {
          title: 'You install it',
          text: 'Aisle by aisle while the rest keeps working, or all in one weekend.',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready-made floor graphics',
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
      title: 'Questions from facility managers',
      questions: [
        {
          heading: 'Film or paint?',
          text: 'Paint is cheaper for long lines that never change, if you can close an aisle for a day. You can walk on film right away, move it when the racks move, and replace just the damaged metre.',
        },
        {
          heading: 'Will forklifts tear it?',
          text: 'Driving over it wears it slowly, but turning on the spot and dragging pallets tear any film. Keep lines away from where forklifts turn, or set them 10 cm farther out.',
        },
        {
          heading: 'How much line does a striped area take?',
          text: 'With 100 mm stripes every 400 mm, as on our plans, about 3.5 m per square metre plus the frame.',
        },
        {
          heading: "Which floors won't it stick to?",
          text: 'Dusty, oily, waxed or damp concrete, concrete less than a month old, gratings, and floors below 10 °C on installation day.',
        },
        {
          heading: 'How does it come off?',
          text: 'Warm it with a heat gun and pull it back flat. Remove leftover adhesive with citrus cleaner and a scraper.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'quote',
      title: 'Send us your floor plan',
      get lead() {
        return `Tell us the length and width, where the doors and racks are, and what vehicles you use. We come and measure within ${shopFacts.serviceRadiusKm} km of St. Catharines.`
      },
    },
  ],
} as const satisfies LandingPage
