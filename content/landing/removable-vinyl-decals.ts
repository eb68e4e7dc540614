import type { LandingPage } from './landing-page.ts'

export const removableVinylDecals = {
  path: '/collection/removable-vinyl-decals',
  name: 'Removable Vinyl Decals',
  title: 'Removable Vinyl Decals for Walls, Windows and Events | Niagara Decals',
  description:
    'Low-tack and medium-tack vinyl that goes up for a season or a weekend and comes off clean. For rentals, shop windows, weddings and events.',
  service: { name: 'Removable vinyl decals', type: 'Vinyl decals', areas: ['Ontario', 'Canada'] },
  hero: {
    kind: 'split',
    ground: 'paper',
    kicker: 'For renters, shopkeepers and people with a date',
    title: 'Up on Friday. Off on Monday.',
    text: 'Film that holds as long as you want it and lets go when you do. No scraper, no ghost, no talk with the landlord.',
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
      title: 'Why it lets go',
      items: [
        {
          title: 'A softer adhesive',
          text: 'It wets the surface just enough to hold its own weight. It does not creep into the paint as permanent adhesive does.',
        },
        {
          title: 'A film that does not tear',
          text: 'Thick enough to come off in one piece, matte so that a wall still looks like a wall.',
        },
        {
          title: 'Repositionable for a moment',
          text: 'Crooked? Lift and set it again within the first minutes. After a day it has settled.',
        },
        {
          title: 'Paid for once',
          text: 'Kept on its liner, a window graphic goes up again next December.',
        },
      ],
    },
    {
      kind: 'applications',
      id: 'applications',
      title: 'Where it belongs',
      art: { kind: 'product', handle: 'just-married-script', show: 'scene' },
      items: [
        {
          title: 'Rented walls',
          text: 'On smooth paint that is at least four weeks old. Not on wallpaper, not on chalk or latex matt that dusts.',
        },
        {
          title: 'Shop windows',
          text: 'Sales, holidays, opening hours that change. On the inside of the glass, reading outwards.',
        },
        {
          title: 'Events and weddings',
          text: 'Mirrors, seating plans, dance floors, arrows to the bar. Gone before the hall is swept.',
        },
        {
          title: 'Desks and consoles',
          text: 'Skins and planners that move house with you.',
        },
        {
          title: 'Vehicles, briefly',
          text: 'Race numbers and just-married script, for days, on cool clean paint.',
        },
        {
          title: 'Not here',
          text: 'Brick, bare wood, fresh paint, silicone-coated or textured walls. There we would rather say no.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'adhesion',
      title: 'How hard it holds',
      lead: 'Peel strength is what you feel at the corner: the force that takes a strip of 25 mm off the surface.',
      caption: 'Adhesion of low-tack and medium-tack film in tests of peel strength',
      columns: ['Test', 'Low-tack', 'Medium-tack'],
      rows: [
        ['Peel after 20 minutes', '1 N / 25 mm', '3 N / 25 mm'],
        ['Peel after 24 hours', '1.5 N / 25 mm', '5 N / 25 mm'],
        ['Comes off clean for', 'about 6 months', 'about 2 years'],
        ['For', 'Walls, paper, wedding weekends', 'Glass, floors, lockers, a season outdoors'],
        ['Permanent film, to compare', '12 N / 25 mm and more', '12 N / 25 mm and more'],
      ],
      note: 'Typical values for films of each class on glass, peeled at 180° as in FINAT test method 1. Your wall is not glass: ask us for a swatch, and leave it on a corner for a week.',
    },
    {
      kind: 'products',
      id: 'gallery',
      title: 'A year on one window',
      lead: 'Winter flakes, spring weddings, summer arrows, and a month on the wall in between.',
      from: {
        handles: [
          'seasonal-window-snow',
          'just-married-script',
          'event-floor-footprints',
          'calendar-wall-removable',
        ],
      },
      most: 4,
      link: { label: 'More that comes off again', url: '/collection/removable-vinyl-decals?view=all' },
    },
    {
      kind: 'faq',
      title: 'Before it goes up',
      questions: [
        {
          heading: 'How do I take it off?',
          text: 'Slowly, at a low angle, folded back on itself. In a cold room a hair dryer helps. If a corner of paint moves, stop and warm it.',
        },
        {
          heading: 'Will it hurt a rented wall?',
          text: 'Not sound paint. Whether yours is, no film can know: press tape on a corner behind the sofa and pull it off. If paint comes along, so it would with any decal.',
        },
        {
          heading: 'Can it be outdoors?',
          text: 'Medium-tack for a season, on glass or metal. For years use permanent film, which is also removable, with more patience.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'collection',
      title: 'A date, a window, an idea',
      text: 'Write what it shall say. You see it with its cut line before you pay.',
    },
  ],
} as const satisfies LandingPage
