import { makeFreeShippingSection } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'
import { formatUsaMailDays } from './mail-days.ts'

const drawing = (name: string) =>
  ({ kind: 'drawing', src: `/landing/texas-${name}.svg`, alt: '', width: 600, height: 400 }) as const

export const texasDecals = {
  path: '/texas-decals',
  name: 'Texas Decals',
  title: 'Texas Decals: Longhorns, Windmills, Wide Roads',
  description:
    'Four Texas designs in cast vinyl for tailgates, coolers and ranch gates, cut to order and shipped to any Texas address. From CA$14.99.',
  service: { name: 'Texas decals', type: 'Vinyl decals', areas: ['Texas'] },
  hero: {
    kind: 'poster',
    kicker: 'From El Paso to Beaumont',
    title: 'Texas decals as big as the sky',
    text: 'Four designs for people who measure distance in hours. Cut from film made for a tailgate in the sun.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Have your own made', url: '#custom' },
    art: {
      kind: 'drawing',
      src: '/landing/texas-star.svg',
      alt: 'A die-cut star with a windmill, a cactus and a road toward the setting sun',
      width: 1000,
      height: 820,
    },
    figures: [
      { value: '4', label: 'designs, drawn for Texas' },
      {
        get value() {
          return formatUsaMailDays()
        },
        label: 'business days by mail',
      },
      { value: '5 to 7', label: 'years rated outdoors' },
    ],
  },
  sections: [
    {
      kind: 'designs',
      id: 'designs',
      title: 'Four for the tailgate',
      order: 'Order Now',
      designs: [
        {
          product: 'texas-longhorn-star',
          text: 'Longhorns in a badge, for a bumper that has crossed a few cattle guards.',
        },
        {
          product: 'texas-big-sky-windmill',
          text: 'The windmill behind every ranch gate, when the evening wind dies down.',
        },
        { product: 'texas-armadillo-crossing', text: 'For anyone who never looks both ways.' },
        { product: 'texas-gulf-to-panhandle', text: 'Eight hundred miles on one shield.' },
      ],
    },
    {
      kind: 'widget',
      title: '880 miles without leaving Texas',
      lead: 'No other state has so much of one interstate. The mile markers count from the New Mexico line, and your decal goes all the way.',
      widget: 'texas-road',
    },
    {
      kind: 'benefits',
      look: 'columns',
      title: 'Made for 104 °F in the shade',
      items: [
        {
          title: 'Sun',
          art: drawing('sun'),
          text: 'Printed colours get a UV laminate, and cut colours are pigmented all the way through. Decals last longest on doors and tailgates. On a hood, in the midday sun, they fade sooner.',
        },
        {
          title: 'Caliche and mud',
          art: drawing('mud'),
          text: 'Thin cast film leaves little edge for grit to catch. Rinse first, then wipe.',
        },
        makeFreeShippingSection({ state: 'Texas', art: drawing('mail') }),
      ],
    },
    {
      kind: 'spotlight',
      title: 'Hill Country, in one decal',
      text: 'A windmill and a slow sunset. 5 in across, for a laptop, a cooler or the rear glass.',
      product: 'texas-big-sky-windmill',
      order: 'See the decal',
    },
    {
      kind: 'faq',
      title: 'Questions from Texas',
      questions: [
        {
          heading: "You're in Canada. How does it get to Texas?",
          get text() {
            return `By mail, flat in a rigid envelope, in ${formatUsaMailDays()} business days. Checkout shows the delivery date before you pay.`
          },
        },
        {
          heading: 'Are these prices in US dollars?',
          text: "No, they're in Canadian dollars (CAD), and that's what we charge your card. Your bank converts it at that day's rate.",
        },
        {
          heading: 'Will it stick to hot paint?',
          text: "Once it's on, yes. Apply it in the shade or in the morning: between 50 and 86 °F you can adjust it, but on hot metal the adhesive grabs right away.",
        },
      ],
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Your ranch, your brand, your county road',
      lead: "Describe it and see ideas, or call and talk to the person who'll cut it.",
      link: { label: 'Design My Own', url: '/design-inspiration' },
      areas: [
        'Houston',
        'San Antonio',
        'Dallas',
        'Austin',
        'Fort Worth',
        'El Paso',
        'Lubbock',
        'Corpus Christi',
      ],
    },
    {
      kind: 'action',
      page: 'state-pride',
      look: 'mat',
      art: { kind: 'product', handle: 'texas-armadillo-crossing', show: 'decal' },
      title: 'Which of the 254 counties?',
      text: 'Your county, your team or your ranch road, on a decal that lasts as long as the bumper.',
    },
  ],
} as const satisfies LandingPage
