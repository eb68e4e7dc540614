import { shop } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

export const windowFrostingDecals = {
  path: '/collection/window-frosting-decals',
  name: 'Window Frosting & Window Decals',
  title: 'Window Frosting and Frosted Logos for Glass | Niagara Decals',
  description:
    'Frosted film for meeting rooms, clinics, doors and bathrooms, cut with your logo or pattern. Light comes in, looks stay out. From CA$34.99.',
  service: {
    name: 'Window frosting',
    type: 'Window film',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  hero: {
    kind: 'split',
    ground: 'gorge',
    kicker: 'For offices, clinics, shops and one bathroom',
    title: 'Etched glass, without the acid',
    text: 'Film that looks sandblasted and can be taken off when the lease ends. A band at the right height, your name cut out of it, light on both sides.',
    price: 'Bands from CA$34.99',
    primary: { label: 'Design your glass', url: '/design-generator' },
    secondary: { label: 'Where it is used', url: '#applications' },
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
      title: 'What a millimetre-thin decision does',
      items: [
        {
          title: 'Privacy with daylight',
          text: 'Shapes blur at a hand’s breadth from the glass; most of the light still passes. No blinds to dust.',
        },
        {
          title: 'Doors that are seen',
          text: 'A pattern or a row of dots at eye height keeps foreheads off clear glass.',
        },
        {
          title: 'A name that is part of the room',
          text: 'Cut out of the frost or cut from it: your logo without a colour to match.',
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
          text: 'A band from 90 to 150 cm hides faces and screens of people who sit, and lets those outside see that it is taken.',
        },
        {
          title: 'Clinics and counters',
          text: 'Full height to the head of somebody standing, clear above it.',
        },
        {
          title: 'Shop fronts',
          text: 'Hours, logo and a gradient that hides the stockroom and not the light.',
        },
        {
          title: 'Glass doors',
          text: 'Two rows of markers, one for adults and one for children and wheelchairs.',
        },
        {
          title: 'Bathrooms',
          text: 'Birches instead of a curtain. Wet rooms are fine: the film itself does not mind steam.',
        },
        {
          title: 'Stairs and balustrades',
          text: 'A line on each pane, so that nobody reads the glass as an opening.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'specs',
      title: 'The film, in figures',
      caption: 'Specifications of the frosted film',
      columns: ['Property', 'Value'],
      rows: [
        ['Look', 'Etched, neutral white, matte; the same from both sides'],
        ['Thickness', 'About 0.08 mm with its adhesive'],
        ['Widest piece without a seam', '1.22 m; wider panes get a seam where the frame hides it'],
        ['Put on', 'Wet, inside, at 10 °C or warmer; dry to the touch at once, cured in days'],
        ['Life indoors', '7 to 10 years; it yellows before it lifts'],
        ['Removal', 'Warm it and pull; the rest comes off with window cleaner'],
        ['Finest line cut out of it', '3 mm'],
      ],
      note: 'Typical for film of this kind. Not on wired or patterned glass, nor on the sunny side of sealed units without asking: film warms the pane.',
    },
    {
      kind: 'choices',
      id: 'design-options',
      title: 'Three ways to draw it',
      choices: [
        {
          title: 'A plain band',
          text: 'Tell us the height above the floor and the width of each pane. We cut it 2 mm short of the frame all round.',
          link: { label: 'Start a band', url: '/design-generator' },
        },
        {
          title: 'Your logo',
          text: 'Cut from frost on clear glass, or clear out of frost. A vector file is best, a photograph of your sign will do.',
          link: { label: 'Upload a logo', url: '/design-generator?tab=upload' },
        },
        {
          title: 'A pattern',
          text: 'Birches, waves, dots that thin out upwards. Describe it, and look at it before it is cut.',
          link: { label: 'Describe a pattern', url: '/design-generator' },
        },
      ],
    },
    {
      kind: 'products',
      title: 'By the piece',
      from: { collection: 'window-frosting-decals' },
      most: 8,
    },
    {
      kind: 'contact',
      id: 'quote',
      topic: 'quote',
      title: 'We measure, you drink your coffee',
      lead: `Within ${shop.serviceRadiusKm} km we come with a tape and samples to hold against the light. Elsewhere, send the size of each pane.`,
    },
  ],
} as const satisfies LandingPage
