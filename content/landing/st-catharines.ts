import { formatLowestDecalPrice } from '../lowest-decal-price.ts'
import { getLocalCodeThreshold, formatThreshold } from '../../domain/checkout/free-shipping-offers.ts'
import { shopFacts } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

export const stCatharines = {
  path: '/st-catharines',
  name: 'St. Catharines',
  title: 'Vinyl Decals and Signs in St. Catharines',
  description:
    'Decals, vehicle lettering, boat names and signs printed in St. Catharines. See your proof at our counter and pick up the same week.',
  service: {
    name: 'Vinyl decals and signs',
    type: 'Vinyl printing',
    get areas() {
      return shopFacts.serviceArea
    },
  },
  hero: {
    kind: 'place',
    kicker: 'The Garden City’s decal shop',
    title: 'Decals made and picked up in St. Catharines',
    text: 'Bring the truck, the canoe or a photo. We measure, print and cut in one room, and you can watch.',
    get price() {
      return `Decals from ${formatLowestDecalPrice()}`
    },
    primary: { label: 'Get a quote', url: '#quote' },
    secondary: { label: 'Shop all products', url: '/shop' },
    get towns() {
      return shopFacts.serviceArea
    },
  },
  sections: [
    {
      kind: 'tiles',
      look: 'plates',
      title: 'What St. Catharines orders',
      tiles: [
        {
          name: 'Provincial decals',
          url: '/collection/provincial-decals',
          description: 'Trilliums, loons and the road to the cottage.',
          picture: 'ontario-trillium',
        },
        {
          name: 'Lawn signs',
          url: '/collection/custom-yard-signs',
          description: 'From one open house to a whole ward.',
          picture: 'yard-sign-contractor',
        },
        {
          name: 'Boat names',
          url: '/collection/boat-decals-graphics',
          description: 'For Port Dalhousie and both sides of the lock.',
          picture: 'boat-name-transom-script',
        },
        {
          name: 'Shop windows',
          url: '/collection/window-frosting-decals',
          description: 'Hours, logos and frosted bands for St. Paul Street.',
          picture: 'privacy-frost-band',
        },
      ],
    },
    {
      kind: 'story',
      title: 'A shop you can walk into',
      get paragraphs() {
        return [
          `Since ${shopFacts.founded}, we've lettered vans for bakers on St. Paul Street, numbered hulls at the Port Dalhousie piers and made signs for wineries across the region.`,
          'You talk to the person who cuts your decal. If the colour matters, bring the vehicle and hold the film against its paint before you pay.',
        ]
      },
      figures: [
        {
          get value() {
            return `${shopFacts.serviceRadiusKm} km`
          },
          label: 'how far we drive to measure',
        },
        { value: '3 days', label: 'from proof to pickup' },
        { value: 'CA$0', label: 'for pickup, always' },
      ],
      art: { kind: 'drawing', src: '/landing/st-catharines-shop.svg', alt: '', width: 900, height: 675 },
    },
    {
      kind: 'products',
      title: 'Local favourites',
      from: {
        handles: [
          'ontario-vineyard-row',
          'lake-ontario-sunset',
          'canada-is-not-for-sale',
          'niagara-wolf-badge',
        ],
      },
      most: 4,
      link: { label: 'Design inspiration', url: '/design-inspiration' },
    },
    {
      kind: 'benefits',
      look: 'columns',
      title: 'Why buy local',
      items: [
        {
          title: 'Free local pickup',
          get text() {
            return `${shopFacts.address.street}: ${shopFacts.hours.inText}. We e-mail you when it's ready.`
          },
        },
        {
          get title() {
            return `Free shipping over ${formatThreshold(getLocalCodeThreshold())}`
          },
          text: 'With the code NIAGARALOCAL, to any address in the region.',
        },
        {
          title: 'We come and measure',
          text: 'For fleets, windows and boats, free within the region.',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'quote',
      title: 'Get a quote',
      lead: 'All we need is two sentences and a size. We reply with a quote within two business hours.',
    },
  ],
} as const satisfies LandingPage
