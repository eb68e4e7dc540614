import type { LandingPage } from './landing-page.ts'

export const carDecals = {
  path: '/collection/car-decals',
  name: 'Car Decals',
  title: 'Car Decals for Glass, Paint and Bumper',
  description:
    'Car decals that survive the car wash: small and sharp for rear glass, panels and bumpers, from a cat co-pilot to a maple leaf. From CA$4.99.',
  service: { name: 'Car decals', type: 'Vehicle decals', areas: ['Ontario', 'Canada'] },
  recentOrders: 'car-truck-decals',
  hero: {
    kind: 'sheet',
    kicker: 'For glass, paint and bumpers',
    title: 'Car decals worth reading at a red light',
    text: 'Glass, paint and bumpers each need their own film. Choose the spot first and the rest is easy.',
    price: 'From CA$4.99',
    primary: { label: 'See car decals', url: '#decals' },
    secondary: { label: 'Which film goes where', url: '#places' },
    art: [
      {
        kind: 'drawing',
        src: '/landing/car-rear.svg',
        alt: 'The back of a small car with a decal on the glass, one on the hatch and one on the bumper',
        width: 900,
        height: 900,
      },
    ],
  },
  sections: [
    {
      kind: 'products',
      id: 'decals',
      title: 'Car decals',
      from: { collection: 'car-decals' },
      most: 8,
      link: { label: 'All car decals', url: '/collection/car-decals?view=all' },
    },
    {
      kind: 'table',
      id: 'places',
      title: 'Which film goes where',
      lead: 'The numbers match the drawing.',
      caption: 'Film and size by spot on the car',
      columns: ['Spot', 'Film', 'Best size'],
      rows: [
        ['1 Rear glass, lower corner', 'Cast or clear vinyl, on the outside', '4 to 6 in'],
        ['2 Hatch or door', 'Cast vinyl, laminated when printed', '5 to 10 in'],
        ['3 Bumper', 'Cast vinyl with laminate; calendered for a season', '8 × 3 in'],
      ],
      note: 'Stay clear of the licence plate, the lights, the wiper and your view in the mirrors. On a heated rear window, keep decals off the defroster lines.',
    },
    {
      kind: 'tiles',
      look: 'tickets',
      title: 'More for the road',
      tiles: [
        {
          name: 'Cars & trucks',
          url: '/collection/car-truck-decals',
          description: 'Badges and lettering made for tailgates.',
        },
        {
          name: 'Bumper stickers',
          url: '/collection/bumper-stickers',
          description: 'Ours, or your own words.',
        },
        {
          name: 'A whole fleet',
          url: '/fleet',
          description: 'Unit numbers from your own list.',
          picture: 'fleet-unit-numbers',
        },
        {
          name: 'Wraps & stripes',
          url: '/collection/wraps',
          description: 'Hoods, bed sides and rally stripes.',
          picture: 'checkered-rally-stripe',
        },
      ],
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'How to make it last',
      items: [
        {
          figure: '48 h',
          title: 'Until the first car wash',
          text: 'The adhesive needs two days to bond. After that, brushes and soap are fine.',
        },
        {
          figure: '10 °C',
          title: 'Or warmer to apply',
          text: "Adhesive doesn't stick to cold paint. In January, use a garage and a hair dryer.",
        },
        {
          figure: '30 cm',
          title: 'From a pressure washer',
          text: 'Aim it straight at the decal. Spraying under an edge is how decals come off in their first year.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Common questions',
      questions: [
        {
          heading: 'Does it damage the paint?',
          text: 'Not cured factory paint. Let a repainted panel sit for a few weeks first, and ask your body shop. Cast film comes off with heat. The most it leaves is a faint outline, if the paint around it has faded.',
        },
        {
          heading: 'Inside or outside the glass?',
          text: "Outside, unless the product page says otherwise. Tint and defroster lines are on the inside, and you can't see a decal behind dark glass.",
        },
        {
          heading: 'How do I get it off?',
          text: "With a hair dryer, a thumbnail and patience: pull it back at a low angle while it's warm. Citrus cleaner removes the rest.",
        },
      ],
    },
    {
      kind: 'action',
      page: 'product',
      look: 'split',
      art: { kind: 'product', handle: 'paw-on-board', show: 'scene' },
      title: 'Your own words on your car',
      text: 'Type them, pick a style, and see the cut line before you pay.',
    },
  ],
} as const satisfies LandingPage
