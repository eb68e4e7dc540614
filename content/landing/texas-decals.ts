import { marketingFreeShipping } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'

export const texasDecals = {
  path: '/texas-decals',
  name: 'Texas Decals',
  title: 'Texas Decals: Longhorns, Windpumps, Wide Roads | Niagara Decals',
  description:
    'Four Texas designs in cast vinyl for tailgates, coolers and ranch gates, cut to order and sent to any Texas address. From CA$14.99.',
  service: { name: 'Texas decals', type: 'Vinyl decals', areas: ['Texas'] },
  hero: {
    kind: 'poster',
    kicker: 'From El Paso to Beaumont',
    title: 'As big as the sky it drives under',
    text: 'Four designs for people who measure distance in hours. Cut from film that is made for sun on a tailgate.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Have your own made', url: '#custom' },
    art: {
      kind: 'drawing',
      src: '/landing/texas-star.svg',
      alt: 'A die-cut star; in it a windpump, a cactus and a road towards the setting sun',
      width: 1000,
      height: 820,
    },
    figures: [
      { value: '4', label: 'designs, drawn for Texas' },
      { value: '7–12', label: 'business days by post' },
      { value: '5–7', label: 'years rated outdoors' },
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
          text: 'Bull horns in a badge, for a bumper that has seen a cattle guard.',
        },
        {
          product: 'texas-big-sky-windmill',
          text: 'The windpump behind every ranch gate, at the hour when it stops.',
        },
        { product: 'texas-armadillo-crossing', text: 'For the one who never looks both ways.' },
        { product: 'texas-gulf-to-panhandle', text: 'Eight hundred miles on one shield.' },
      ],
    },
    {
      kind: 'benefits',
      look: 'columns',
      title: 'Made for 40 °C in the shade',
      items: [
        {
          title: 'Sun',
          text: 'A UV laminate over printed colours, pigment through and through in cut ones. Neither is a promise for a hood at noon: doors and tailgates last longest.',
        },
        {
          title: 'Caliche and mud',
          text: 'Thin cast film has little edge for grit to catch on. Rinse first, wipe after.',
        },
        marketingFreeShipping('Texas'),
      ],
    },
    {
      kind: 'spotlight',
      title: 'Hill Country, in one decal',
      text: 'A windpump and a sun that takes its time. 5 in across, for a laptop, a cooler or the rear glass.',
      product: 'texas-big-sky-windmill',
      order: 'Look at it',
    },
    {
      kind: 'faq',
      title: 'Asked from south of here',
      questions: [
        {
          heading: 'You are in Canada. How does it reach Texas?',
          text: 'By post, flat in a stiff envelope, in 7 to 12 business days after it is cut. The checkout says the day before you pay.',
        },
        {
          heading: 'Are these prices in US dollars?',
          text: 'No, in Canadian dollars, and that is what your card is charged. Your bank converts it at its rate of the day.',
        },
        {
          heading: 'Will it hold on hot paint?',
          text: 'Once it is on, yes. Put it on in the shade or the morning: between 10 and 30 °C the adhesive forgives, on hot metal it grabs at once.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Your ranch, your brand, your county road',
      lead: 'Describe it and look at ideas, or call and talk to the person who will cut it.',
      link: { label: 'Get Inspired', url: '/design-inspiration' },
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
    { kind: 'action', page: 'state-pride' },
  ],
} as const satisfies LandingPage
