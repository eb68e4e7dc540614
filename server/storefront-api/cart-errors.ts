import {
  MAX_ATTRIBUTE_KEY_LENGTH,
  MAX_ATTRIBUTE_VALUE_LENGTH,
  MAX_ATTRIBUTES,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  MAX_NOTE_LENGTH,
} from '../../domain/cart/limits.ts'
import { personalizationCopy } from '../../content/personalization.ts'
import { refusalMessages } from '../../content/refusal-messages.ts'
import { formatGid } from '../../domain/ids.ts'
import type { Cart, CartError, CartReason, StockWarning } from '../cart/index.ts'

export type UserError = { code: string; field: string[]; message: string }

/**
 * Shopify's error codes and the messages for changes of a cart that are refused, by the reason for refusing. `value` is the content of the
 * invalid field.
 */
const ERRORS: Record<CartReason, { code: string; message: (value: string) => string }> = {
  'unknown-cart': { code: 'INVALID', message: () => 'The specified cart does not exist.' },
  'unknown-merchandise': {
    code: 'INVALID_MERCHANDISE_LINE',
    message: (value) => `The merchandise with id ${value} does not exist.`,
  },
  'unknown-line': {
    code: 'INVALID_MERCHANDISE_LINE',
    message: (value) => `The merchandise line with id ${value} does not exist.`,
  },
  'quantity-not-a-number': { code: 'INVALID', message: () => 'The quantity must be a number.' },
  'quantity-not-whole': { code: 'INVALID', message: () => 'The quantity must be a whole number.' },
  'quantity-too-small': { code: 'MINIMUM_NOT_MET', message: () => 'The quantity must be at least 1.' },
  'quantity-too-large': {
    code: 'MAXIMUM_EXCEEDED',
    message: () => `The quantity of a line must be at most ${MAX_LINE_QUANTITY}.`,
  },
  'too-many-lines': {
    code: 'CART_TOO_LARGE',
    message: () => `A cart can have at most ${MAX_CART_LINES} lines.`,
  },
  'too-many-attributes': {
    code: 'INVALID',
    message: () => `At most ${MAX_ATTRIBUTES} attributes can be given.`,
  },
  'attribute-key-missing': { code: 'INVALID', message: () => 'An attribute needs a key.' },
  'attribute-key-twice': { code: 'INVALID', message: () => 'An attribute key appears twice.' },
  'attribute-too-long': {
    code: 'INVALID',
    message: () =>
      `Attribute keys can have up to ${MAX_ATTRIBUTE_KEY_LENGTH} characters, values up to ${MAX_ATTRIBUTE_VALUE_LENGTH}.`,
  },
  'personal-words-missing': {
    code: 'INVALID',
    message: () => 'This product needs the buyer’s text: set it as attributes of the line.',
  },
  'personal-words-not-valid': {
    code: 'INVALID',
    message: () => 'The text for this product is too long, or contains characters that can’t be cut.',
  },
  'personal-words-refused': {
    code: 'INVALID',
    message: () => personalizationCopy.refused,
  },
  'artwork-missing': {
    code: 'INVALID',
    message: () =>
      'This product needs the buyer’s artwork: set the line’s attribute "_artwork" to "image:ID" or "design:ID".',
  },
  'design-missing': {
    code: 'INVALID',
    message: () =>
      'This product needs one of the buyer’s designs: set the line’s attribute "_artwork" to "design:ID".',
  },
  'cannot-be-made': {
    code: 'INVALID_MERCHANDISE_LINE',
    message: () => refusalMessages.tooFine,
  },
  'priced-whole': {
    code: 'MAXIMUM_EXCEEDED',
    message: () => refusalMessages.pricedWhole,
  },
  'no-selling-plans': {
    code: 'SELLING_PLAN_NOT_APPLICABLE',
    message: () => 'Selling plans aren’t supported.',
  },
  'no-parent-lines': {
    code: 'PARENT_LINE_OPERATION_BLOCKED',
    message: () => 'Nested lines aren’t supported.',
  },
  'note-too-long': {
    code: 'NOTE_TOO_LONG',
    message: () => `The note can have up to ${MAX_NOTE_LENGTH} characters.`,
  },
  'too-many-discount-codes': { code: 'INVALID', message: () => 'Too many discount codes.' },
  'discount-code-too-long': { code: 'INVALID', message: () => 'The discount code is too long.' },
  'email-not-valid': { code: 'INVALID', message: () => 'Email is invalid.' },
  'phone-not-valid': { code: 'INVALID', message: () => 'Phone is invalid.' },
  'country-not-valid': { code: 'INVALID', message: () => 'Country is invalid.' },
  'too-many-codes': {
    code: 'INVALID',
    message: () => 'Too many discount codes were tried. Try again in ten minutes.',
  },
  'too-many-carts': {
    code: 'INVALID',
    message: () => 'Too many carts were opened. Try again in ten minutes.',
  },
  'too-many-saved': { code: 'INVALID', message: () => 'Too many items are saved for later.' },
}

/** Converts an error to the API's format. `prefix` is the path of the input in the call's arguments, such as ['input'] for cartCreate. */
export function toUserError(error: CartError, args: unknown, prefix: readonly string[] = []): UserError {
  const field = error.path[0] === 'cartId' ? error.path : [...prefix, ...error.path]
  const { code, message } = ERRORS[error.reason]
  return { code, field, message: message(textOf(valueAt(args, field))) }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function valueAt(value: unknown, path: readonly string[]): unknown {
  const [part, ...rest] = path
  if (part === undefined) return typeof value === 'object' ? '' : value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, part), rest) : ''
}

/**
 * Makes a warning that a quantity was reduced to the number of pieces in stock. The warning's target is the cart line; if no line was
 * added, it is the variant.
 */
export function toCartWarning(warning: StockWarning, cart: Cart) {
  const { reason, lineId, variantId, quantity } = warning
  const target =
    lineId === null
      ? formatGid('ProductVariant', variantId)
      : formatGid('CartLine', lineId, `cart=${cart.id}`)
  return reason === 'out-of-stock'
    ? { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'This item is sold out.', target }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: `Only ${quantity} of this item can be in the cart.`,
        target,
      }
}
