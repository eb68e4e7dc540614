import { marketingFreeShipping } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'

export const floridaDecals = {
  path: '/florida-decals',
  name: 'Florida Decals',
  title: 'Florida Decals: Palms, Gators, Turtles, Flamingos | Niagara Decals',
  description:
    'Four Florida designs in UV-laminated cast vinyl, for trucks, coolers, boats and storm shutters. From CA$14.99, sent to every Florida city.',
  service: { name: 'Florida decals', type: 'Vinyl decals', areas: ['Florida'] },
  hero: {
    kind: 'split',
    ground: 'hi-vis',
    kicker: 'Pensacola to Key West',
    title: 'Sunshine, cut to shape',
    text: 'Four designs for coolers, tailgates and the window you boarded up and opened again.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Have one made', url: '#custom' },
    art: {
      kind: 'drawing',
      src: '/landing/florida-beach.svg',
      alt: 'A lifeguard tower and a leaning palm on a beach; a cooler carries a turtle decal',
      width: 1200,
      height: 900,
    },
  },
  sections: [
    {
      kind: 'benefits',
      look: 'columns',
      title: 'Built for the season, both of them',
      items: [
        {
          title: 'Hurricane ready',
          text: 'Once the adhesive has cured for a day, wind finds no edge and rain no way in. The decal stays; for the rest, follow the evacuation order.',
        },
        {
          title: 'Express delivery',
          text: 'The post takes 7 to 12 business days. Is it for Saturday? Call before you order, and we quote a courier to your door.',
        },
        {
          title: 'UV protection',
          text: 'A laminate over the ink takes the sun first. On doors and tailgates that means 5 to 7 years, on a hood fewer.',
        },
      ],
    },
    {
      kind: 'designs',
      id: 'designs',
      title: 'Four from the Sunshine State',
      rated: true,
      badge: { tag: 'best-seller', label: 'Bestseller' },
      order: 'Order Now',
      designs: [
        { product: 'florida-palm-sunshine', text: 'A palm and the last half hour of light over the Gulf.' },
        { product: 'florida-gator-crossing', text: 'Yields to nobody. Reads well from a kayak.' },
        { product: 'florida-sea-turtle-keys', text: 'On its way past mile marker zero.' },
        { product: 'florida-flamingo-hurricane', text: 'One leg, any wind.' },
      ],
    },
    {
      kind: 'spotlight',
      title: 'Florida’s own: Sunshine Palm',
      text: 'For laptops, lifeguard towers and the rear glass of whoever is driving home.',
      product: 'florida-palm-sunshine',
      order: 'Order Now',
    },
    {
      kind: 'places',
      title: 'Ten cities on the mail route',
      lead: 'And every address between them.',
      names: [
        'Miami',
        'Tampa',
        'Orlando',
        'Jacksonville',
        'St. Petersburg',
        'Fort Lauderdale',
        'Tallahassee',
        'Sarasota',
        'Naples',
        'Key West',
      ],
    },
    {
      kind: 'story',
      title: 'From one peninsula to another',
      paragraphs: [
        'Niagara is a peninsula too: two lakes instead of two seas, a waterfall instead of the Keys, and every winter half of our street drives to Florida. They asked for something to put on the truck down there.',
        'So these four are drawn in St. Catharines, printed and cut to order, and travel south like everybody else here, only flat and in an envelope.',
      ],
      art: { kind: 'product', handle: 'florida-sea-turtle-keys', show: 'scene' },
      figures: [
        { value: '2', label: 'peninsulas' },
        { value: '1', label: 'cutting table' },
      ],
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Boat name, beach bar, little league?',
      lead: `${marketingFreeShipping('Florida').title}, to every address in Florida. Start with a few words, or call.`,
      link: { label: 'Design My Own', url: '/design-inspiration' },
    },
    { kind: 'action', page: 'state-pride' },
  ],
} as const satisfies LandingPage
