/** Stop words in English and French: articles, prepositions, and the beginnings of questions and requests. */
const SMALL_WORDS = new Set(
  `a an and at for from of on or the to with without by into if so than then as
  i im my me mine we our ours you your yours it its this that these those there here some any
  is are am was were be been do does did have has had can could will would should may shall
  what whats where wheres when whens which who how hows why get got want need looking find show please buy give let
  ma mon mes ta tes la le les un une des de du au aux pour sur et est en avec sans dans ou que qui quoi comment quand
  je nous vous votre vos notre nos puis peut avez`
    .split(/\s+/)
    .filter(Boolean),
)

// Words that fit nearly every product. A search finds products even if their texts don't contain these words.
const GENERAL_WORDS = new Set('decal decals sticker stickers vinyl vinyls graphic graphics'.split(' '))

/**
 * Returns the words of a search without stop words. For `black and white`, these are `black` and `white`. If all words of the search are
 * stop words, none of them is left out.
 */
export function selectMeaningfulWords(words: readonly string[]): string[] {
  const told = words.filter((word) => !SMALL_WORDS.has(word))
  return told.length === 0 ? [...words] : told
}

/** Whether a word fits nearly every product, such as `decal`. */
export const isGeneralWord = (word: string): boolean => GENERAL_WORDS.has(word)
