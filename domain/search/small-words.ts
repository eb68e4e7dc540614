const SMALL_WORDS = new Set('a an and at for from of on or the to with'.split(' '))

/** The words of a search that say what is looked for: `black and white` asks for two. Nothing but small words are looked for as they are. */
export function telling(words: readonly string[]): string[] {
  const told = words.filter((word) => !SMALL_WORDS.has(word))
  return told.length === 0 ? [...words] : told
}
