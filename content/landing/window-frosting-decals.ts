import { shopFacts } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

export const windowFrostingDecals = {
  path: '/collection/window-frosting-decals',
  name: 'Window Frosting & Window Decals',
  title: 'Window Frosting and Frosted Logos for Glass',
  description:
    "Frosted film for meeting rooms, clinics, doors and bathrooms, cut with your logo or pattern. Light gets in, prying eyes don't. From CA$34.99.",
  service: {
    name: 'Window frosting',
    type: 'Window film',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  recentOrders: 'window-frosting-decals',
  sells: 'other products',
  hero: {
    kind: 'split',
    ground: 'gorge',
    kicker: 'For offices, clinics, shops and bathrooms',
    title: 'Frosted glass without the etching',
    text: 'Film that looks sandblasted and comes off when the lease ends. A band at the right height with your name cut out of it, and light on both sides.',
    price: 'Bands from CA$34.99',
    primary: { label: 'Design your glass', url: '/design-generator' },
    secondary: { label: "Where it's used", url: '#applications' },
    art: {
      kind: 'drawing',
      src: '/landing/frosted-office.svg',
      alt: 'Three people in a glass meeting room; a frosted band with a room’s name runs across the panes',
      width: 1200,
      height: 900,
    },
  },
  sections: [
    {
      kind: 'benefits',
      look: 'columns',
      title: 'What frosted film does',
      items: [
        {
          title: 'Privacy with daylight',
          text: 'Shapes blur a few centimetres behind the glass, and most of the light still gets through. No blinds to dust.',
        },
        {
          title: 'Doors people notice',
          text: 'A pattern or a row of dots at eye level keeps people from walking into clear glass.',
        },
        {
          title: "A name that's part of the room",
          text: 'Your logo, cut out of the frost or made of it. There’s no colour to match.',
        },
      ],
    },
    {
      kind: 'applications',
      id: 'applications',
      title: 'Where it goes',
      items: [
        {
          title: 'Meeting rooms',
          src: '/landing/frosting-meeting.svg',
          text: 'A band from 90 to 150 cm hides seated people and their screens, and still shows that the room is taken.',
        },
        {
          title: 'Clinics and counters',
          src: '/landing/frosting-clinic.svg',
          text: 'Frosted to shoulder height, clear above.',
        },
        {
          title: 'Storefronts',
          src: '/landing/frosting-storefront.svg',
          text: 'Hours, logo and a gradient that hides the stockroom but lets in light.',
        },
        {
          title: 'Glass doors',
          src: '/landing/frosting-door.svg',
          text: 'Two rows of markers, one for adults and one for children and wheelchair users.',
        },
        {
          title: 'Bathrooms',
          src: '/landing/frosting-bath.svg',
          text: "Birches instead of a curtain. Steam doesn't hurt the film.",
        },
        {
          title: 'Stairs and balustrades',
          src: '/landing/frosting-stairs.svg',
          text: 'A line on each pane, so nobody mistakes the glass for an opening.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'specs',
      title: 'Film specifications',
      caption: 'Specifications of the frosted film',
      columns: ['Property', 'Value'],
      rows: [
        ['Look', 'Etched, neutral white, matte; the same from both sides'],
        ['Thickness', 'About 0.08 mm with its adhesive'],
        ['Widest piece without a seam', '1.22 m; wider panes need a seam'],
        [
          'Application',
          'Wet, on the inside, at 10 °C or warmer; holds right away, fully bonded in a few days',
        ],
        ['Life indoors', '7 to 10 years; it yellows before it lifts'],
        ['Removal', 'Warm it and pull; window cleaner removes the rest'],
        ['Finest line cut out of it', '3 mm'],
      ],
      note: 'Typical for film of this kind. Not for wired or patterned glass. Ask us before using it on sealed units in full sun, because film warms the pane.',
    },
    {
      kind: 'choices',
      id: 'design-options',
      title: 'Three design options',
      choices: [
        {
          title: 'A plain band',
          src: '/landing/frosting-band.svg',
          text: 'Tell us the height above the floor and the width of each pane. We cut it 2 mm short of the frame all around.',
          link: { label: 'Start a band', url: '/design-generator' },
        },
        {
          title: 'Your logo',
          src: '/landing/frosting-logo.svg',
          text: 'In frost on clear glass, or clear in frost. A vector file is best, but a photo of your sign will do.',
          link: { label: 'Upload a logo', url: '/design-generator?tab=upload' },
        },
        {
          title: 'A pattern',
          src: '/landing/frosting-pattern.svg',
          text: 'Birches, waves, dots that fade toward the top. Describe it and see it before we cut it.',
          link: { label: 'Describe a pattern', url: '/design-generator' },
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready-made for glass',
      from: { collection: 'window-frosting-decals' },
      most: 8,
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'quote',
      title: 'We measure, you drink your coffee',
      get lead() {
        return `Within ${shopFacts.serviceRadiusKm} km, we come with a tape measure and samples to hold up to the light. Farther away, send us the size of each pane.`
      },
    },
  ],
} as const satisfies LandingPage
