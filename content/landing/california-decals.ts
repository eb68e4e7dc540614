import { makeFreeShippingSection } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'
import { formatUsaMailDays } from './mail-days.ts'

export const californiaDecals = {
  path: '/california-decals',
  name: 'California Decals',
  title: 'California Decals: Coast, Sierra and Superbloom',
  description:
    'Surf vans, Sierra bears, poppies and dawn patrol in cast vinyl for boards, bottles and bumpers. Four California designs from CA$14.99.',
  service: { name: 'California decals', type: 'Vinyl decals', areas: ['California'] },
  hero: {
    kind: 'banner',
    kicker: 'Crescent City to Imperial Beach',
    title: 'California decals for the coast road',
    text: 'Salt air, long light and a board on the roof: four designs for the state where you can drive from a beach to a glacier in a day.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Draw your own', url: '#custom' },
    art: {
      kind: 'drawing',
      src: '/landing/california-coast.svg',
      alt: 'A van with a surfboard and a star decal on a coast road, with a red suspension bridge behind it',
      width: 1600,
      height: 640,
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Salt, sun and sunscreen',
      paragraphs: [
        "A decal on the coast has three enemies. Salt creeps under edges that aren't pressed down. Sun fades the red in cheap ink first. And sunscreen, of all things, softens vinyl, so don't let it sit on the board for a week.",
        'We cut ours from cast film with rounded corners, so a leash or a fingernail has nothing to catch on. Printed ones get a laminate over the ink.',
      ],
      figures: [
        { value: '48 h', label: 'to bond before the first swim' },
        { value: '5 to 7 years', label: 'rated outdoors on paint' },
      ],
      art: { kind: 'drawing', src: '/landing/california-board.svg', alt: '', width: 900, height: 675 },
    },
    {
      kind: 'designs',
      id: 'designs',
      title: 'Coast to crest',
      order: 'Order Now',
      designs: [
        {
          product: 'california-coast-highway',
          text: 'A van, a board, and the ocean on the passenger side.',
        },
        {
          product: 'california-bear-sierra',
          text: 'For bear boxes, roof boxes and everyone who locks them.',
        },
        { product: 'california-poppy-superbloom', text: 'Two weeks in spring. Stay on the trail.' },
        { product: 'california-longboard-wave', text: 'A clean wave before work.' },
      ],
    },
    {
      kind: 'widget',
      title: 'Where California allows decals',
      lead: 'On the windshield and the rear window, the state allows three small squares. Here they are to scale, in inches.',
      widget: 'california-glass',
    },
    {
      kind: 'spotlight',
      title: 'The bear goes up the mountain',
      text: 'The High Sierra on a crest, 5 in across, easy to read from the next switchback.',
      product: 'california-bear-sierra',
      order: 'See the decal',
    },
    {
      kind: 'benefits',
      look: 'list',
      title: 'Before you order',
      items: [
        makeFreeShippingSection({ state: 'California' }),
        {
          get title() {
            return `${formatUsaMailDays()} business days`
          },
          text: 'By mail from Ontario. Checkout shows the delivery date before you pay.',
        },
        {
          title: 'Canadian dollars',
          text: 'We charge your card in Canadian dollars (CAD), and your bank converts at its own rate.',
        },
        {
          title: 'Surfboards',
          text: 'Fine on epoxy and polyester, away from wax. Not on the deck where you stand.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Your break, your trail, your taco truck',
      lead: 'Five words are enough to get started. A person answers the phone.',
      link: { label: 'Design My Own', url: '/design-inspiration' },
      areas: [
        'Los Angeles',
        'San Diego',
        'San Jose',
        'San Francisco',
        'Fresno',
        'Sacramento',
        'Long Beach',
        'Santa Cruz',
      ],
    },
    {
      kind: 'products',
      title: 'Goes well with',
      from: { handles: ['camper-life-sun', 'koi-standout', 'overland-winch-club', 'skate-or-walk'] },
      most: 4,
    },
    {
      kind: 'action',
      page: 'state-pride',
      look: 'split',
      art: { kind: 'product', handle: 'california-longboard-wave', show: 'scene' },
      title: 'Name your beach',
      text: 'Or your trailhead, or the freeway exit you grew up on. We set it in type and cut it to shape.',
    },
  ],
} as const satisfies LandingPage
