import type { LandingPage } from './landing-page.ts'
import { adhesiveFacts, vinylComparison } from './material-facts.ts'

const CHEAT_SHEET = '/templates/material-cheat-sheet.pdf'

export const decalMaterialGuide = {
  path: '/decal-material-guide',
  name: 'Decal Material Guide',
  title: 'Decal Material Guide: Cast or Calendered, and Which Adhesive',
  description:
    'Three questions lead you to the right vinyl and adhesive, and tell you why. Cast and calendered film compared, adhesives explained, and a cheat sheet to print.',
  service: { name: 'Vinyl decals by material', type: 'Vinyl decals', areas: ['Ontario', 'Canada'] },
  hero: {
    kind: 'poster',
    kicker: 'Before you order, here or anywhere',
    title: 'The right vinyl for your decal',
    text: "Where it goes, for how long, and on what surface: that's all we ask at the counter before we reach for a roll.",
    primary: { label: 'Find your vinyl', url: '#interactive-guide' },
    secondary: { label: 'Free cheat sheet (PDF)', url: '#cheat-sheet' },
    further: { label: 'Cast or calendered?', url: '#comparison-chart' },
    art: {
      kind: 'drawing',
      src: '/landing/vinyl-layers.svg',
      alt: 'The layers of a printed decal, pulled apart: laminate, ink, film, adhesive and backing',
      width: 720,
      height: 620,
    },
    figures: [
      { value: '50 µm', label: 'of cast film: half as thick as paper' },
      { value: '48 hours', label: 'until the adhesive has fully bonded' },
      { value: '10 to 30 °C', label: 'for applying vinyl' },
    ],
  },
  sections: [
    {
      kind: 'widget',
      id: 'interactive-guide',
      title: 'Three answers, one vinyl',
      lead: 'The same rules we use at the counter. The first one that fits decides.',
      widget: 'material-adviser',
    },
    {
      kind: 'table',
      id: 'comparison-chart',
      title: 'Cast or calendered',
      lead: 'Two ways to make a sheet of PVC. The difference shows after the second summer.',
      caption: 'Cast and calendered vinyl compared',
      columns: vinylComparison.columns,
      get rows() {
        return vinylComparison.rows
      },
      note: 'Thickness and behaviour are typical for each class of film. Years and prices are ours, for made-to-order decals.',
    },
    {
      kind: 'benefits',
      look: 'band',
      id: 'adhesives',
      title: 'How hard it holds',
      lead: 'Peel strength: the force it takes to peel a 25 mm strip off glass. Typical for each class, as in FINAT test method 1.',
      items: adhesiveFacts,
    },
    {
      kind: 'products',
      title: 'Decals in cast vinyl',
      from: { collection: 'cast-vinyl' },
      most: 4,
      link: { label: 'Calendered vinyl', url: '/collection/calendered-vinyl' },
    },
    {
      kind: 'faq',
      title: 'More questions',
      questions: [
        {
          heading: 'Will it stick to fresh paint?',
          text: 'Not well, and it may blister, because paint gives off solvent for weeks. Wait until it has cured, as the paint maker says. Four weeks is usual for a wall.',
        },
        {
          heading: 'What about powder coat, silicone and waxed gelcoat?',
          text: 'Smooth powder coat is fine. Nothing sticks to silicone or wax, so wipe with isopropyl alcohol until the cloth stays clean, and try a strip of tape first.',
        },
        {
          heading: 'Does reflective or clear film follow the same rules?',
          text: 'For location and adhesive, yes. Reflective film is stiffer and needs flat panels. Clear film shows every speck underneath, so the surface has to be spotless.',
        },
        {
          heading: 'How warm does it have to be?',
          text: "Surface and film should be between 10 and 30 °C, dry, and out of the wind and sun. In the cold, adhesive doesn't flow. In the heat, it grabs right away.",
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'cheat-sheet',
      title: 'Cheat sheet for your workbench',
      lead: 'One letter-size page, free, no sign-up.',
      files: [
        {
          title: 'Decal material cheat sheet',
          text: 'The four rules, both films, three adhesives, and how to prepare the surface.',
          path: CHEAT_SHEET,
          format: 'PDF',
        },
      ],
    },
    {
      kind: 'action',
      page: 'general',
      look: 'split',
      art: { kind: 'product', handle: 'diesel-and-dust', show: 'scene' },
    },
  ],
} as const satisfies LandingPage
