import { stemmer } from 'stemmer'

/** Reduces words to the stems by which texts are searched: `returning` matches `returns`, `apply` matches `applied`. */
export const stemWords = (words: Iterable<string>): Set<string> =>
  new Set([...words].map((word) => stemmer(word)))
