import { stemmer } from 'stemmer'

/** Words that are one word to a search of texts: `returning` and `returns`, `apply` and `applied`. */
export const stemsOf = (words: Iterable<string>): Set<string> =>
  new Set([...words].map((word) => stemmer(word)))
