import { randomInt } from 'node:crypto'

/** Letters and digits that aren't easily confused with each other. */
const CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const LENGTH = 8

/** Makes a reference number that customers can quote, to find the error in the log. */
export const makeFailureReference = (): string =>
  `E-${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`
