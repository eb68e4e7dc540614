import { stemmer } from 'stemmer'

/** Stems, by which texts are searched: `returning` matches `returns`, `apply` matches `applied`. */
export const stemsOf = (words: Iterable<string>): Set<string> =>
  new Set([...words].map((word) => stemmer(word)))
