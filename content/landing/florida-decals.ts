import { makeFreeShippingSection } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'
import { formatUsaMailDays } from './mail-days.ts'

export const floridaDecals = {
  path: '/florida-decals',
  name: 'Florida Decals',
  title: 'Florida Decals: Palms, Gators, Turtles, Flamingos',
  description:
    'Four Florida designs in UV-laminated cast vinyl, for trucks, coolers, boats and storm shutters. From CA$14.99, shipped anywhere in Florida.',
  service: { name: 'Florida decals', type: 'Vinyl decals', areas: ['Florida'] },
  hero: {
    kind: 'split',
    ground: 'hi-vis',
    kicker: 'Pensacola to Key West',
    title: 'Florida decals: sunshine, cut to shape',
    text: 'Four designs for coolers, tailgates and that window you keep boarding up.',
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
      title: 'Built for both seasons',
      items: [
        {
          title: 'Hurricane ready',
          text: "Once the adhesive has bonded for two days, wind and rain can't get under the edges. The decal can stay. You should follow the evacuation order.",
        },
        {
          title: 'Express delivery on request',
          get text() {
            return `Need it by Saturday? Call before you order, and we'll quote a courier to your door. By mail, it takes ${formatUsaMailDays()} business days.`
          },
        },
        {
          title: 'UV protection',
          text: 'A laminate protects the ink from the sun: 5 to 7 years on doors and tailgates, and less on a hood.',
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
        { product: 'florida-gator-crossing', text: 'Yields to nobody. Easy to read from a kayak.' },
        { product: 'florida-sea-turtle-keys', text: 'On its way past mile marker zero.' },
        { product: 'florida-flamingo-hurricane', text: 'One leg, any wind.' },
      ],
    },
    {
      kind: 'spotlight',
      title: 'Florida’s own: Sunshine Palm',
      text: 'For laptops, lifeguard towers and the rear glass on the drive home.',
      product: 'florida-palm-sunshine',
      order: 'Order Now',
    },
    {
      kind: 'widget',
      title: 'Your FL number comes first',
      lead: 'The state has the first say on the bow. Here’s what your registration number needs before a turtle goes beside it.',
      widget: 'florida-bow',
    },
    {
      kind: 'places',
      title: 'We ship all over Florida',
      lead: 'To these ten cities and every address in between.',
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
        'Niagara is a peninsula too: two lakes instead of two coasts, a waterfall instead of the Keys. Every winter, half our street drives to Florida, and they asked for something to put on the truck down there.',
        'So we draw these four in St. Catharines, print and cut them, and send them south like everyone else here, only flat and in an envelope.',
      ],
      art: { kind: 'drawing', src: '/landing/florida-map.svg', alt: '', width: 1000, height: 1070 },
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Boat name, beach bar, little league?',
      get lead() {
        return `${makeFreeShippingSection().title} to any address in Florida. Start with a few words, or call us.`
      },
      link: { label: 'Design My Own', url: '/design-inspiration' },
    },
    {
      kind: 'action',
      page: 'state-pride',
      look: 'mat',
      art: { kind: 'product', handle: 'florida-gator-crossing', show: 'decal' },
      title: 'Gulf side or Atlantic side?',
      text: 'Put your island, your marina or your little league on a decal that stands up to the sun.',
    },
  ],
} as const satisfies LandingPage
