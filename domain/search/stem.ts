import { stemmer } from 'stemmer'

/** Reduces words to their stems, which texts are searched by: `returning` matches `returns`, `apply` matches `applied`. */
export const stemWords = (words: Iterable<string>): Set<string> =>
  new Set([...words].map((word) => stemmer(word)))
