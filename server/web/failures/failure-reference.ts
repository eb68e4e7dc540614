import { randomInt } from 'node:crypto'

/** Without characters that are easily confused. */
const CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const LENGTH = 8

/** The reference that a customer quotes, to find a failure in the log. */
export const makeFailureReference = (): string =>
  `E-${Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`
