import { onlyLeft } from '../../../domain/cart/only-left.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import type { CodeRefusal } from '../../services/cart/apply-code.ts'
import { MAX_SAVED_LINES } from '../../services/cart/saved-lines.ts'
import type { CartChange, StockWarning } from '../../services/cart/cart-change.ts'
import { discountWords } from '../checkout/field-words.ts'

/** What the cart's page can be told to say after a redirect, by a word in its address; `n` is a number beside it. */
const TOLD = {
  removed: () => 'Item removed',
  added: () => 'Added to cart',
  saved: () => 'Saved for later.',
  returned: () => 'Back in your cart.',
  dropped: () => 'Taken off your list.',
  noted: () => 'Your note is saved with the cart.',
  'code-applied': () => 'The discount code is saved with the cart.',
  'code-removed': () => 'The discount code is removed.',
  'code-waits': () => 'The discount code is saved for your cart.',
} as const satisfies Record<string, (n: number) => string>

const WRONG = {
  'unknown-variants': (n: number) =>
    n === 1
      ? 'One item of the link is not sold here any more.'
      : `${n} items of the link are not sold here any more.`,
  short: onlyLeft,
  'sold-out': () => 'This product is sold out.',
  'bad-link': () => 'This link to a cart is not complete.',
  'too-large': () => 'Not everything fits: the cart would grow too large.',
  'unknown-line': () => 'This item is not there any more.',
  'too-many-saved': () => `You can save ${MAX_SAVED_LINES} items for later.`,
  'too-many-codes': () => 'Too many codes were tried. Please wait ten minutes.',
  'no-code': () => 'Please enter a discount code.',
  'unknown-discount': () => discountWords('unknown-discount'),
  'not-started': () => discountWords('not-started'),
  ended: () => discountWords('ended'),
  'used-up': () => discountWords('used-up'),
  'note-too-long': () => 'The note is too long.',
  'bad-quantity': () => `The quantity must be a whole number from 0 to ${MAX_LINE_QUANTITY}.`,
  'not-sold': () => 'This product cannot be added. Please choose another.',
  'personal-words-missing': () => 'Please write on its page what this product is made with.',
  'personal-words-not-valid': () =>
    'What you wrote is too long for this product, or has signs that cannot be cut.',
  'cannot-be-made': () =>
    'This cannot be made so that it holds: at this size its lines are too fine. Please choose a larger size or fewer words.',
  'priced-whole': () =>
    'All its pieces have one price together. For another number change it on its own page.',
  failed: () => 'Failed to add item to cart. Please try again.',
} as const satisfies Record<CodeRefusal, () => string> & Record<string, (n: number) => string>

export type Told = { name: keyof typeof TOLD | keyof typeof WRONG; n?: number }

/** The path of the cart's page saying this. */
export function cartPath(told: Told | null, undo: string | null = null): string {
  const query = new URLSearchParams()
  if (told) query.set('told', told.name)
  if (told?.n !== undefined) query.set('n', String(told.n))
  if (undo !== null) query.set('undo', undo)
  const text = query.toString()
  return text === '' ? '/cart' : `/cart?${text}`
}

/** The words of a name and number from an address: good news, bad news, or none for any other text. */
export function findTold(name: string | undefined, number: string | undefined) {
  const n = /^\d{1,4}$/.test(number ?? '') ? Number(number) : 0
  const [, good] = Object.entries(TOLD).find(([key]) => key === name) ?? []
  const [, bad] = Object.entries(WRONG).find(([key]) => key === name) ?? []
  return { told: good?.() ?? null, message: bad?.(n) ?? null }
}

/** What a change that went through has to say: the stock's word, where it had one. */
export function stockTold(warnings: readonly StockWarning[]): Told | null {
  const short = warnings.find(({ quantity }) => quantity > 0)
  if (short) return { name: 'short', n: short.quantity }
  return warnings.length > 0 ? { name: 'sold-out' } : null
}

/** What a refused change has to say. */
export function refusalTold({ errors }: Extract<CartChange, { ok: false }>): Told {
  const reasons = errors.map(({ reason }) => reason)
  if (reasons.includes('note-too-long')) return { name: 'note-too-long' }
  if (reasons.includes('too-many-saved')) return { name: 'too-many-saved' }
  if (reasons.includes('unknown-line')) return { name: 'unknown-line' }
  if (reasons.includes('unknown-merchandise')) return { name: 'sold-out' }
  if (reasons.includes('personal-words-missing')) return { name: 'personal-words-missing' }
  if (reasons.includes('personal-words-not-valid')) return { name: 'personal-words-not-valid' }
  if (reasons.includes('cannot-be-made')) return { name: 'cannot-be-made' }
  if (reasons.includes('priced-whole')) return { name: 'priced-whole' }
  return reasons.includes('quantity-too-large') || reasons.includes('too-many-lines')
    ? { name: 'too-large' }
    : { name: 'failed' }
}
