export const ORDER_NUMBER_PREFIX = 'ND-'

/**
 * Added to the sequence number, so that the first order is ND-10001. Numbers of five digits align, and don't reveal that the shop is new.
 */
const OFFSET = 10_000

/** The maximum length of a typed number, which leaves room for punctuation but not for a list of numbers. */
const LONGEST_TYPED = 40

/** Formats the number that customers see from the order's sequence number (1, 2, 3 …). Knowing it grants no access. */
export function formatOrderNumber(sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`${sequence} is no order sequence`)
  return `${ORDER_NUMBER_PREFIX}${sequence + OFFSET}`
}

/**
 * Extracts the sequence number from an order number as people type it ('nd 10001', '#10001', 'ND-10001.'); null if the text isn't an order
 * number.
 */
export function parseOrderNumber(text: string): number | null {
  if (text.length > LONGEST_TYPED) return null
  const compact = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const [, digits] = /^(?:ND)?(\d{5,15})$/.exec(compact) ?? []
  const sequence = Number(digits) - OFFSET
  return sequence >= 1 ? sequence : null
}
