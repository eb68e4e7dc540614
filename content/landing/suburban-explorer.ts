import { marketingFreeShipping } from './free-shipping.ts'
import type { LandingPage } from './landing-page.ts'

export const suburbanExplorer = {
  path: '/suburban-explorer',
  name: 'Suburban Explorer',
  title: 'Decals for the Suburban Explorer | Niagara Decals',
  description:
    'For the SUV that does school at eight and a trailhead at ten: decals by where you drive, with a guide to roads, panels and weather for each.',
  service: {
    name: 'Decals for family vehicles',
    type: 'Vehicle decals',
    areas: ['Greater Toronto Area', 'Niagara Region'],
  },
  hero: {
    kind: 'banner',
    kicker: 'Oakville, Whitby, Grimsby, and wherever Saturday goes',
    title: 'The driveway is where it starts',
    text: 'Five days of school and groceries, two of somewhere else. Put the two on the car, and everybody behind you knows what you would rather do.',
    price: 'Decals from CA$4.99',
    primary: { label: 'Which explorer are you?', url: '#explorer-profiles' },
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
      lead: 'Each has a guide that we wrote for it.',
      choices: [
        {
          title: 'The road tripper',
          text: 'Out by six, back by dark, a cooler on the back seat. You want it on the rear glass, small, and there in five years.',
          link: { label: 'Guide: road trips around Toronto', url: '/guides/toronto-road-trips' },
        },
        {
          title: 'The customizer',
          text: 'The SUV is stock, apart from everything that is not. You want panels, creases and films explained before you measure.',
          link: { label: 'Guide: making an SUV yours', url: '/guides/suv-personalization' },
        },
        {
          title: 'The all-weather one',
          text: 'Rink in January, beach in July, salt in between. You want to know what holds and what does not.',
          link: { label: 'Guide: weatherproof decals', url: '/guides/weatherproof-decals' },
        },
      ],
    },
    {
      kind: 'products',
      title: 'Packed most often',
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
      caption: 'What a family car’s Saturday asks of a decal',
      columns: ['When', 'Where', 'What it takes'],
      rows: [
        ['7:30', 'Rink parking lot, −12 °C', 'Nothing, if it went on above 10 °C and had a day to cure'],
        ['10:00', 'Gravel to the trailhead', 'Rounded corners, and a place above the wheel’s spray'],
        ['13:00', 'Beach road, full sun', 'A laminate over the ink; doors last longer than hoods'],
        ['17:00', 'Car wash', 'Brushes are fine after 48 hours, a lance stays 30 cm away'],
      ],
    },
    {
      kind: 'benefits',
      look: 'columns',
      title: 'Made for cars that are needed on Monday',
      items: [
        {
          title: 'Comes off when the lease does',
          text: 'With a hair dryer and patience, without a mark on factory paint. Removable film for those who change their mind each season.',
        },
        {
          title: 'Names stay off it',
          text: 'Children’s names and schools on a rear window tell strangers too much. We draw the dog and the canoe instead.',
        },
        marketingFreeShipping('Ontario'),
      ],
    },
    {
      kind: 'action',
      page: 'product',
      title: 'Your own Saturday',
      text: 'A lake, a rink number, a street with a silly name: describe it and look at it as a decal.',
    },
  ],
} as const satisfies LandingPage
