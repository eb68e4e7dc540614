import { computeLineTotal } from '../../domain/cart/totals.ts'
import {
  applyDiscount,
  checkDiscount,
  type Discount,
  type DiscountRefusal,
  type MinimumShortfall,
  computeMinimumShortfall,
} from '../../domain/checkout/discount.ts'
import {
  computeFreeShippingProgress,
  type FreeShippingProgress,
} from '../../domain/checkout/free-shipping.ts'
import { LOCAL_DISCOUNT_CODE } from '../../domain/checkout/free-shipping-offers.ts'
import { computeTotalGrams } from '../../domain/checkout/order-price.ts'
import type { FreeShippingRegion } from '../../domain/checkout/free-shipping-weight.ts'
import type { Cents } from '../../domain/money.ts'
import type { Database } from '../db/database.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { findDiscount } from './discounts.ts'

/** The effect of the cart's discount code, as far as it is known before the shopper enters an address. */
export type CartDiscountCode = {
  code: string
  title: string
  /** Whether the code is valid only for addresses in the Niagara region. */
  localOnly: boolean
  freesShipping: boolean
  discountCents: Cents
  /** The reason why the code has no effect yet; null if it has an effect. */
  refusal: DiscountRefusal | null
  toMinimum: MinimumShortfall | null
}

export type CartPricing = {
  code: CartDiscountCode | null
  subtotalAfterDiscountCents: Cents
  /** How far the cart is from free shipping; null if nothing has to be shipped. */
  shipping: FreeShippingProgress | null
  /** The weight in grams of all items to ship. */
  grams: number
}

/** Computes the data that a cart shows besides its lines: the effect of its code, and the free-shipping progress. */
export async function findCartPricing(db: Database, cart: CheckoutCart, now: Date): Promise<CartPricing> {
  const [text] = cart.discountCodes
  const discount = text === undefined ? null : await findDiscount(db, text)
  const code = discount && codeNow(discount, cart, now)
  const subtotalCents = cart.lines.reduce((sum, line) => sum + computeLineTotal(line), 0)
  const subtotalAfterDiscountCents = subtotalCents - (code?.discountCents ?? 0)
  const isSent = cart.lines.some(({ requiresShipping }) => requiresShipping)
  const grams = computeTotalGrams(cart.lines)
  const shipping = computeFreeShippingProgress({
    grams,
    subtotalAfterDiscountCents,
    hasLocalCode: code?.code === LOCAL_DISCOUNT_CODE,
    offers: cart.offers,
    freedByCode: freedBy(code),
  })
  return {
    code,
    subtotalAfterDiscountCents,
    shipping: isSent ? shipping : null,
    grams,
  }
}

function freedBy(code: CartDiscountCode | null): FreeShippingRegion | null {
  if (!code?.freesShipping || code.refusal !== null) return null
  return code.localOnly ? 'niagara' : 'everywhere'
}

function codeNow(discount: Discount, cart: CheckoutCart, now: Date): CartDiscountCode {
  const lines = cart.lines.map((line) => ({ totalCents: computeLineTotal(line), tags: line.tags }))
  const check = checkDiscount(discount, { lines, destination: null, now })
  return {
    code: discount.code,
    title: discount.title,
    localOnly: discount.localOnly,
    freesShipping: discount.type === 'free-shipping',
    discountCents: check.ok ? applyDiscount(discount, lines).discountCents : 0,
    refusal: check.ok ? null : check.reason,
    toMinimum: computeMinimumShortfall(discount, lines),
  }
}
