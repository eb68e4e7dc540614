import { randomInt } from 'node:crypto'

/** Letters and digits that aren't easily confused. */
const CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const LENGTH = 8

/** Makes a reference that customers can quote, to find their failure in the log. */
export const makeFailureReference = (): string =>
  `E-${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`
