import type { DecalUse, MaterialAdvice } from '../../domain/materials/adviser.ts'
import { DECAL_MATERIALS, outdoorLife } from '../../domain/pricing/decal-rates.ts'

const { premium, everyday } = DECAL_MATERIALS
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cents = (milliCents: number): string => `${milliCents / 1_000}¢ a square inch`

/** Cast beside calendered; page and cheat sheet say the same. */
export const comparison = {
  columns: ['', 'Cast vinyl', 'Calendered vinyl'],
  rows: [
    [
      'How it is made',
      'Poured as a liquid and baked: it lies as it was born',
      'Pressed flat between hot rollers: it remembers them',
    ],
    ['Thickness', '2 mil (50 µm)', 'About 3 mil (80 µm)'],
    [
      'Shrinks with the years',
      'Hardly: edges stay where they were cut',
      'A little: a line of adhesive may show at the edge',
    ],
    [
      'Goes around',
      'Rivets, corrugations, compound curves',
      'Flat surfaces and gentle bends in one direction',
    ],
    [
      'Outdoors, as we sell it',
      `${asSentence(outdoorLife(premium))}, laminated`,
      asSentence(outdoorLife(everyday)),
    ],
    ['Comes off', 'In one piece with heat, also after years', 'In one piece while young, later in bits'],
    ['Costs', cents(premium.squareInch), cents(everyday.squareInch)],
    ['Right for', 'Vehicles, boats, helmets, textured walls', 'Laptops, windows, boxes, indoor signs'],
  ],
} as const

/** What holds a film, by how hard it holds. */
export const adhesives = [
  {
    figure: '12 N',
    title: 'Permanent',
    text: 'For anything that shall stay. It takes hold within two days and is at home outdoors. It comes off with heat and patience, and may leave adhesive behind.',
  },
  {
    figure: '5 N',
    title: 'Removable, medium tack',
    text: 'Glass, lockers, a season in a shop window. Clean off within about two years, slowly and at a low angle.',
  },
  {
    figure: '1.5 N',
    title: 'Removable, low tack',
    text: 'Painted walls, rented rooms, a wedding weekend. Clean off within about six months. It does not hold on texture: there is too little to hold on to.',
  },
] as const

type Question<Name extends keyof DecalUse> = {
  readonly label: string
  readonly answers: Readonly<Record<DecalUse[Name], { readonly label: string; readonly note: string }>>
}

/** What the guide asks. */
export const questions: { readonly [Name in keyof DecalUse]: Question<Name> } = {
  place: {
    label: 'Where does it go?',
    answers: {
      outdoor: { label: 'Outdoor', note: 'signs, boats, bins, windows outside' },
      indoor: { label: 'Indoor', note: 'walls, glass, laptops, lockers' },
      vehicle: { label: 'Vehicle', note: 'cars, vans, trailers, machines' },
    },
  },
  term: {
    label: 'For how long?',
    answers: {
      'long-term': { label: 'Long-term', note: 'years' },
      'short-term': { label: 'Short-term', note: 'a season, an event' },
    },
  },
  surface: {
    label: 'Onto what?',
    answers: {
      smooth: { label: 'Smooth', note: 'paint, glass, gelcoat, metal' },
      textured: { label: 'Textured', note: 'moulded plastic, rough walls, rivets' },
    },
  },
}

/** The rules in their order, as a buyer reads them: what they ask, and why they answer so. */
export const rules = [
  {
    when: 'On a vehicle, long-term',
    why: 'Panels are curved, hot in the sun and washed every week. Only cast film stays where it was laid for years.',
  },
  {
    when: 'Indoors, short-term',
    why: 'No weather, and it has to come off the wall again without a trace.',
  },
  {
    when: 'Outdoors, or on a textured surface',
    why: 'Weather pulls at edges and texture leaves little to hold on to: the film has to be soft enough to lie down into it.',
  },
  {
    when: 'Everything else',
    why: 'Smooth, and out of the weather or only for a while: calendered film does it for less.',
  },
] as const

type Fit = {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

/** Where the shop has what was advised. */
export const fits: Readonly<Record<MaterialAdvice['vinyl'], Fit>> = {
  premium: {
    text: 'It is what vehicle and boat decals are cut from here; printed ones are laminated.',
    links: [
      { label: 'Everything in cast vinyl', url: '/collection/cast-vinyl' },
      { label: 'Vehicle decals', url: '/collection/vehicle-decals' },
    ],
  },
  everyday: {
    text: 'It is what stickers for laptops, windows and boxes are printed on here.',
    links: [{ label: 'Everything in calendered vinyl', url: '/collection/calendered-vinyl' }],
  },
  removable: {
    text: 'It is what wall, event and seasonal window decals are made of here.',
    links: [{ label: 'Removable decals', url: '/collection/removable-vinyl-decals' }],
  },
}

/** What the rules do not know. */
export function cautionFor({ place, term, surface }: DecalUse, { adhesive }: MaterialAdvice): string | null {
  if (adhesive === 'removable' && surface === 'textured')
    return 'On a rough wall removable film may fall off by itself. Ask us for a swatch and leave it there for a week, or hang a banner instead.'
  if (place === 'outdoor' && term === 'short-term')
    return 'For a weekend on smooth glass or metal medium-tack removable film is enough, and easier to take off.'
  if (surface === 'textured')
    return 'Texture differs. Press a strip of packing tape on: where it does not hold, no film will.'
  return null
}

/** Words of the guide. */
export const guideWords = {
  show: 'Show the vinyl',
  advice: 'Take',
  film: { cast: 'cast vinyl', calendered: 'calendered vinyl' },
  adhesive: { permanent: 'permanent adhesive', removable: 'removable adhesive' },
  with: 'with',
  rulesTitle: 'Why: the first rule that fits decides',
  decided: 'decides',
  passed: 'does not fit',
  inShop: 'In our shop',
  life: (life: string): string => `${asSentence(life)} outdoors`,
  rate: (milliCents: number): string => cents(milliCents),
  section: 'The film on its surface, cut through and enlarged',
  film50: '50 µm',
  film80: '80 µm',
  design: 'Design one on it',
} as const
