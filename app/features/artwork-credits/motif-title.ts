/** Titles for names that the general rules would format wrongly, such as names with abbreviations or hyphens. */
const SPECIAL_TITLES: Readonly<Record<string, string>> = {
  'black-eyed-susan': 'Black-eyed Susan',
  'cn-tower': 'CN Tower',
  'fifth-wheel-trailer': 'Fifth-wheel trailer',
  'flag-trinidad': 'Trinidad and Tobago',
  'flag-uk': 'UK',
  'flag-usa': 'USA',
  'forget-me-not': 'Forget-me-not',
  'maltese-cross': 'Maltese cross',
  'niagara-falls': 'Niagara Falls',
  'off-road-buggy': 'Off-road buggy',
  'red-winged-blackbird': 'Red-winged blackbird',
  'star-of-life': 'Star of Life',
  suv: 'SUV',
  'zero-turn-mower': 'Zero-turn mower',
}
/** Families of motifs that show breeds or places. In the names of their motifs, each word has a capital letter. */
const NAMED_FAMILIES = new Set(['dogs', 'cats', 'flags'])

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** Formats a motif's name for people: "flag-nova-scotia" is "Nova Scotia", "old-english-sheepdog" is "Old English Sheepdog". */
export function formatMotifTitle(family: string, name: string): string {
  const own = SPECIAL_TITLES[name]
  if (own !== undefined) return own
  const words = name.replace(/^(?:flag|fish|cat|dog|car|boat)-/, '').split('-')
  return NAMED_FAMILIES.has(family) ? words.map(capital).join(' ') : capital(words.join(' '))
}
