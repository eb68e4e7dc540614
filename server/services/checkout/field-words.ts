import { notAPostalCode } from '../../../content/postal-code-words.ts'
import type { DiscountRefusal, ToMinimum } from '../../../domain/checkout/discount.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { DraftErrors, DraftReason } from './prepare-order.ts'

/** What the page says beside a field, for every reason there is. */
const WORDS: Readonly<Record<DraftReason, string>> = {
  required: 'Please fill in this field.',
  'too-long': 'This is too long for an order form.',
  'not-an-email': 'Please enter an e-mail address such as name@example.com.',
  'not-a-phone-number': 'Please enter a phone number such as 905-555-0142, or leave this empty.',
  'country-not-served': 'We ship to Canada and the United States.',
  'unknown-region': 'Please choose a province or state of this country.',
  'not-a-postal-code': notAPostalCode,
  'postal-code-of-another-province': 'This postal code belongs to another province.',
  'only-in-niagara':
    'We only install in the Niagara region. Please enter an address there, or choose the item without installation.',
  'cart-empty': 'Your cart is empty.',
  'order-too-large': 'This order is too large for our checkout. Please call us.',
  'shipping-method-unavailable': 'This delivery option isn’t available for your order.',
  'unknown-discount': 'We don’t recognize this discount code.',
  'not-started': 'This discount code isn’t valid yet.',
  ended: 'This discount code has expired.',
  'used-up': 'This discount code has been used up.',
  'used-before':
    'This discount code can be used once per customer, and it’s already been used with this e-mail address or in this browser. Please remove it to continue.',
  'nothing-eligible': 'This discount code does not apply to anything in your cart.',
  'below-minimum': 'Your order is below the minimum for this discount code.',
  'local-only': 'This discount code is for addresses in the Niagara region.',
}

/** Why a discount code does nothing, in the same words at the checkout and in the cart. */
export const discountWords = (
  reason: DiscountRefusal | 'unknown-discount',
  toMinimum: ToMinimum | null = null,
): string => wordsOf(reason, toMinimum)

/** `toMinimum`: of the order's discount. */
export function fieldWords(
  errors: DraftErrors,
  toMinimum: ToMinimum | null,
): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reason]) => [field, wordsOf(reason, toMinimum)]),
  )
}

function wordsOf(reason: DraftReason, toMinimum: ToMinimum | null): string {
  if (reason !== 'below-minimum' || !toMinimum) return WORDS[reason]
  const { overCents, shortCents, isOfSome } = toMinimum
  const goods = isOfSome ? ' of the goods it is for' : ''
  return `${WORDS[reason]} Add ${formatMoney(shortCents)}${goods} to use it (orders over ${formatMoney(overCents)}).`
}
