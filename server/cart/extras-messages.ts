import { describeHeavyParcel } from '../../content/heavy-parcel.ts'
import type { FreeShippingView } from '../../contract/cart-page.ts'
import type { FreeShippingProgress } from '../../domain/checkout/free-shipping.ts'
import type { FreeShippingRegion } from '../../domain/checkout/free-shipping-weight.ts'
import {
  formatThreshold,
  LOCAL_DISCOUNT_CODE,
  getLocalCodeThreshold,
} from '../../domain/checkout/free-shipping-offers.ts'
import { formatMoney } from '../../domain/money.ts'
import { describeDiscountRefusal } from './discount-messages.ts'
import type { CartDiscountCode, CartPricing } from './cart-extras.ts'

const DESTINATIONS: Readonly<Record<FreeShippingRegion, string>> = {
  niagara: 'to Niagara postal codes',
  canada: 'within Canada',
  everywhere: 'within Canada and to the United States',
}

/**
 * Describes the free-shipping progress. Shipping is free only above the threshold, not at exactly that amount, so the text says "over". The
 * text never promises more than the checkout grants.
 */
export function describeFreeShipping({ shipping, code, subtotalAfterDiscountCents, grams }: CartPricing) {
  if (!shipping) return null
  const { next } = shipping
  const text = textOf(shipping, (code?.discountCents ?? 0) > 0)
  const heavy = describeHeavyParcel(grams)
  return {
    // If the parcel is too heavy for free shipping, there is no text about the free-shipping progress. The text about heavy parcels is
    // shown instead.
    text: text || (heavy ?? ''),
    note: text === '' ? null : (heavy ?? noteOf(shipping, code)),
    amountCents: subtotalAfterDiscountCents,
    goalCents: next?.overCents ?? null,
  } satisfies FreeShippingView
}

function textOf({ free, next }: FreeShippingProgress, isDiscounted: boolean): string {
  const now = free === null ? '' : `Shipping ${DESTINATIONS[free]} is free for this order.`
  if (!next) return now
  const order = `orders over ${formatThreshold(next.overCents)}${isDiscounted ? ' after discount' : ''}`
  // Shipping is free above the threshold, not at exactly that amount, so the text asks for one cent more than the difference to the
  // threshold.
  const rule = `Add ${formatMoney(next.shortCents + 1)} for free shipping ${DESTINATIONS[next.reach]} (${order}).`
  return now === '' ? rule : `${now} ${rule}`
}

/**
 * Returns a sentence about the discount code for local addresses. Returns null if the cart has a code already, or wouldn't benefit from the
 * local code.
 */
function noteOf({ free, next }: FreeShippingProgress, code: CartDiscountCode | null): string | null {
  if (free !== null || code !== null) return null
  // Without the code, free shipping starts at the same or a lower amount, so the code wouldn't help.
  if (next !== null && next.overCents <= getLocalCodeThreshold()) return null
  return `Niagara postal codes: free over ${formatThreshold(getLocalCodeThreshold())} with code ${LOCAL_DISCOUNT_CODE}.`
}

/** Returns a sentence about what the cart's discount code does. */
export function describeDiscountCode(code: CartDiscountCode): string {
  if (code.refusal !== null) return describeDiscountRefusal(code.refusal, code.toMinimum)
  const where = code.localOnly ? ' Your postal code decides at checkout.' : ''
  return `${code.title || 'Applied'}.${where}`
}
