import { marketingFreeShipping } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'

export const georgiaDecals = {
  path: '/georgia-decals',
  name: 'Georgia Decals',
  title: 'Georgia Decals: Peach, Blue Ridge, Savannah, Macon | Niagara Decals',
  description:
    'Four Georgia designs in cast vinyl: a peach, a pine, a riverboat and a night train. Cut to order, from CA$14.99, sent to every Georgia city.',
  service: { name: 'Georgia decals', type: 'Vinyl decals', areas: ['Georgia'] },
  hero: {
    kind: 'sheet',
    kicker: 'Mountains to marsh',
    title: 'Ripe, and ready to peel',
    text: 'A peach, a riverboat and a train home. Four designs for the state where summer is something you can taste.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Have one made', url: '#custom' },
    art: [
      { kind: 'product', handle: 'georgia-peach-orchard', show: 'decal' },
      { kind: 'product', handle: 'georgia-savannah-steamboat', show: 'decal' },
      { kind: 'product', handle: 'georgia-midnight-train', show: 'decal' },
    ],
  },
  sections: [
    {
      kind: 'designs',
      id: 'designs',
      title: 'Picked for Georgia',
      rated: true,
      badge: { tag: 'popular', label: 'Top Pick' },
      order: 'Order Now',
      designs: [
        { product: 'georgia-peach-orchard', text: 'Round as the real one, and it keeps longer.' },
        {
          product: 'georgia-blue-ridge-pines',
          text: 'Where the trail begins, or ends, if you walked south.',
        },
        { product: 'georgia-savannah-steamboat', text: 'The slow way down the river street.' },
        { product: 'georgia-midnight-train', text: 'Home by morning.' },
      ],
    },
    {
      kind: 'benefits',
      look: 'list',
      title: 'Pollen, clay and August',
      items: [
        {
          title: 'Humidity holds no terror',
          text: 'Cast film does not swell. Wipe the paint with isopropyl alcohol first: in August it is never as dry as it looks.',
        },
        {
          title: 'Red clay rinses off',
          text: 'The surface is closed, so that colour lies on it and not in it. Water first, then a cloth.',
        },
        {
          title: 'Pine pollen',
          text: 'Every April. Put the decal on before it or after it, and never through it.',
        },
        marketingFreeShipping('Georgia'),
      ],
    },
    {
      kind: 'spotlight',
      title: 'Savannah, by water',
      text: 'The Riverboat goes on navy and on white alike; its gold is ink under a laminate, not foil that rubs off.',
      product: 'georgia-savannah-steamboat',
      order: 'Order Now',
    },
    {
      kind: 'story',
      title: 'Two peach belts',
      paragraphs: [
        'St. Catharines sits in a peach belt of its own, between the lake and the escarpment. Ours ripen in July and August, when Georgia’s are mostly over; we know what a peach on a sign means to the people behind it.',
        'So this one is round, a little lopsided, and has its leaf.',
      ],
      art: { kind: 'product', handle: 'georgia-peach-orchard', show: 'scene' },
    },
    {
      kind: 'places',
      title: 'From the Chattahoochee to the sea',
      lead: 'Ten cities the post reaches in 7 to 12 business days.',
      names: [
        'Atlanta',
        'Savannah',
        'Augusta',
        'Columbus',
        'Macon',
        'Athens',
        'Albany',
        'Marietta',
        'Valdosta',
        'Brunswick',
      ],
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Your orchard, your chapter, your porch',
      lead: 'We draw it from a sentence or a photograph. You see the proof before anything is printed.',
      link: { label: 'Design My Own', url: '/design-inspiration' },
    },
    {
      kind: 'products',
      title: 'From the same table',
      from: { handles: ['farm-truck-proud', 'stag-timberline', 'bee-kind-bumper', 'campfire-crew'] },
      most: 4,
    },
    { kind: 'action', page: 'state-pride' },
  ],
} as const satisfies LandingPage
