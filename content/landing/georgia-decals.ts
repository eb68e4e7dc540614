import { makeFreeShippingSection } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'
import { formatUsaMailDays } from './mail-days.ts'

export const georgiaDecals = {
  path: '/georgia-decals',
  name: 'Georgia Decals',
  title: 'Georgia Decals: Peach, Blue Ridge, Savannah, Macon',
  description:
    'Four Georgia designs in cast vinyl: a peach, a pine, a riverboat and a night train. Cut to order, from CA$14.99, shipped anywhere in Georgia.',
  service: { name: 'Georgia decals', type: 'Vinyl decals', areas: ['Georgia'] },
  hero: {
    kind: 'banner',
    kicker: 'Mountains to marsh',
    title: 'Georgia decals, ripe and ready to peel',
    text: 'A peach, a riverboat and a train home. Four designs for the state where you can taste summer.',
    price: 'From CA$14.99',
    primary: { label: 'See the designs', url: '#designs' },
    secondary: { label: 'Have one made', url: '#custom' },
    art: {
      kind: 'drawing',
      src: '/landing/georgia-orchard.svg',
      alt: 'A peach orchard on red clay below the Blue Ridge, and a truck with a peach decal on its tailgate',
      width: 1600,
      height: 640,
    },
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
        { product: 'georgia-peach-orchard', text: 'As round as the real thing, and it lasts longer.' },
        {
          product: 'georgia-blue-ridge-pines',
          text: 'Where the trail begins, or ends if you walked south.',
        },
        { product: 'georgia-savannah-steamboat', text: 'The slow way down River Street.' },
        { product: 'georgia-midnight-train', text: 'Home by morning.' },
      ],
    },
    {
      kind: 'benefits',
      look: 'list',
      title: 'Pollen, clay and August',
      items: [
        {
          title: 'Humidity is no problem',
          text: "Cast film doesn't swell. Wipe the paint with isopropyl alcohol first: in August it's never as dry as it looks.",
        },
        {
          title: 'Red clay rinses off',
          text: "The surface is sealed, so clay doesn't stain it. Rinse first, then wipe with a cloth.",
        },
        {
          title: 'Pine pollen',
          text: 'Apply your decal before or after the April pollen, never during.',
        },
        makeFreeShippingSection({ state: 'Georgia' }),
      ],
    },
    {
      kind: 'widget',
      title: 'One plate, 159 counties',
      lead: 'Only Texas has more. In Georgia, the county rides along on the bumper.',
      widget: 'georgia-counties',
    },
    {
      kind: 'spotlight',
      title: 'Savannah, by water',
      text: "The Riverboat looks good on navy and on white. Its gold is ink under a laminate, so it won't rub off like foil.",
      product: 'georgia-savannah-steamboat',
      order: 'Order Now',
    },
    {
      kind: 'story',
      title: 'Two peach belts',
      paragraphs: [
        'St. Catharines sits in a peach belt of its own, between the lake and the escarpment. Ours ripen in July and August, as Georgia’s season winds down. We know what a peach on a sign means to the people who grow them.',
        'So our Georgia Peach is round, a little lopsided, and comes with its leaf.',
      ],
      art: {
        kind: 'drawing',
        src: '/landing/georgia-peaches.svg',
        alt: 'When peaches are picked: in Georgia from the middle of May to early August, in Niagara in July and August',
        width: 800,
        height: 378,
      },
    },
    {
      kind: 'places',
      title: 'From the Chattahoochee to the sea',
      get lead() {
        return `By mail to these ten cities and all of Georgia in ${formatUsaMailDays()} business days.`
      },
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
      art: { kind: 'drawing', src: '/landing/georgia-map.svg', alt: '', width: 718, height: 816 },
    },
    {
      kind: 'contact',
      id: 'custom',
      tollFree: true,
      title: 'Your orchard, your club, your porch',
      lead: 'We draw it from a sentence or a photo. You see a proof before we print anything.',
      link: { label: 'Design My Own', url: '/design-inspiration' },
    },
    {
      kind: 'products',
      title: 'You may also like',
      from: { handles: ['farm-truck-proud', 'stag-timberline', 'bee-kind-bumper', 'campfire-crew'] },
      most: 4,
    },
    {
      kind: 'action',
      page: 'state-pride',
      look: 'band',
      title: 'How far out is your gravel road?',
      text: 'A farm, a chapter, a church supper: two words are enough to see a first design.',
    },
  ],
} as const satisfies LandingPage
