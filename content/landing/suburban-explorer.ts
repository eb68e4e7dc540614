import { formatLowestDecalPrice } from '../lowest-decal-price.ts'
import { makeFreeShippingSection } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'

export const suburbanExplorer = {
  path: '/suburban-explorer',
  name: 'Suburban Explorer',
  title: 'Decals for the Suburban Explorer',
  description:
    'For the SUV that does school at eight and a trailhead at ten: decals for where you drive, with guides to roads, panels and weather.',
  service: {
    name: 'Decals for family vehicles',
    type: 'Vehicle decals',
    areas: ['Greater Toronto Area', 'Niagara Region'],
  },
  recentOrders: 'outdoor-adventure',
  hero: {
    kind: 'banner',
    kicker: 'Oakville, Whitby, Grimsby, and wherever Saturday goes',
    title: 'SUV decals: it starts in your driveway',
    text: "Five days of school and groceries, two days of somewhere else. Put the weekend on your car, and everyone behind you knows what you'd rather be doing.",
    get price() {
      return `Decals from ${formatLowestDecalPrice()}`
    },
    primary: { label: 'Choose your guide', url: '#explorer-profiles' },
    secondary: { label: 'Shop all products', url: '/shop' },
    art: {
      kind: 'drawing',
      src: '/landing/suburban-drive.svg',
      alt: 'A station wagon with a roof box and two decals on a street of houses',
      width: 1600,
      height: 640,
    },
  },
  sections: [
    {
      kind: 'choices',
      id: 'explorer-profiles',
      title: 'Three ways out of the cul-de-sac',
      lead: 'We wrote a guide for each.',
      choices: [
        {
          title: 'The road tripper',
          src: '/landing/suburban-road.svg',
          text: "Out by six, back by dark, cooler on the back seat. You want a small decal on the rear glass that's still there in five years.",
          link: { label: 'Guide: road trips around Toronto', url: '/guides/toronto-road-trips' },
        },
        {
          title: 'The customizer',
          src: '/landing/suburban-panel.svg',
          text: "The SUV is stock, except for everything that isn't. You want to know about panels, creases and films before you measure.",
          link: { label: 'Guide: making an SUV yours', url: '/guides/suv-personalization' },
        },
        {
          title: 'The all-weather one',
          src: '/landing/suburban-weather.svg',
          text: "Rink in January, beach in July, salt in between. You want to know what stays on and what doesn't.",
          link: { label: 'Guide: weatherproof decals', url: '/guides/weatherproof-decals' },
        },
      ],
    },
    {
      kind: 'products',
      title: 'Weekend favourites',
      from: {
        handles: [
          'muskoka-chair-cottage',
          'canoe-portage',
          'hockey-night-shield',
          'paw-on-board',
          'escarpment-trail',
          'camper-life-sun',
          'little-moose-on-board',
          'lake-ontario-sunset',
        ],
      },
      most: 8,
      link: { label: 'All vehicle decals', url: '/collection/vehicle-decals' },
    },
    {
      kind: 'table',
      title: 'Saturday, by the hour',
      caption: "A family car's Saturday and its decals",
      columns: ['When', 'Where', 'What your decal needs'],
      rows: [
        ['7:30', 'Rink lot, −12 °C', 'Nothing, if you applied it above 10 °C and gave it two days to bond'],
        ['10:00', 'Gravel to the trailhead', 'Rounded corners, and a spot above the wheel spray'],
        [
          '13:00',
          'Beach road, full sun',
          'A laminate over the ink; decals last longer on doors than on hoods',
        ],
        ['17:00', 'Car wash', 'Brushes are fine after 48 hours; keep the wand 30 cm away'],
      ],
    },
    {
      kind: 'benefits',
      look: 'columns',
      title: 'Made for cars you need on Monday',
      items: [
        {
          title: 'Comes off when the lease is up',
          text: 'Warm it with a hair dryer, pull slowly, and it comes off factory paint in one piece. Choose removable film if you change your mind every season.',
        },
        {
          title: 'No kids’ names',
          text: "Kids' names and schools on a rear window tell strangers too much. We draw the dog and the canoe instead.",
        },
        makeFreeShippingSection(),
      ],
    },
    {
      kind: 'action',
      page: 'product',
      look: 'split',
      art: { kind: 'product', handle: 'canoe-portage', show: 'scene' },
      title: 'Your own Saturday',
      text: 'A lake, a jersey number, a street with a silly name: describe it and see it as a decal.',
    },
  ],
} as const satisfies LandingPage
