import { layoutNames, type LayoutName } from '../layouts/layout-names.ts'

/** Layouts whose first line is in script. */
export const scriptLayouts: readonly LayoutName[] = ['swash', 'script', 'monogram']

const words: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(badges?|patch|emblem)\b/i, ['badge']],
  [/\b(ribbons?|scroll)\b/i, ['ribbon']],
  [/\b(shields?|crests?|coat of arms)\b/i, ['shield', 'crest']],
  [/\bhex(agons?|agonal)?\b/i, ['hex']],
  [/\b(round|circles?|circular|seal)\b/i, ['seal', 'badge', 'roundel']],
  [/\bmonograms?\b|\binitials\b/i, ['monogram', 'script', 'roundel']],
  [
    /\b(script|cursive|calligraphy|hand-?writ(?:ten|ing)|brush lettering|fancy (?:font|letters|lettering|writing))\b/i,
    scriptLayouts,
  ],
  [/\b(stamps?)\b/i, ['stamp']],
  [/\b(posters?)\b/i, ['poster']],
  [/\b(retro sun|sunset)\b/i, ['sunset']],
  [/\b(arch(ed)?)\b/i, ['arched']],
  [/\b(signs?|plates?|plaques?)\b/i, ['plate']],
]

/** Returns the layouts that a text names, always in the same order. */
export function findNamedLayouts(text: string): LayoutName[] {
  const named = words.flatMap(([pattern, layouts]) => (pattern.test(text) ? layouts : []))
  return layoutNames
    .filter((layout) => named.includes(layout))
    .toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
}
