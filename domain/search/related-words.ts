/**
 * Synonyms for the search. The key is a word that shoppers use; the values are the words that the catalogue uses for the same thing. All
 * words are in lower case, without accents.
 */
const CALLED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  jeep: ['offroad', 'overland'],
  suv: ['car', 'truck'],
  pickup: ['truck', 'tailgate'],
  lorry: ['truck'],
  automobile: ['car', 'vehicle'],
  motorboat: ['boat'],
  yacht: ['boat'],
  plane: ['aviation'],
  airplane: ['aviation'],
  seadoo: ['pwc', 'watercraft'],
  skidoo: ['snowmobile'],
  license: ['licence'],
  color: ['colour'],
  gray: ['grey'],
  sticker: ['decal'],
  decal: ['sticker'],
  canadian: ['canada'],
  tshirt: ['apparel'],
  puppy: ['dog'],
  kitten: ['cat'],
  frosted: ['frosting', 'frost'],
  lawn: ['yard'],
  registration: ['licence'],
  company: ['business'],
  glossy: ['gloss'],
  matt: ['matte'],
  inch: ['in'],
  foot: ['ft'],
  feet: ['ft'],
}

/** Words that shoppers use but the catalogue doesn't. The search must not correct them like typos. */
export const SYNONYM_WORDS: readonly string[] = Object.keys(CALLED_ELSEWHERE)

/** Returns a word, followed by its singular and plural forms. */
export const listWordForms = (word: string): string[] => [word, ...numberForms(word)]

/** Returns a word, followed by its singular and plural forms and its synonyms. */
export function listRelatedWords(word: string): string[] {
  const forms = listWordForms(word)
  const others = forms.flatMap((form) =>
    Object.hasOwn(CALLED_ELSEWHERE, form) ? (CALLED_ELSEWHERE[form] ?? []) : [],
  )
  return [...new Set([...forms, ...others.flatMap(listWordForms)])]
}

/**
 * Returns the plural of a singular noun, or the singular of a plural one, by simple rules. Wrong results do no harm, because no text
 * contains them: for `wolves`, the rules give `wolf` and also `wolve`.
 */
function numberForms(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, word.slice(0, -1)]
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`]
  if (word.endsWith('fe')) return [`${word}s`, `${word.slice(0, -2)}ves`]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return word.endsWith('y') ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`, `${word}es`]
}
