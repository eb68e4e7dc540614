import { TOO_MANY_REQUESTS } from '../../content/too-many-requests.ts'
import { personalizationCopy } from '../../content/personalization.ts'
import { refusalMessages } from '../../content/refusal-messages.ts'
import { describeRemainingStock } from '../../content/describe-remaining-stock.ts'
import { MAX_LINE_QUANTITY } from '../../domain/cart/limits.ts'
import { describeDiscountRefusal } from './discount-messages.ts'
import type { DiscountCodeRefusal } from './apply-discount-code.ts'
import type { CartChange, StockWarning } from './cart-change.ts'
import { MAX_SAVED_LINES } from './saved-lines.ts'

/** Messages about changes that succeeded, by name. Some contain the number `n`. */
const SUCCESS_MESSAGES = {
  removed: () => 'Item removed',
  added: () => 'Added to cart',
  saved: () => 'Saved for later.',
  returned: () => 'Back in your cart.',
  dropped: () => 'Removed from your list.',
  noted: () => 'Note saved.',
  'content-saved': () => 'Saved.',
  'code-applied': () => 'Discount code saved.',
  'code-removed': () => 'Discount code removed.',
  'code-waits': () => 'Discount code saved for your cart.',
} as const satisfies Record<string, (n: number) => string>

/** Messages about changes that were refused, by name. */
const REFUSAL_MESSAGES = {
  'unknown-variants': (n: number) =>
    n === 1
      ? 'One item in the link is no longer sold here.'
      : `${n} items in the link are no longer sold here.`,
  short: describeRemainingStock,
  'sold-out': () => 'This product is sold out.',
  'bad-link': () => 'This cart link is incomplete.',
  'too-large': () => 'Not everything fits: your cart would be too large.',
  'unknown-line': () => 'This item is no longer in your cart.',
  'too-many-saved': () => `You can save ${MAX_SAVED_LINES} items for later.`,
  'too-many-codes': () => TOO_MANY_REQUESTS,
  'too-many-carts': () => TOO_MANY_REQUESTS,
  'no-code': () => 'Please enter a discount code.',
  'unknown-discount': () => describeDiscountRefusal('unknown-discount'),
  'not-started': () => describeDiscountRefusal('not-started'),
  ended: () => describeDiscountRefusal('ended'),
  'used-up': () => describeDiscountRefusal('used-up'),
  'note-too-long': () => 'The note is too long.',
  'bad-quantity': () => `The quantity must be a whole number from 0 to ${MAX_LINE_QUANTITY}.`,
  'not-sold': () => 'This product can’t be added. Please choose another.',
  'personal-words-missing': () => 'Please enter your text on the product page first.',
  'personal-words-not-valid': () =>
    'Your text is too long for this product, or contains characters we can’t cut.',
  'personal-words-refused': () => personalizationCopy.refused,
  'artwork-missing': () => 'This product needs your artwork first.',
  'design-missing': () => 'This product needs one of your designs first.',
  'cannot-be-made': () => refusalMessages.tooFine,
  'priced-whole': () => refusalMessages.pricedWhole,
  failed: () => 'Failed to add item to cart. Please try again.',
} as const satisfies Record<DiscountCodeRefusal, () => string> & Record<string, (n: number) => string>

/** The name of a message, and the number in its text. Both are part of the cart page's address. */
export type CartMessage = { name: keyof typeof SUCCESS_MESSAGES | keyof typeof REFUSAL_MESSAGES; n?: number }

/**
 * Finds the message that is named in the page's address. The message is in the field `told` if the change succeeded, or in the field
 * `message` if the change was refused.
 */
export function findCartMessage(name: string | undefined, number: string | undefined) {
  const n = /^\d{1,4}$/.test(number ?? '') ? Number(number) : 0
  const [, good] = Object.entries(SUCCESS_MESSAGES).find(([key]) => key === name) ?? []
  const [, bad] = Object.entries(REFUSAL_MESSAGES).find(([key]) => key === name) ?? []
  return { told: good?.() ?? null, message: bad?.(n) ?? null }
}

/** Returns the message for lines whose quantity was reduced to the stock. */
export function describeStockWarnings(warnings: readonly StockWarning[]): CartMessage | null {
  const short = warnings.find(({ quantity }) => quantity > 0)
  if (short) return { name: 'short', n: short.quantity }
  return warnings.length > 0 ? { name: 'sold-out' } : null
}

export function describeCartRefusal({ errors }: Extract<CartChange, { ok: false }>): CartMessage {
  const reasons = errors.map(({ reason }) => reason)
  if (reasons.includes('note-too-long')) return { name: 'note-too-long' }
  if (reasons.includes('too-many-carts')) return { name: 'too-many-carts' }
  if (reasons.includes('too-many-saved')) return { name: 'too-many-saved' }
  if (reasons.includes('unknown-line')) return { name: 'unknown-line' }
  if (reasons.includes('unknown-merchandise')) return { name: 'sold-out' }
  if (reasons.includes('personal-words-missing')) return { name: 'personal-words-missing' }
  if (reasons.includes('personal-words-not-valid')) return { name: 'personal-words-not-valid' }
  if (reasons.includes('personal-words-refused')) return { name: 'personal-words-refused' }
  if (reasons.includes('artwork-missing')) return { name: 'artwork-missing' }
  if (reasons.includes('design-missing')) return { name: 'design-missing' }
  if (reasons.includes('cannot-be-made')) return { name: 'cannot-be-made' }
  if (reasons.includes('priced-whole')) return { name: 'priced-whole' }
  return reasons.includes('quantity-too-large') || reasons.includes('too-many-lines')
    ? { name: 'too-large' }
    : { name: 'failed' }
}
