import { listNamedMotifs, stemMotifWord } from './named-motifs.ts'
import { DRAWN_MOTIF_SET, drawnMotifNames } from './drawn/drawn-motifs.ts'
import { readIconBody } from './icon-body.ts'
import type { IconSet } from './motif.ts'
import type { MotifIndexFile } from './motif-index.ts'
import { isBannedMotif, isUnsuitableMotif } from './screened-motifs.ts'

// Icon sets of which only the motifs in the tables of `decal/motifs/names` are used. Their other motifs are user interface pictograms, or
// emoji in colours that suit no palette.
const chosenOnly = new Set(['mdi', 'temaki', 'fluent-emoji-flat'])
// The maximum number of characters of an icon's body. A longer body has more detail than a small decal can show, and is slow to draw.
const MAX_BODY_LENGTH = 9000

/**
 * Builds the index file of icon sets. The index contains the motifs that can be drawn flat and aren't banned or unsuitable. `emoji` maps
 * each emoji to the emoji set's motif.
 */
export function makeIndexFile(
  sets: ReadonlyMap<string, IconSet>,
  emoji: ReadonlyMap<string, string>,
): MotifIndexFile {
  const chosen = new Set(listNamedMotifs())
  const names = new Map<string, readonly string[]>(
    [...sets].map(([set, icons]) => [
      set,
      Object.keys(icons.icons)
        .filter((name) => isKept(set, name, icons, chosen))
        .toSorted(),
    ]),
  )
  names.set(DRAWN_MOTIF_SET, drawnMotifNames)
  const references = [...names].flatMap(([set, list]) => list.map((name) => `${set}:${name}`))
  return {
    sets: Object.fromEntries(
      [...names].flatMap(([set, list]) => (list.length > 0 ? [[set, list.join(' ')]] : [])),
    ),
    terms: termsOf(references),
    signs: [...emoji]
      .filter(([, name]) => references.includes(`fluent-emoji-high-contrast:${name}`))
      .map(([sign, name]) => `${sign} ${name}`)
      .join('|'),
  }
}

function isKept(set: string, name: string, { icons }: IconSet, chosen: ReadonlySet<string>): boolean {
  const body = icons[name]?.body
  if (body === undefined || isBannedMotif(name)) return false
  const wanted = chosen.has(`${set}:${name}`)
  if (!wanted && (chosenOnly.has(set) || isUnsuitableMotif(set, name) || body.length > MAX_BODY_LENGTH))
    return false
  return readIconBody(body, 16) !== null
}

function termsOf(references: readonly string[]): string {
  const places = new Map<string, string[]>()
  for (const [place, reference] of references.entries()) {
    const words = (reference.split(':')[1] ?? '').split('-')
    for (const stem of new Set(words.map(stemMotifWord)))
      places.set(stem, [...(places.get(stem) ?? []), place.toString(36)])
  }
  return [...places]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, list]) => [stem, ...list].join(' '))
    .join('|')
}
