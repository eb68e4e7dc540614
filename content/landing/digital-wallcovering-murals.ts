import { shop } from '../shop.ts'
import {
  LAMINATE_CENTS,
  LEAST_MURAL_CENTS,
  MURAL_BANDS,
  MURAL_MATERIALS,
  murals,
} from '../../domain/calculators/murals.ts'
import { formatMoney } from '../../domain/money.ts'
import type { LandingPage } from './landing-page.ts'

const [first, second, third] = MURAL_BANDS

export const digitalWallcoveringMurals = {
  path: '/collection/digital-wallcovering-murals',
  name: 'Wallcovering & Murals',
  title: 'Wall Murals and Digital Wallcovering to Size | Niagara Decals',
  description:
    'Murals printed to the half foot for offices, clinics, schools and bedrooms. See your price by wall and material; hung in Niagara if you like.',
  service: {
    name: 'Wall murals and digital wallcovering',
    type: 'Wallcovering printing',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  hero: {
    kind: 'banner',
    kicker: 'Printed to the half foot, in panels one person can hang',
    title: 'The wall is the picture',
    text: 'A photograph, a drawing or a plain idea, printed as large as your wall and matched at every seam. Hang it on a Saturday, or have us do it.',
    price: `${formatMoney(MURAL_MATERIALS.smooth.rateCents)} a square foot on smooth paper, large walls for less`,
    primary: { label: 'Price your wall', url: '#calculator' },
    secondary: { label: 'Look at three walls', url: '#showcase' },
    art: {
      kind: 'drawing',
      src: '/landing/mural-hanging.svg',
      alt: 'Somebody on a ladder hangs the last panel of a forest mural; a tape below says 24 inches',
      width: 1600,
      height: 640,
    },
  },
  sections: [
    {
      kind: 'widget',
      id: 'showcase',
      title: 'Three walls, before and after',
      widget: 'mural-showcase',
    },
    {
      kind: 'calculator',
      id: 'calculator',
      title: 'What your wall costs',
      lead: 'Measure the whole wall, doors and windows included: the picture runs across them and is cut on site.',
      calculator: murals,
    },
    {
      kind: 'table',
      id: 'materials',
      title: 'What it lives through, and how to clean it',
      caption: 'Durability and cleaning of the wall materials',
      columns: ['Material', 'Square foot', 'Life indoors', 'Cleaning', 'Coming off'],
      rows: [
        [
          MURAL_MATERIALS['peel-stick'].title,
          formatMoney(MURAL_MATERIALS['peel-stick'].rateCents),
          '5 to 7 years',
          'Damp cloth, no pressure',
          'Pulled off slowly, dry; sound paint stays',
        ],
        [
          MURAL_MATERIALS.smooth.title,
          formatMoney(MURAL_MATERIALS.smooth.rateCents),
          '10 years',
          'Wrung-out sponge, neutral soap',
          'Dry, in whole strips',
        ],
        [
          MURAL_MATERIALS.textured.title,
          formatMoney(MURAL_MATERIALS.textured.rateCents),
          '10 to 15 years',
          'Soft brush, mild detergent, rinse',
          'Steamed or soaked, like commercial vinyl',
        ],
        [
          'Any of them with laminate',
          `+ ${formatMoney(LAMINATE_CENTS)}`,
          'As above, without scuffs',
          'Scrub; diluted disinfectant, wiped off after a minute',
          'As the material below it',
        ],
      ],
      note: `Typical for wallcoverings of these classes, out of direct sun. Feet ${first.upTo + 1} to ${second.upTo} of a wall count × ${second.factor / 10}, all above × ${third.factor / 10}; one mural is at least ${formatMoney(LEAST_MURAL_CENTS)}. Never bleach, solvents or a steam cleaner on print.`,
    },
    {
      kind: 'benefits',
      look: 'list',
      id: 'industries',
      title: 'Whose walls',
      items: [
        {
          title: 'Clinics and care homes',
          text: 'Horizons that calm, floors told apart by season, and a surface that may be disinfected.',
        },
        {
          title: 'Restaurants and taprooms',
          text: 'The wall that guests photograph, hung between closing and opening.',
        },
        {
          title: 'Offices',
          text: 'Your town’s map behind the desk, your colours without another logo.',
        },
        {
          title: 'Schools and libraries',
          text: 'Wayfinding that children follow: the fox leads to the library.',
        },
        {
          title: 'Shops and showrooms',
          text: 'A backdrop for a season, on fabric that comes off again.',
        },
        {
          title: 'Homes',
          text: 'A nursery, a basement without a window, one brave dining room.',
        },
      ],
    },
    {
      kind: 'choices',
      id: 'picture',
      title: 'Where the picture comes from',
      choices: [
        {
          title: 'Your photograph',
          text: 'The calculator says how many pixels are best. Fewer may do for a wall seen from afar; we send a crop at full size first.',
          link: { label: 'Upload a picture', url: '/design-generator?tab=upload' },
        },
        {
          title: 'An idea',
          text: 'Write it down, and look at shapes and colours in a minute. A vector stays sharp at any size.',
          link: { label: 'Start with a sentence', url: '/design-generator' },
        },
        {
          title: 'One of ours',
          text: 'Forest, lake, a map with an animal for every province: drawn and tested at full size.',
          link: { label: 'See all in the shop', url: '/shop' },
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'templates',
      title: 'Take along',
      lead: 'For who measures, who draws and who hangs.',
      files: [
        {
          title: 'Wall measuring sheet',
          text: 'One page to write widths, heights, doors and outlets on, with the three places to measure.',
          path: '/templates/mural-measuring-sheet.pdf',
          format: 'PDF',
        },
        {
          title: 'Layout of a 12 × 8 ft wall at 1:10',
          text: 'Panels, overlaps, trimming and the zone for faces and words, each a layer. Opens in Inkscape and Illustrator.',
          path: '/templates/mural-layout.svg',
          format: 'SVG',
        },
        {
          title: 'Wall elevation',
          text: 'A wall with a door, a window and outlets in millimetres, on layers of their own, to move to where yours are.',
          path: '/templates/mural-wall-elevation.dxf',
          format: 'DXF',
        },
        {
          title: 'Installation checklist',
          text: 'From the test of the paint to the last seam, with boxes to tick.',
          path: '/templates/mural-installation-checklist.pdf',
          format: 'PDF',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready to hang',
      from: { collection: 'digital-wallcovering-murals' },
      most: 4,
    },
    {
      kind: 'faq',
      title: 'Before you measure',
      questions: [
        {
          heading: 'How fresh may the paint be?',
          text: 'Four weeks. Earlier it still gives off gas, and no adhesive likes that. Eggshell or satin is best; flat paint that chalks has to be primed.',
        },
        {
          heading: 'Does it hide bumps?',
          text: 'No. Type II vinyl forgives orange peel; smooth and fabric show every drip. Fill, sand, prime.',
        },
        {
          heading: 'Where do you hang murals?',
          text: `Within ${shop.serviceRadiusKm} km of St. Catharines. A wall of twenty feet takes two people a morning; furniture stands three feet off by then.`,
        },
        {
          heading: 'What if a panel is damaged?',
          text: 'Panels are numbered, and we keep the file: one panel is printed again in the same colours.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'collection',
      title: 'One wall in mind?',
      text: 'Describe what it shall show, and look at shapes and colours in a minute.',
    },
  ],
} as const satisfies LandingPage
