import type { LandingPage } from './landing-page.ts'
import { adhesives, comparison } from './material-facts.ts'

/** The name of the file is its address under /templates. */
const CHEAT_SHEET = '/templates/material-cheat-sheet.pdf'

export const decalMaterialGuide = {
  path: '/decal-material-guide',
  name: 'Decal Material Guide',
  title: 'Decal Material Guide: Cast or Calendered, and Which Adhesive | Niagara Decals',
  description:
    'Three questions lead to the right vinyl and adhesive, with the reason. Cast and calendered film compared, adhesives explained, and a cheat sheet to print.',
  service: { name: 'Vinyl decals by material', type: 'Vinyl decals', areas: ['Ontario', 'Canada'] },
  hero: {
    kind: 'poster',
    kicker: 'Before you order, here or anywhere',
    title: 'Half of a decal is what holds it',
    text: 'Where it goes, for how long, and onto what: that is all we ask across the counter before we reach for a roll.',
    primary: { label: 'Find your vinyl', url: '#interactive-guide' },
    secondary: { label: 'Free cheat sheet (PDF)', url: '#cheat-sheet' },
    art: {
      kind: 'drawing',
      src: '/landing/vinyl-layers.svg',
      alt: 'The layers of a printed decal, pulled apart: laminate, ink, film, adhesive and liner',
      width: 720,
      height: 620,
    },
    figures: [
      { value: '50 µm', label: 'of cast film: half a sheet of paper' },
      { value: '48 hours', label: 'until an adhesive holds as it should' },
      { value: '10 to 30 °C', label: 'is when vinyl likes to be laid' },
    ],
  },
  sections: [
    {
      kind: 'widget',
      id: 'interactive-guide',
      title: 'Three answers, one vinyl',
      lead: 'The rules we go by at the counter. They stop at the first one that fits.',
      widget: 'material-adviser',
    },
    {
      kind: 'table',
      id: 'comparison-chart',
      title: 'Cast or calendered',
      lead: 'Two ways to make the same sheet of PVC. The difference shows after the second summer.',
      caption: 'Cast and calendered vinyl compared',
      ...comparison,
      note: 'Thickness and behaviour are typical of each class of film; years and prices are what we promise and charge for made-to-order decals.',
    },
    {
      kind: 'benefits',
      look: 'band',
      id: 'adhesives',
      title: 'How hard it holds',
      lead: 'Peel strength: the force that takes a strip 25 mm wide off glass. Typical for each class, as in FINAT test method 1.',
      items: adhesives,
    },
    {
      kind: 'products',
      title: 'Cast, cut and on the shelf',
      from: { collection: 'cast-vinyl' },
      most: 4,
      link: { label: 'Calendered vinyl', url: '/collection/calendered-vinyl' },
    },
    {
      kind: 'faq',
      title: 'What the rules leave out',
      questions: [
        {
          heading: 'Will it stick to fresh paint?',
          text: 'Not well, and it may blister: paint gives off solvent for weeks. Wait until it has cured, as its maker says; four weeks is usual for a wall.',
        },
        {
          heading: 'What about powder coat, silicone and waxed gelcoat?',
          text: 'Smooth powder coat is fine. To silicone and wax nothing sticks: wipe with isopropyl alcohol until the cloth stays clean, and try a strip of tape first.',
        },
        {
          heading: 'Does reflective or clear film follow the same rules?',
          text: 'For place and adhesive, yes. Reflective film is stiffer and wants flat panels; clear film shows every speck below it, so the surface has to be spotless.',
        },
        {
          heading: 'How warm must it be?',
          text: 'Between 10 and 30 °C for surface and film, dry, out of the wind and the sun. In the cold the adhesive does not flow, in the heat it grabs at once.',
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'cheat-sheet',
      title: 'To hang beside your own table',
      lead: 'One Letter page, free, no address asked.',
      files: [
        {
          title: 'Decal material cheat sheet',
          text: 'The four rules, both films, three adhesives, and what to do before it goes on.',
          path: CHEAT_SHEET,
          format: 'PDF',
        },
      ],
    },
    { kind: 'action', page: 'general' },
  ],
} as const satisfies LandingPage
