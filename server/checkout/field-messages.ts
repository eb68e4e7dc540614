import { invalidPostalCodeMessage } from '../../content/invalid-postal-code.ts'
import type { MinimumShortfall } from '../../domain/checkout/discount.ts'
import { DISCOUNT_MESSAGES, describeDiscountRefusal } from '../cart/index.ts'
import type { DraftErrors, DraftErrorReason } from './prepare-order.ts'

/** The message beside a field for each reason to reject its value. */
const FIELD_MESSAGES: Readonly<Record<DraftErrorReason, string>> = {
  required: 'Please fill in this field.',
  'too-long': 'This is too long for an order form.',
  'not-an-email': 'Please enter an e-mail address such as name@example.com.',
  'not-a-phone-number': 'Please enter a phone number such as 905-555-0142, or leave this empty.',
  'country-not-served': 'We ship to Canada and the United States.',
  'unknown-region': 'Please choose a province or state of this country.',
  'not-a-postal-code': invalidPostalCodeMessage,
  'postal-code-of-another-province': 'This postal code belongs to another province.',
  'only-in-niagara':
    'We only install in the Niagara region. Please enter an address there, or choose the item without installation.',
  'cart-empty': 'Your cart is empty.',
  'order-too-large': 'This order is too large for our checkout. Please call us.',
  'shipping-method-unavailable': 'This delivery option isn’t available for your order.',
  ...DISCOUNT_MESSAGES,
}

/** The messages for required fields that are empty. */
const REQUIRED_MESSAGES: Partial<Record<string, string>> = {
  email: 'Please enter your e-mail address.',
  lastName: 'Please enter your last name.',
  country: 'Please choose your country.',
  address1: 'Please enter your street address.',
  city: 'Please enter your city.',
  postalCode: 'Please enter your postal or ZIP code.',
  province: 'Please choose your province or state.',
}

/**
 * Returns the error messages beside the fields. The parameter `toMinimum` is the amount by which the order is below the discount's minimum.
 */
export function describeFieldErrors(
  errors: DraftErrors,
  toMinimum: MinimumShortfall | null,
): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [
      field,
      (reason === 'required' && REQUIRED_MESSAGES[field]) || wordsOf(reason, toMinimum),
    ]),
  )
}

const wordsOf = (reason: DraftErrorReason, toMinimum: MinimumShortfall | null): string =>
  reason === 'below-minimum' ? describeDiscountRefusal(reason, toMinimum) : FIELD_MESSAGES[reason]
