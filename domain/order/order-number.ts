/** The prefix of every order number. */
export const ORDER_NUMBER_PREFIX = 'ND-'

/** The first order is ND-10001: always five digits, so that numbers align and the first order doesn't look like one. */
const OFFSET = 10_000

/** Room for one number with any punctuation around it, but not for a list. */
const LONGEST_TYPED = 40

/** The number people read from the order's sequence (1, 2, 3 ...); never an access right. */
export function formatOrderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`${sequence} is no order sequence`)
  return `${ORDER_NUMBER_PREFIX}${sequence + OFFSET}`
}

/** The sequence of a number as people write it ('nd 10001', '#10001', 'ND-10001.'); null when it can be none. */
export function parseOrderNumber(text: string): number | null {
  if (text.length > LONGEST_TYPED) return null
  const compact = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const [, digits] = /^(?:ND)?(\d{5,15})$/.exec(compact) ?? []
  const sequence = Number(digits) - OFFSET
  return sequence >= 1 ? sequence : null
}
