import { marketingFreeShipping } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'

export const californiaDecals = {
  path: '/california-decals',
  name: 'California Decals',
  title: 'California Decals: Coast, Sierra and Superbloom | Niagara Decals',
  description:
    'Surf vans, Sierra bears, poppies and dawn patrol in cast vinyl for boards, bottles and bumpers. Four California designs from CA$14.99.',
  service: { name: 'California decals', type: 'Vinyl decals', areas: ['California'] },
  hero: {
    kind: 'banner',
    kicker: 'Crescent City to Imperial Beach',
    title: 'Leave the coast road on it',
    text: 'Salt air, long light and a board on the roof: four designs for the state that has a beach and a glacier in one day’s drive.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Draw your own', url: '#custom' },
    art: {
      kind: 'drawing',
      src: '/landing/california-coast.svg',
      alt: 'A van with a surfboard and a star decal on a coast road, a red suspension bridge behind it',
      width: 1600,
      height: 640,
    },
  },
  sections: [
    {
      kind: 'story',
      title: 'Salt, sun and sunscreen',
      paragraphs: [
        'A decal on the coast has three enemies. Salt creeps under edges that were not pressed down. Sun takes the red out of cheap ink first. And sunscreen, of all things, softens vinyl: wash it off the board before it sits for a week.',
        'Ours are cut from cast film with rounded corners, so that there is nothing for a leash or a fingernail to start at. Printed ones have a laminate over the ink.',
      ],
      figures: [
        { value: '24 h', label: 'dry before the first swim' },
        { value: '5–7 years', label: 'rated outdoors on paint' },
      ],
      art: { kind: 'product', handle: 'california-longboard-wave', show: 'scene' },
    },
    {
      kind: 'designs',
      id: 'designs',
      title: 'Coast to crest',
      order: 'Order Now',
      designs: [
        {
          product: 'california-coast-highway',
          text: 'A van, a board, and the ocean on the passenger’s side.',
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
      kind: 'spotlight',
      title: 'The bear goes up the mountain',
      text: 'High Sierra on a crest, 5 in across, drawn to read from the next switchback.',
      product: 'california-bear-sierra',
      order: 'Look at it',
    },
    {
      kind: 'benefits',
      look: 'list',
      title: 'Before you order',
      items: [
        marketingFreeShipping('California'),
        {
          title: '7 to 12 business days',
          text: 'By post from Ontario. The checkout names the day before you pay.',
        },
        {
          title: 'Canadian dollars',
          text: 'Your card is charged in them; your bank converts at its own rate.',
        },
        {
          title: 'Surfboards',
          text: 'On epoxy and polyester away from the wax. Not on the deck where you stand.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Your break, your trail, your taco truck',
      lead: 'Five words are enough for a first idea. A person answers the phone.',
      link: { label: 'Get Inspired', url: '/design-inspiration' },
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
      title: 'Rides along well',
      from: { handles: ['camper-life-sun', 'koi-standout', 'overland-winch-club', 'skate-or-walk'] },
      most: 4,
    },
    { kind: 'action', page: 'state-pride' },
  ],
} as const satisfies LandingPage
