import type { DecalUse, MaterialAdvice } from '../../domain/materials/adviser.ts'
import { DECAL_MATERIALS } from '../../domain/pricing/decal-rates.ts'
import { formatOutdoorLife } from '../decal-materials.ts'

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const cents = (milliCents: number): string => `${milliCents / 1_000}¢ per square inch`

/** The comparison of cast and calendered vinyl on the material page and the cheat sheet. */
export const vinylComparison = {
  columns: ['', 'Cast vinyl', 'Calendered vinyl'],
  get rows() {
    return [
      [
        "How it's made",
        'Poured as a liquid and baked, so it has no built-in stress',
        'Pressed flat between hot rollers, so it tries to shrink back',
      ],
      ['Thickness', '2 mil (50 µm)', 'About 3 mil (80 µm)'],
      [
        'Shrinkage over the years',
        'Hardly any: edges stay where they were cut',
        'A little: a line of adhesive can show at the edge',
      ],
      [
        'Conforms to',
        'Rivets, corrugations, compound curves',
        'Flat surfaces and gentle bends in one direction',
      ],
      [
        'Outdoor life',
        `${asSentence(formatOutdoorLife('premium'))}, laminated`,
        asSentence(formatOutdoorLife('everyday')),
      ],
      ['Removal', 'In one piece with heat, even after years', 'In one piece at first, in bits later'],
      ['Price', cents(DECAL_MATERIALS.premium.squareInch), cents(DECAL_MATERIALS.everyday.squareInch)],
      ['Best for', 'Vehicles, boats, helmets, textured walls', 'Laptops, windows, boxes, indoor signs'],
    ]
  },
} as const

/** Adhesives by tack. */
export const adhesiveFacts = [
  {
    figure: '12 N',
    title: 'Permanent',
    text: 'For decals that stay put, indoors or out. Full bond in two days. Comes off with heat and patience, and may leave adhesive behind.',
  },
  {
    figure: '5 N',
    title: 'Removable, medium tack',
    text: 'For glass, lockers and a season in a shop window. Comes off clean for about two years, peeled slowly at a low angle.',
  },
  {
    figure: '1.5 N',
    title: 'Removable, low tack',
    text: "For painted walls, rentals and wedding weekends. Comes off clean for about six months. Doesn't stick to textured surfaces.",
  },
] as const

type Question<Name extends keyof DecalUse> = {
  readonly label: string
  readonly answers: Readonly<Record<DecalUse[Name], { readonly label: string; readonly note: string }>>
}

/** The guide's questions. */
export const materialQuestions: { readonly [Name in keyof DecalUse]: Question<Name> } = {
  place: {
    label: 'Where will it go?',
    answers: {
      outdoor: { label: 'Outdoor', note: 'signs, boats, bins, outside windows' },
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
    label: 'What surface?',
    answers: {
      smooth: { label: 'Smooth', note: 'paint, glass, gelcoat, metal' },
      textured: { label: 'Textured', note: 'moulded plastic, rough walls, rivets' },
    },
  },
}

/**
 * The material adviser's rules, worded for buyers. `when` is a rule's condition, and `why` is the reason that buyers see. The first rule
 * whose condition is true decides.
 */
export const adviserRules = [
  {
    when: 'On a vehicle, long-term',
    why: 'Panels are curved, get hot in the sun and are washed every week. Only cast film stays put for years.',
  },
  {
    when: 'Indoors, short-term',
    why: "There's no weather, and it has to come off without a trace.",
  },
  {
    when: 'Outdoors, or on a textured surface',
    why: 'Weather pulls at edges, and texture gives adhesive little to grip, so you need a film soft enough to follow the surface.',
  },
  {
    when: 'Everything else',
    why: 'On a smooth surface, out of the weather or just for a while, calendered film does the job for less.',
  },
] as const

type Fit = {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

/** For each vinyl: a text about what the shop uses it for, and links to products that are made of it. */
export const vinylUses: Readonly<Record<MaterialAdvice['vinyl'], Fit>> = {
  premium: {
    text: 'We use it for vehicle and boat decals, and laminate printed ones.',
    links: [
      { label: 'Everything in cast vinyl', url: '/collection/cast-vinyl' },
      { label: 'Vehicle decals', url: '/collection/vehicle-decals' },
    ],
  },
  everyday: {
    text: 'We use it for laptop, window and packaging stickers.',
    links: [{ label: 'Everything in calendered vinyl', url: '/collection/calendered-vinyl' }],
  },
  removable: {
    text: 'We use it for wall, event and seasonal window decals.',
    links: [{ label: 'Removable decals', url: '/collection/removable-vinyl-decals' }],
  },
}

/** Returns further advice for textured surfaces and for short uses outdoors; null for all other uses. */
export function findMaterialCaution(
  { place, term, surface }: DecalUse,
  { adhesive }: MaterialAdvice,
): string | null {
  if (adhesive === 'removable' && surface === 'textured')
    return 'Removable film can fall off a rough wall. Ask us for a swatch and leave it up for a week, or hang a banner instead.'
  if (place === 'outdoor' && term === 'short-term')
    return 'For a weekend on smooth glass or metal, medium-tack removable film is enough and easier to take off.'
  if (surface === 'textured')
    return "Textures differ. Press on a strip of packing tape: if it doesn't stick, film won't either. Coarse-grained bumpers and trim never hold a decal."
  return null
}

export const materialGuideCopy = {
  show: 'Show the vinyl',
  advice: 'Use',
  film: { cast: 'cast vinyl', calendered: 'calendered vinyl' },
  adhesive: { permanent: 'permanent adhesive', removable: 'removable adhesive' },
  with: 'with',
  rulesTitle: 'Why: the first rule that fits',
  decided: 'fits',
  passed: "doesn't fit",
  inShop: 'In our shop',
  life: (life: string): string => `${asSentence(life)} outdoors`,
  rate: (milliCents: number): string => cents(milliCents),
  section: 'Cross-section of the film on its surface, enlarged',
  film50: '50 µm',
  film80: '80 µm',
  design: 'Design one on it',
} as const
