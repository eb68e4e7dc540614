import { randomInt } from 'node:crypto'

/** Without those that look alike when read out. */
const CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const LENGTH = 8

/** What a customer tells the shop, to find a failure in the log. */
export const makeFailureReference = (): string =>
  `E-${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`
