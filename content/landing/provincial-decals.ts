import { formatLowestDecalPrice } from '../lowest-decal-price.ts'
import type { LandingPage } from './landing-page.ts'

const FALLBACK = '/collection/vehicle-decals'

export const provincialDecals = {
  path: '/collection/provincial-decals',
  name: 'Provincial Decals',
  title: 'Provincial & Canadian Decals, Made in Ontario',
  description:
    'Decals for all ten provinces and three territories, drawn, printed and cut in St. Catharines, Ontario. For tailgates, canoes and cottage doors.',
  service: { name: 'Provincial and Canadian decals', type: 'Vinyl decals', areas: ['Canada'] },
  recentOrders: 'patriotic',
  hero: {
    kind: 'sheet',
    kicker: 'Ten provinces, three territories, one cutting table',
    title: "Provincial decals: show where you're from",
    text: 'A trillium, a chinook bull, a berg off Bonavista. Each province has its own designs, drawn here and cut from film that outlasts a few winters of road salt.',
    get price() {
      return `Decals from ${formatLowestDecalPrice()}`
    },
    primary: { label: 'Find your province', url: '#provinces' },
    secondary: { label: 'Have one made', url: '#custom-design' },
    art: [
      { kind: 'product', handle: 'newfoundland-iceberg', show: 'decal' },
      { kind: 'product', handle: 'saskatchewan-wheat-sky', show: 'decal' },
      { kind: 'product', handle: 'nova-scotia-lighthouse', show: 'decal' },
    ],
  },
  sections: [
    {
      kind: 'tiles',
      look: 'plates',
      title: 'Most requested',
      fallback: FALLBACK,
      tiles: [
        {
          name: 'Ontario',
          url: '/collection/ontario-decals',
          description: 'Trilliums, the falls and the long drive north.',
          price: 'From CA$4.99',
          picture: 'ontario-trillium',
        },
        {
          name: 'Québec',
          url: '/collection/quebec-decals',
          description: 'Lilies and sugar season, accents included.',
          price: 'From CA$4.99',
          picture: 'quebec-fleur',
        },
        {
          name: 'British Columbia',
          url: '/collection/british-columbia-decals',
          description: 'Coast, cedar and summit.',
          price: 'From CA$4.99',
          picture: 'bc-coast-whale',
        },
        {
          name: 'Alberta',
          url: '/collection/alberta-decals',
          description: 'Wild roses, foothills and a warm wind.',
          price: 'From CA$4.99',
          picture: 'alberta-prairie-rose',
        },
      ],
    },
    {
      kind: 'products',
      id: 'designs',
      title: 'Provincial & Canadian Decals',
      from: { rule: 'provincial' },
      most: 24,
      waiting: 8,
      otherwise: {
        title: 'Featured Provincial Designs',
        text: 'Canada Is Not For Sale: a round maple-leaf decal that says it plainly.',
        price: 'CA$14.99',
        picture: 'canada-is-not-for-sale',
        link: { label: 'View Details', url: FALLBACK },
      },
      link: { label: 'All provincial decals', url: '/collection/provincial-decals?view=all' },
    },
    {
      kind: 'benefits',
      look: 'band',
      title: 'Cut here, for our kind of weather',
      items: [
        {
          figure: '13',
          title: 'Provinces and territories',
          text: 'Each has its own collection, drawn here in St. Catharines.',
        },
        {
          figure: '−30 °C',
          title: 'On the tailgate',
          text: 'Apply cast film above 10 °C and give the adhesive two days to bond. It stays down through winter and the first thaw.',
        },
        {
          figure: '5 to 7',
          title: 'Years outdoors',
          text: 'On flat and gently curved paint. Keep the pressure washer 30 cm from the edge.',
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'provinces',
      look: 'map',
      title: 'From coast to coast to coast',
      lead: 'All ten provinces and three territories, west to east and then the North. Pick yours.',
      fallback: FALLBACK,
      tiles: [
        {
          name: 'British Columbia',
          url: '/collection/british-columbia-decals',
          description: 'Whale tails and cedar',
          province: 'BC',
        },
        {
          name: 'Alberta',
          url: '/collection/alberta-decals',
          description: 'Wild rose and warm wind',
          province: 'AB',
        },
        {
          name: 'Saskatchewan',
          url: '/collection/saskatchewan-decals',
          description: 'Wheat under a big sky',
          province: 'SK',
        },
        {
          name: 'Manitoba',
          url: '/collection/manitoba-decals',
          description: 'Bison country',
          province: 'MB',
        },
        {
          name: 'Ontario',
          url: '/collection/ontario-decals',
          description: 'Lakes, falls, escarpment',
          province: 'ON',
        },
        {
          name: 'Québec',
          url: '/collection/quebec-decals',
          description: 'Fleur de lys and maple',
          province: 'QC',
        },
        {
          name: 'New Brunswick',
          url: '/collection/new-brunswick-decals',
          description: 'The tide at Fundy',
          province: 'NB',
        },
        {
          name: 'Nova Scotia',
          url: '/collection/nova-scotia-decals',
          description: 'Harbour lights',
          province: 'NS',
        },
        {
          name: 'Prince Edward Island',
          url: '/collection/prince-edward-island-decals',
          description: 'Red soil and potato fields',
          province: 'PE',
        },
        {
          name: 'Newfoundland and Labrador',
          url: '/collection/newfoundland-labrador-decals',
          description: 'Bergs, and half an hour ahead',
          province: 'NL',
        },
        { name: 'Yukon', url: '/collection/yukon-decals', description: 'Ravens at midnight', province: 'YT' },
        {
          name: 'Northwest Territories',
          url: '/collection/northwest-territories-decals',
          description: 'Bears under green light',
          province: 'NT',
        },
        {
          name: 'Nunavut',
          url: '/collection/nunavut-decals',
          description: 'Ice and its animals',
          province: 'NU',
        },
        {
          name: 'Cars & trucks',
          url: '/collection/car-truck-decals',
          description: 'Whichever province you drive in',
        },
        { name: 'Military', url: '/collection/military-decals', description: 'For those who served' },
      ],
    },
    {
      kind: 'contact',
      id: 'custom-design',
      topic: 'quote',
      title: "Your town isn't here?",
      lead: 'Tell us the lake, the slogan or the postal code. We draw it, you check the proof, and we cut it once you approve.',
      areas: [
        'Ontario',
        'Québec',
        'British Columbia',
        'Alberta',
        'Manitoba',
        'Saskatchewan',
        'Nova Scotia',
        'New Brunswick',
      ],
    },
  ],
} as const satisfies LandingPage
