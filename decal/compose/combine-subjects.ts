import { toSingular } from '../lexicon/word-forms.ts'
import type { ThingRelation } from '../reading/described-thing.ts'
import type { Subject } from './choose-subjects.ts'

/**
 * A drawing that shows several things together. `of` has one pattern for the motif of each thing. If `relations` is set, the drawing is
 * used only if the prompt describes the things in one of these relations. If `crossed` is set, the drawing is used only if the prompt says
 * that the last thing is crossed, as in "crossed arrows".
 */
type WholePicture = {
  motif: string
  of: readonly RegExp[]
  relations?: readonly ThingRelation[]
  crossed?: true
}

// Drawings of several things. The drawings that show the most things come first.
const wholePictures: readonly WholePicture[] = [
  {
    motif: 'drawn:canadian-flag-with-moose-and-beaver-holding-hockey-sticks',
    of: [/:flag-canada$/, /:moose$/, /:beaver$/, /:hockey-stick$/],
  },
  ...[
    [/:canoe$/, /:pine-tree$/, /:waves$/],
    [/:canoe$/, /:(?:pine-tree|waves)$/],
    [/:canoe$/],
    [/:waves$/, /:pine-tree$/],
  ].map((more) => ({
    motif: 'drawn:cabin-and-canoe-on-lake-with-pine-trees',
    of: [/:(?:log-cabin|wood-cabin)$/, ...more],
  })),
  {
    motif: 'drawn:moose-with-hockey-stick',
    of: [/:moose$/, /:hockey-stick$/],
    relations: ['held', 'beside'],
  },
  {
    motif: 'drawn:beaver-with-hockey-stick',
    of: [/:beaver$/, /:hockey-stick$/],
    relations: ['held', 'beside'],
  },
  ...['dirt-bike', 'motorcycle', 'chopper'].map((bike) => ({
    motif: `drawn:angel-wings-with-${bike}`,
    of: [/:(?:feathered-angel-wings|angel-wings)$/, new RegExp(`:${bike}$`)],
  })),
  {
    motif: 'drawn:buck-skull-with-crossed-arrows',
    of: [/:buck-skull$/, /:(?:feathered-arrow|broadhead-arrow|arrow-flights)$/],
    crossed: true,
  },
  ...[[/:(?:barbecue|grill)$/], []].map((more) => ({
    motif: 'drawn:food-truck-with-flames',
    of: [/:food-truck$/, ...more, /:(?:flame|fire)$/],
  })),
  { motif: 'drawn:goalie-mask-with-flames', of: [/:hockey-goalie-mask$/, /:(?:flame|fire)$/] },
  {
    motif: 'drawn:gorilla-with-barbell',
    of: [/:gorilla$/, /:(?:weight-lifter|weight-lifting-up|dumbbell|weight)$/],
  },
  { motif: 'drawn:dragon-around-sword', of: [/:dragon-head$/, /:upright-sword$/], relations: ['wrapped'] },
  {
    motif: 'drawn:cowboy-on-horse',
    of: [/:cowboy$/, /:(?:[a-z]+-horse|horse-head|[a-z]+-horse-head)$/],
    relations: ['rides', 'above', 'beside'],
  },
  { motif: 'drawn:anime-girl-with-cat-ears', of: [/:anime-girl$/, /:cat-ears$/] },
  { motif: 'drawn:mop-with-bubbles', of: [/:mop$/, /:bubbles$/] },
  {
    motif: 'drawn:pickup-with-snow-plow',
    of: [
      /:(?:pickup-truck|lifted-truck|mud-truck|crew-cab-truck)$/,
      /:(?:plow|truck-snowflake|pickup-with-snow-plow)$/,
    ],
  },
]

/** Replaces subjects by one drawing that shows them together, such as a horse with its rider. */
export function combineSubjects(subjects: readonly Subject[]): readonly Subject[] {
  for (const { motif, of, relations, crossed } of wholePictures) {
    const parts = of.flatMap(
      (pattern) => subjects.find(({ motifs, count }) => count === 1 && pattern.test(motifs[0] ?? '')) ?? [],
    )
    if (new Set(parts).size < of.length) continue
    const later = subjects.filter((one) => parts.includes(one)).slice(1)
    if (relations && !later.some(({ relation }) => relations.includes(relation))) continue
    if (crossed && !parts.at(-1)?.crossed) continue
    const [first] = subjects.filter((one) => parts.includes(one))
    if (!first) continue
    const colour = parts.find((part) => part.colour !== null)?.colour ?? null
    const whole = { ...first, motifs: [motif], colour, crossed: false }
    return subjects.flatMap((one) => (one === first ? [whole] : parts.includes(one) ? [] : [one]))
  }
  return subjects
}

// Small creatures that are drawn as a flying group if the prompt names them in the plural.
const flying = /^(?:butterfly|dragonfly|firefly|bee|bumblebee|honeybee|ladybug|hummingbird)$/

/** Whether a subject is a few flying creatures, as in "butterflies" (without a number) or "three butterflies". */
export function isFlyingGroup({ count, name, inRow }: Pick<Subject, 'count' | 'name' | 'inRow'>): boolean {
  const last = name.split(' ').at(-1) ?? ''
  const one = toSingular(last)
  return !inRow && one !== last && flying.test(one) && (count === 1 || count === 3)
}
