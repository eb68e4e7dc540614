import { stemMotifWord } from './named-motifs.ts'
import { isWeaponMotif } from './screened-motifs.ts'

/**
 * The committed index of motifs (motif-index.json, written by `npm run motifs`). `sets` has the motif names of each icon set, separated by
 * spaces. `terms` has, for each stem, the positions of the names that contain it, in base 36. `signs` has the motif of each emoji.
 */
export type MotifIndexFile = { sets: Record<string, string>; terms: string; signs: string }

/** An index that finds motifs by the words of their names. */
export type MotifIndex = {
  /** For each stem of a word, the positions of the motifs whose names contain the stem. */
  terms: ReadonlyMap<string, readonly number[]>
  references: readonly string[]
  has: (reference: string) => boolean
  /** The motif of each emoji. */
  signs: ReadonlyMap<string, string>
}

export function readMotifIndex({ sets, terms, signs }: MotifIndexFile): MotifIndex {
  const references = Object.entries(sets).flatMap(([set, names]) =>
    names.split(' ').map((name) => `${set}:${name}`),
  )
  const known = new Set(references)
  return {
    references,
    has: (reference) => known.has(reference),
    terms: new Map(
      terms.split('|').map((entry) => {
        const [stem = '', ...places] = entry.split(' ')
        return [stem, places.map((place) => Number.parseInt(place, 36))]
      }),
    ),
    signs: new Map(
      signs.split('|').map((entry): [string, string] => {
        const [sign = '', name = ''] = entry.split(' ')
        return [sign, `fluent-emoji-high-contrast:${name}`]
      }),
    ),
  }
}

// Weight of each icon set in a search: game-icons are silhouettes suited to print, the other sets are user interface pictograms.
const worth = new Map([
  ['drawn', 1.1],
  ['game-icons', 1],
  ['fluent-emoji-high-contrast', 0.9],
  ['mdi', 0.8],
  ['temaki', 0.75],
])
// The exponent that lowers the score of longer names, whose motifs show more than was requested: "wolf" has to find the wolf before the
// wolf trap.
const LENGTH_DAMPING = 0.45

/**
 * Returns motifs whose names contain the words, best first. Each word has a weight. Weapons are found only by a word of the weapon's own
 * name.
 */
export function searchMotifs(
  index: MotifIndex,
  words: readonly { text: string; weight: number }[],
): { reference: string; score: number }[] {
  const scores = new Map<number, number>()
  for (const { text, weight } of words) {
    for (const place of index.terms.get(stemMotifWord(text)) ?? [])
      scores.set(place, (scores.get(place) ?? 0) + weight)
  }
  const asked = words.map(({ text }) => text.toLowerCase()).join('-')
  return [...scores]
    .map(([place, sum]) => {
      const reference = index.references[place] ?? ''
      const [set = '', name = ''] = reference.split(':')
      const score = (sum / name.split('-').length ** LENGTH_DAMPING) * (worth.get(set) ?? 0.5)
      return { reference, score: isWeaponMotif(name) && !isWeaponMotif(asked) ? 0 : score }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.reference < b.reference ? -1 : 1))
}
