import { stemmer } from 'stemmer'

/** Returns the stems of words. Words with the same stem match in a search, such as `returning` and `returns`, or `apply` and `applied`. */
export const stemWords = (words: Iterable<string>): Set<string> =>
  new Set([...words].map((word) => stemmer(word)))
