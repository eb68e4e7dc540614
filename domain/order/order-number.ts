export const ORDER_NUMBER_PREFIX = 'ND-'

/**
 * This number is added to an order's sequence number, so that the first order is ND-10001. All order numbers then have five digits and
 * align in lists, and customers don't see how few orders a new shop has.
 */
const FIRST_NUMBER_OFFSET = 10_000

/** The maximum length of an order number as people type it. It allows for punctuation, but not for several numbers. */
const MAX_TYPED_LENGTH = 40

/**
 * Formats an order number for customers from the order's sequence number (1, 2, 3 …). Order numbers can be guessed, so they don't give
 * access to anything.
 */
export function formatOrderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`${sequence} is no order sequence`)
  return `${ORDER_NUMBER_PREFIX}${sequence + FIRST_NUMBER_OFFSET}`
}

/**
 * Parses an order number as people type it ('nd 10001', '#10001', 'ND-10001.') and returns the sequence number. Null if the text isn't an
 * order number.
 */
export function parseOrderNumber(text: string): number | null {
  if (text.length > MAX_TYPED_LENGTH) return null
  const compact = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const [, digits] = /^(?:ND)?(\d{5,15})$/.exec(compact) ?? []
  const sequence = Number(digits) - FIRST_NUMBER_OFFSET
  return sequence >= 1 ? sequence : null
}
