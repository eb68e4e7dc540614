import type { DiscountRefusal, MinimumShortfall } from '../../domain/checkout/discount.ts'
import { formatMoney } from '../../domain/money.ts'

type Refusal = DiscountRefusal | 'unknown-discount'

export const DISCOUNT_MESSAGES: Readonly<Record<Refusal, string>> = {
  'unknown-discount': 'We don’t recognize this discount code.',
  'not-started': 'This discount code isn’t valid yet.',
  ended: 'This discount code has expired.',
  'used-up': 'This discount code has been used up.',
  'used-before':
    'This discount code can be used once per customer, and it’s already been used with this e-mail address or in this browser. Please remove it to continue.',
  'nothing-eligible': 'This discount code doesn’t apply to anything in your cart.',
  'below-minimum': 'Your order is below the minimum for this discount code.',
  'local-only': 'This discount code is for addresses in the Niagara region.',
}

/** Returns the message that says why a discount code has no effect. Checkout and cart use the same messages. */
export function describeDiscountRefusal(reason: Refusal, toMinimum: MinimumShortfall | null = null): string {
  if (reason !== 'below-minimum' || !toMinimum) return DISCOUNT_MESSAGES[reason]
  const { overCents, shortCents, isOfSome } = toMinimum
  const goods = isOfSome ? ' of eligible items' : ''
  return `${DISCOUNT_MESSAGES[reason]} Add ${formatMoney(shortCents)}${goods} to use it (orders over ${formatMoney(overCents)}).`
}
