import { formatLowestDecalPrice } from './lowest-decal-price.ts'
import { getFreeShippingThreshold, formatThreshold } from '../domain/checkout/free-shipping-offers.ts'
import type { HomeContent } from './home-content.ts'
import { shopFacts } from './shop.ts'

/**
 * The page's meta description, which search engines show below its title. Only the server writes it into the page, so it isn't part of the
 * scripts that browsers load.
 */
export const describeHomePage = () =>
  `Vehicle, boat and custom vinyl decals designed, printed and cut in ${shopFacts.address.city}, ${shopFacts.address.provinceName}. From ${formatLowestDecalPrice()}, free shipping over ${formatThreshold(getFreeShippingThreshold())}, local pickup.`

export const homeCopy = {
  metadata: {
    title: 'Custom Vinyl Decals Printed in Niagara',
  },
  hero: {
    headline: 'Durable Canadian-printed decals, cut to the line',
    get text() {
      return `Drawn, printed and kiss-cut in ${shopFacts.address.city}. Made for salt, sun and car washes, and the last hundred kilometres of gravel.`
    },
    get priceNote() {
      return `Decals from ${formatLowestDecalPrice()}`
    },
    primary: { label: 'Shop Vehicle Decals', url: '/collection/vehicle-decals' },
    secondary: { label: 'Shop All Products', url: '/shop' },
    pictures: ['niagara-wolf-badge', 'canoe-portage', 'lake-ontario-sunset'],
  },
  trust: [
    {
      icon: 'maple-leaf',
      title: 'Printed in Niagara',
      get text() {
        return `One shop, one crew, ${shopFacts.address.city}, ${shopFacts.address.provinceName}.`
      },
    },
    {
      icon: 'parcel',
      get title() {
        return `Free shipping over ${formatThreshold(getFreeShippingThreshold())}`
      },
      text: 'Within Canada, to every province and territory.',
    },
    {
      icon: 'sun',
      title: '10-year outdoor vinyl',
      text: 'Our longest-lasting film is rated for up to 10 years, most of our decals for 5 to 7.',
    },
    { icon: 'lock', title: 'Secure checkout', text: 'Card details go to the payment provider, never to us.' },
  ],
  categories: {
    title: 'What are you sticking it to?',
    linkLabel: 'Explore Now',
    cards: [
      {
        title: 'Vehicle Decals',
        text: 'Tailgates, rear glass, doors and trailers.',
        url: '/collection/vehicle-decals',
        picture: 'offroad-ridge',
      },
      {
        title: 'Boat Decals',
        text: 'Names, licence numbers and graphics for port and starboard.',
        url: '/collection/boat-decals-graphics',
        picture: 'angler-bass-hull',
      },
      {
        title: 'Military Decals',
        text: 'Original designs for those who served and those who waited at home.',
        url: '/collection/military-decals',
        picture: 'eagle-veteran-shield',
      },
      {
        title: 'Cars & Trucks',
        text: 'Unit numbers, door lettering and badges that earn their keep.',
        url: '/collection/car-truck-decals',
        picture: 'diesel-and-dust',
      },
    ],
  },
  design: {
    title: 'Design your decal',
    text: 'Describe it or upload it. Either way, you see the cut line before you pay.',
    generate: {
      label: 'AI Generate',
      title: 'Say it in a sentence',
      text: 'A wolf over a mountain lake, vintage, with NORTHBOUND on top. Pick a style and get a decal with its outline already drawn.',
      action: { label: 'Start Designing', url: '/design-generator' },
    },
    upload: {
      label: 'Upload Design',
      title: 'Bring your own artwork',
      text: 'We find the outline, check the resolution and show you the bleed and cut line at actual size.',
      action: { label: 'Upload Your Artwork', url: '/design-generator?tab=upload' },
    },
    fileTypes: 'JPG, PNG, SVG, PDF, AI',
    credits: { label: 'Buy Credits', url: '/credits' },
    browse: { label: 'Browse Ready-Made Decals', url: '/shop' },
  },
  popular: {
    title: 'Popular Products',
    text: 'Our best sellers lately.',
    viewAll: { label: 'View All', url: '/shop' },
  },
  promo: {
    title: 'Got a name, a number or half an idea?',
    text: 'Type it into the design generator and watch it become a decal, cut line included.',
    action: { label: 'Design Your Decal', url: '/design-generator' },
  },
  featured: {
    title: 'Featured Collections',
    cards: [
      {
        title: 'Gaming',
        text: 'Dice, crests and arcade visitors.',
        url: '/collection/gaming-landing',
        picture: 'dice-twenty-crit',
      },
      {
        title: 'Patriotic',
        text: 'Leaves, geese and plain statements.',
        url: '/collection/patriotic',
        picture: 'strong-and-free-ribbon',
      },
      {
        title: 'Urban',
        text: 'Cassettes, decks and fresh paint.',
        url: '/collection/urban',
        picture: 'mixtape-eighty-nine',
      },
      {
        title: 'SVG Files',
        text: 'Clean, closed paths for your own cutter.',
        url: '/collection/svg-files',
        picture: 'svg-canadian-wildlife',
      },
      {
        title: 'Standout',
        text: 'The ones people ask about in parking lots.',
        url: '/collection/standout',
        picture: 'nwt-polar-light',
      },
      {
        title: 'Downloads',
        text: 'Templates and size guides to download.',
        url: '/collection/downloads',
        picture: 'download-banner-templates',
      },
    ],
  },
  rated: {
    title: 'Made for what you love',
    cards: [
      {
        title: 'Outdoor Adventure',
        text: 'Canoes, coolers and roof boxes.',
        url: '/collection/outdoor-adventure',
        picture: 'canoe-portage',
      },
      {
        title: 'Wedding',
        text: 'Goes on for the day, peels off after.',
        url: '/collection/wedding',
        picture: 'just-married-script',
      },
      {
        title: 'For Local Businesses',
        text: 'Windows, vans, labels and signs.',
        url: '/collection/local-businesses',
        picture: 'shop-hours-window',
      },
      {
        title: 'Experiences',
        text: 'Workshops and installation at the shop.',
        url: '/collection/experiences',
        picture: 'decal-making-workshop',
      },
    ],
    viewAll: { label: 'View All Products', url: '/shop' },
  },
  browse: {
    title: 'Shop by surface',
    text: 'Four places where a decal has to work hard.',
    cards: [
      {
        title: 'On the road',
        text: 'Vehicle decals rated for 5 to 7 years outdoors.',
        url: '/collection/vehicle-decals',
        picture: 'true-north-mountain',
      },
      {
        title: 'On the water',
        text: 'Hull graphics, and licence numbers 75 mm and up.',
        url: '/collection/boat-decals-graphics',
        picture: 'boat-registration-number-set',
      },
      {
        title: 'On the job',
        text: 'Logos, lettering and numbers, proofed by a person.',
        url: '/collection/custom-graphics-logos',
        picture: 'custom-logo-decal',
      },
      {
        title: 'In the air',
        text: 'Tail numbers and placards, cut to your specification.',
        url: '/collection/plane-tail-numbers-markings',
        picture: 'tail-number-registration',
      },
    ],
  },
  testimonials: {
    title: 'Customer testimonials',
    note: 'Sample testimonials, written for this sample shop and not by customers.',
    entries: [
      {
        text: 'Three vans, six doors, one proof. The numbers line up across the whole yard and the phone number is finally the right one.',
        rating: 5,
        author: 'Sample: Joelle T.',
        location: 'Welland, Ontario',
        picture: 'fleet-unit-numbers',
      },
      {
        text: 'Put the name on the transom in May with a spray bottle and a credit card. It came through the season without a lifted corner.',
        rating: 5,
        author: 'Sample: Marcel D.',
        location: 'Port Dalhousie, Ontario',
        picture: 'boat-name-transom-script',
      },
      {
        text: 'The wolf is on my truck, my cooler and, since last week, my daughter\u2019s goalie mask. Wish the big one came in two more colours.',
        rating: 4,
        author: 'Sample: Kiran S.',
        location: 'Thunder Bay, Ontario',
        picture: 'niagara-wolf-badge',
      },
    ],
  },
  blog: {
    title: 'From the cutting table',
    viewAll: { label: 'View All Posts', url: '/blog' },
  },
} as const satisfies HomeContent
