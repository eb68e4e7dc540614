import type { LandingPage } from './landing-page.ts'

export const carDecals = {
  path: '/collection/car-decals',
  name: 'Car Decals',
  title: 'Car Decals for Glass, Paint and Bumper | Niagara Decals',
  description:
    'Car decals that survive the wash: small and sharp for rear glass, panels and bumpers, from a cat co-pilot to a plain maple leaf. From CA$4.99.',
  service: { name: 'Car decals', type: 'Vehicle decals', areas: ['Ontario', 'Canada'] },
  hero: {
    kind: 'sheet',
    kicker: 'Three places, one of them yours',
    title: 'Small things you say at a red light',
    text: 'Glass, paint or bumper: each wants its own film. Choose the place first and the rest is easy.',
    price: 'From CA$4.99',
    primary: { label: 'See car decals', url: '#decals' },
    secondary: { label: 'Which film where', url: '#places' },
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
      title: 'For the car you have',
      from: { collection: 'car-decals' },
      most: 8,
      link: { label: 'All car decals', url: '/collection/car-decals?view=all' },
    },
    {
      kind: 'table',
      id: 'places',
      title: 'Which film where',
      lead: 'The numbers are those on the drawing.',
      caption: 'Places on a car with film and size',
      columns: ['Place', 'Film', 'Size that looks right'],
      rows: [
        ['1 Rear glass, lower corner', 'Cast or clear vinyl, on the outside', '4 to 6 in'],
        ['2 Hatch or door', 'Cast vinyl, laminated when printed', '5 to 10 in'],
        ['3 Bumper', 'Cast vinyl with laminate; calendered for a season', '8 × 3 in'],
      ],
      note: 'Keep clear of the licence plate, the lights, the wiper’s sweep and what you see in the mirror. On a heated rear window the lines stay free of adhesive that is pulled later.',
    },
    {
      kind: 'tiles',
      look: 'tickets',
      title: 'More road than this',
      tiles: [
        {
          name: 'Cars & trucks',
          url: '/collection/car-truck-decals',
          description: 'Badges and lettering with a tailgate in mind.',
        },
        {
          name: 'Bumper stickers',
          url: '/collection/bumper-stickers',
          description: 'Ours, or your own words.',
        },
        {
          name: 'A whole fleet',
          url: '/fleet',
          description: 'Unit numbers from a list: one proof, a price for each.',
        },
        {
          name: 'Wraps & stripes',
          url: '/collection/wraps',
          description: 'Hoods, bed sides and rally stripes.',
        },
      ],
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'What it has to take',
      items: [
        {
          figure: '48 h',
          title: 'Until the first car wash',
          text: 'Adhesive needs two days to take hold. After that, brushes and soap do no harm.',
        },
        {
          figure: '10 °C',
          title: 'Or warmer, to put it on',
          text: 'Colder paint holds no adhesive. In January the garage and a hair dryer do it.',
        },
        {
          figure: '30 cm',
          title: 'From the pressure washer',
          text: 'And across the edge, not under it: the one way to lose a decal in its first year.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Asked in the parking lot',
      questions: [
        {
          heading: 'Does it harm the paint?',
          text: 'Not factory paint that has cured. A resprayed panel should rest for some weeks first; ask who sprayed it. Cast film comes off with warmth and leaves a ghost only where the paint around it has faded.',
        },
        {
          heading: 'Inside or outside of the glass?',
          text: 'Outside, unless it says otherwise: tint and defroster lines are on the inside, and a decal under dark glass is not seen.',
        },
        {
          heading: 'How do I get it off?',
          text: 'Hair dryer, thumbnail, patience: pull back at a low angle while it is warm. Citrus cleaner takes what is left.',
        },
      ],
    },
    { kind: 'action', page: 'product' },
  ],
} as const satisfies LandingPage
