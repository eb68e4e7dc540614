import { shopFacts } from '../shop.ts'
import {
  getLaminateRateCents,
  getMinMuralCents,
  MURAL_MATERIALS,
  getMuralBands,
} from '../../domain/calculators/murals.ts'
import { formatMoney } from '../../domain/money.ts'
import { muralCalculator, muralMaterials } from '../calculators/murals.ts'
import type { LandingPage } from './landing-page.ts'

export const digitalWallcoveringMurals = {
  path: '/collection/digital-wallcovering-murals',
  name: 'Wallcovering & Murals',
  title: 'Wall Murals and Digital Wallcovering to Size',
  description:
    'Murals printed to the half foot for offices, clinics, schools and bedrooms. See your price by wall and material, with installation in Niagara.',
  service: {
    name: 'Wall murals and digital wallcovering',
    type: 'Wallcovering printing',
    areas: ['St. Catharines', 'Niagara Region', 'Ontario'],
  },
  recentOrders: 'digital-wallcovering-murals',
  sells: 'other products',
  hero: {
    kind: 'banner',
    kicker: 'Sized to the half foot, in numbered panels',
    title: 'Wall murals as big as your wall',
    text: 'A photo, a drawing or just an idea, printed as big as your wall and matched at every seam. Hang it yourself on a Saturday, or let us do it.',
    get price() {
      return `${formatMoney(MURAL_MATERIALS.smooth.rateCents)} per square foot on smooth wallpaper, less for large walls`
    },
    primary: { label: 'Price your wall', url: '#calculator' },
    secondary: { label: 'See three walls', url: '#showcase' },
    further: { label: 'Free templates', url: '#templates' },
    focus: 'middle',
    art: {
      kind: 'drawing',
      src: '/landing/mural-hanging.svg',
      alt: 'Someone on a ladder smooths the last panel of a forest mural with a fox in it; a tape measure across the panel says 24 inches',
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
      title: 'What your wall will cost',
      lead: 'Measure the whole wall, including doors and windows. The picture runs across them and is trimmed on site.',
      calculator: muralCalculator,
    },
    {
      kind: 'table',
      id: 'materials',
      title: 'Durability and cleaning',
      caption: 'Durability and cleaning of the wall materials',
      columns: ['Material', 'Per square foot', 'Indoor life', 'Cleaning', 'Removal'],
      get rows() {
        return [
          [
            muralMaterials['peel-stick'].label,
            formatMoney(MURAL_MATERIALS['peel-stick'].rateCents),
            '5 to 7 years',
            'Damp cloth, no pressure',
            'Peel off slowly, dry; sound paint stays',
          ],
          [
            muralMaterials.smooth.label,
            formatMoney(MURAL_MATERIALS.smooth.rateCents),
            '10 years',
            'Wrung-out sponge, neutral soap',
            'Dry, in full strips',
          ],
          [
            muralMaterials.textured.label,
            formatMoney(MURAL_MATERIALS.textured.rateCents),
            '10 to 15 years',
            'Soft brush, mild detergent, rinse',
            'Steam or soak, then peel off',
          ],
          [
            'Any of them with laminate',
            `+${formatMoney(getLaminateRateCents())}`,
            'As above, scuff-resistant',
            'Scrub; diluted disinfectant, wiped off after a minute',
            'Same as the material underneath',
          ],
        ]
      },
      get note() {
        const [first, second, third] = getMuralBands()
        return `Typical for wallcoverings of these classes, out of direct sun. Square feet ${first.upTo + 1} to ${second.upTo} of a wall cost ${100 - second.percent}% less, and anything above ${100 - third.percent}% less. The minimum per mural is ${formatMoney(getMinMuralCents())}. Never use bleach, solvents or a steam cleaner on the print.`
      },
    },
    {
      kind: 'benefits',
      look: 'list',
      id: 'industries',
      title: 'Who we print for',
      items: [
        {
          title: 'Clinics and care homes',
          text: 'Calming horizons, a season for each floor, and a surface you can disinfect.',
        },
        {
          title: 'Restaurants and taprooms',
          text: 'The wall guests photograph, installed overnight.',
        },
        {
          title: 'Offices',
          text: 'A map of your town behind the desk, and your colours without another logo.',
        },
        {
          title: 'Schools and libraries',
          text: 'Wayfinding children can follow: the fox leads to the library.',
        },
        {
          title: 'Shops and showrooms',
          text: 'A seasonal backdrop on removable fabric.',
        },
        {
          title: 'Homes',
          text: 'A nursery, a windowless basement, one bold dining room.',
        },
      ],
    },
    {
      kind: 'choices',
      id: 'picture',
      title: 'Choose your picture',
      choices: [
        {
          title: 'Your photo',
          text: 'The calculator shows how many pixels are best. Fewer can work for a wall seen from a distance. We send you a full-size crop first.',
          link: { label: 'Upload a picture', url: '/design-generator?tab=upload' },
        },
        {
          title: 'An idea',
          text: 'Describe it and see shapes and colours in a minute. Vector art stays sharp at any size.',
          link: { label: 'Describe it and we’ll draw it', url: '/design-generator' },
        },
        {
          title: 'One of ours',
          text: 'A forest, a lake, a map with an animal for every province: drawn and tested at full size.',
          link: { label: 'See all in the shop', url: '/shop' },
        },
      ],
    },
    {
      kind: 'downloads',
      id: 'templates',
      title: 'Templates to download',
      lead: 'For measuring, designing and installing.',
      files: [
        {
          title: 'Wall measuring sheet',
          text: 'One page for widths, heights, doors and outlets, with the three places to measure.',
          path: '/templates/mural-measuring-sheet.pdf',
          format: 'PDF',
        },
        {
          title: 'Layout of a 12 × 8 ft wall at 1:10',
          text: 'Panels, overlaps, trim and the safe zone for faces and text, each on its own layer. Opens in Inkscape and Illustrator.',
          path: '/templates/mural-layout.svg',
          format: 'SVG',
        },
        {
          title: 'Wall elevation',
          text: 'A wall with a door, a window and outlets in millimetres, each on its own layer. Move them to match yours.',
          path: '/templates/mural-wall-elevation.dxf',
          format: 'DXF',
        },
        {
          title: 'Installation checklist',
          text: 'From testing the paint to the last seam, with boxes to tick.',
          path: '/templates/mural-installation-checklist.pdf',
          format: 'PDF',
        },
      ],
    },
    {
      kind: 'products',
      title: 'Ready-made murals',
      from: { collection: 'digital-wallcovering-murals' },
      most: 4,
    },
    {
      kind: 'faq',
      title: 'Before you measure',
      questions: [
        {
          heading: 'How fresh can the paint be?',
          text: 'At least four weeks old. Fresher paint still gives off gas, which weakens any adhesive. Eggshell or satin is best. Prime flat paint that chalks.',
        },
        {
          heading: 'Does it hide bumps?',
          text: 'No. Type II vinyl hides orange peel, but smooth wallpaper and fabric show every drip. Fill, sand and prime first.',
        },
        {
          heading: 'Where do you install murals?',
          get text() {
            return `Within ${shopFacts.serviceRadiusKm} km of St. Catharines. A twenty-foot wall takes two people a morning. Please move the furniture three feet away from the wall first.`
          },
        },
        {
          heading: 'What if a panel is damaged?',
          text: 'We number the panels and keep the file, so we can reprint just that one in the same colours.',
        },
      ],
    },
    {
      kind: 'action',
      page: 'collection',
      look: 'split',
      art: { kind: 'product', handle: 'mural-lake-horizon', show: 'decal' },
      title: 'One wall in mind?',
      text: 'A photo, a sketch or one sentence is enough to start.',
      primary: { label: 'Describe Your Wall', url: '/design-generator' },
    },
  ],
} as const satisfies LandingPage
