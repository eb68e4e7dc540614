import type { LandingPage } from './landing-page.ts'

export const removableVinylDecals = {
  path: '/collection/removable-vinyl-decals',
  name: 'Removable Vinyl Decals',
  title: 'Removable Vinyl Decals for Walls, Windows and Events',
  description:
    'Low-tack and medium-tack vinyl that goes up for a season or a weekend and comes off clean. For rentals, shop windows, weddings and events.',
  service: { name: 'Removable vinyl decals', type: 'Vinyl decals', areas: ['Ontario', 'Canada'] },
  recentOrders: 'removable-vinyl-decals',
  hero: {
    kind: 'split',
    ground: 'paper',
    kicker: 'For renters, shopkeepers and event planners',
    title: 'Removable decals: up on Friday, off on Monday',
    text: "Film that stays as long as you want it and comes off when you're done. No scraper, no marks, no awkward talk with the landlord.",
    price: 'From CA$6.99',
    primary: { label: 'Design yours', url: '/design-generator' },
    secondary: { label: 'Shop all products', url: '/shop' },
    art: {
      kind: 'drawing',
      src: '/landing/removable-peel.svg',
      alt: 'A hand peels a large half-round decal off a living room wall at one corner',
      width: 1200,
      height: 900,
    },
  },
  sections: [
    {
      kind: 'benefits',
      look: 'list',
      title: 'Why it comes off clean',
      items: [
        {
          title: 'A gentler adhesive',
          text: "It grips just enough to hold its own weight, and doesn't bond to the paint like permanent adhesive.",
        },
        {
          title: "A film that doesn't tear",
          text: 'Thick enough to come off in one piece, and matte so it looks right on a wall.',
        },
        {
          title: 'Repositionable at first',
          text: "Crooked? Lift it and try again in the first few minutes. After a day it's set.",
        },
        {
          title: 'Reusable',
          text: 'Stick a window graphic onto its backing again, and reuse it next December.',
        },
      ],
    },
    {
      kind: 'applications',
      id: 'applications',
      title: 'Where to use it',
      items: [
        {
          title: 'Rented walls',
          src: '/landing/removable-wall.svg',
          text: 'On smooth paint at least four weeks old. Not on wallpaper, chalk paint or dusty flat latex.',
        },
        {
          title: 'Shop windows',
          src: '/landing/removable-window.svg',
          text: 'Sales, holidays and changing hours, on the inside of the glass and readable from outside.',
        },
        {
          title: 'Events and weddings',
          src: '/landing/removable-event.svg',
          text: 'Mirrors, seating plans, dance floors, arrows to the bar. Off again before the hall is swept.',
        },
        {
          title: 'Desks and consoles',
          src: '/landing/removable-desk.svg',
          text: 'Skins and planners that move with you.',
        },
        {
          title: 'Vehicles, briefly',
          src: '/landing/removable-race.svg',
          text: 'Race numbers and just-married script, for a few days, on cool, clean paint.',
        },
        {
          title: 'Where not to use it',
          src: '/landing/removable-never.svg',
          text: 'Brick, bare wood, fresh paint, and silicone-coated or textured walls.',
        },
      ],
    },
    {
      kind: 'story',
      id: 'taking-it-off',
      title: 'Monday morning, in three moves',
      paragraphs: [
        'Lift a corner with a fingernail. If the wall is cold, warm the corner with a hair dryer first.',
        'Pull the film slowly, flat back along the wall. Pulling straight out is what lifts paint.',
        'The wall looks the way it did before. Return the decal to its backing, and it goes up again next season.',
      ],
      art: { kind: 'drawing', src: '/landing/removable-steps.svg', alt: '', width: 900, height: 840 },
    },
    {
      kind: 'table',
      id: 'adhesion',
      title: 'Peel strength',
      lead: 'Peel strength is what you feel at the corner: the force it takes to peel a 25 mm strip off the surface.',
      caption: 'Peel strength of low-tack and medium-tack film',
      columns: ['Test', 'Low-tack', 'Medium-tack'],
      rows: [
        ['Peel after 20 minutes', '1 N / 25 mm', '3 N / 25 mm'],
        ['Peel after 24 hours', '1.5 N / 25 mm', '5 N / 25 mm'],
        ['Comes off clean for', 'about 6 months', 'about 2 years'],
        ['Best for', 'Walls, paper, wedding weekends', 'Glass, floors, lockers, a season outdoors'],
      ],
      note: "Typical values for films of each class on glass, peeled at 180° as in FINAT test method 1. Permanent film holds with 12 N / 25 mm or more. Your wall isn't glass, so ask us for a swatch and leave it in a corner for a week.",
    },
    {
      kind: 'products',
      id: 'gallery',
      title: 'A year on one window',
      lead: 'Snowflakes in winter, weddings in spring, arrows in summer, and a calendar on the wall.',
      from: {
        handles: [
          'seasonal-window-snow',
          'just-married-script',
          'event-floor-footprints',
          'calendar-wall-removable',
        ],
      },
      most: 4,
      link: { label: 'More removable decals', url: '/collection/removable-vinyl-decals?view=all' },
    },
    {
      kind: 'faq',
      title: 'Before it goes up',
      questions: [
        {
          heading: 'How do I take it off?',
          text: 'Pull it slowly at a low angle, folded back on itself. In a cold room, use a hair dryer. If paint starts to lift, stop and warm it.',
        },
        {
          heading: 'Will it damage a rented wall?',
          text: 'Not if the paint is sound. To check, press some tape on a spot behind the sofa and pull it off. If paint comes off with it, it would with any decal.',
        },
        {
          heading: 'Can I use it outdoors?',
          text: 'Use medium-tack film for a season on glass or metal. For years outdoors, use permanent film. It comes off too, with more patience.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'collection',
      look: 'mat',
      art: { kind: 'product', handle: 'seasonal-window-snow', show: 'decal' },
      title: 'A date, a window, an idea',
      text: 'Type your text and see it with its cut line before you pay.',
    },
  ],
} as const satisfies LandingPage
