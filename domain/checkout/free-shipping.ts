import type { Cents } from '../money.ts'
import { freeShippingOver, localCodeOver, FREE_SHIPPING_OFFERS } from './free-shipping-offers.ts'
import type { FreeShippingOffer } from './free-shipping-offers.ts'

/** Who gets free shipping; each includes the one before. */
export type FreeReach = 'niagara' | 'canada' | 'everywhere'

const REACHES: readonly FreeReach[] = ['niagara', 'canada', 'everywhere']

export type FreeShippingProgress = {
  /** Who gets free shipping for this cart now; null for nobody. */
  free: FreeReach | null
  /** The nearest threshold that would extend free shipping to more people, which the order has to exceed. Null if there is none. */
  next: { reach: FreeReach; overCents: Cents; shortCents: Cents } | null
}

export type CartForShipping = {
  /** The subtotal after discount, which the thresholds compare. */
  subtotalAfterDiscountCents: Cents
  /** The shopper has entered NIAGARALOCAL. */
  hasLocalCode: boolean
  offers: readonly FreeShippingOffer[]
  /** For whom a discount code that holds frees the shipping. */
  freedByCode: FreeReach | null
}

/**
 * How far a cart is from free shipping before an address is known: the rules of shippingOptions, by who they apply to. A test checks that the
 * two agree.
 */
export function freeShippingProgress(cart: CartForShipping): FreeShippingProgress {
  const { subtotalAfterDiscountCents: subtotal, freedByCode } = cart
  const thresholds = thresholdsOf(cart)
  const reached = thresholds.filter(({ overCents }) => subtotal > overCents).map(({ reach }) => reach)
  const free = widest(freedByCode === null ? reached : [...reached, freedByCode])
  const [next] = thresholds
    .filter(({ reach, overCents }) => subtotal <= overCents && isWider(reach, free))
    .sort((a, b) => a.overCents - b.overCents || REACHES.indexOf(b.reach) - REACHES.indexOf(a.reach))
  return { free, next: next ? { ...next, shortCents: next.overCents - subtotal } : null }
}

function thresholdsOf({ hasLocalCode, offers }: CartForShipping): { reach: FreeReach; overCents: Cents }[] {
  return [
    { reach: 'canada', overCents: freeShippingOver() },
    ...(hasLocalCode ? [{ reach: 'niagara' as const, overCents: localCodeOver() }] : []),
    ...offers.map((offer) => ({ reach: 'everywhere' as const, overCents: FREE_SHIPPING_OFFERS[offer] })),
  ]
}

const widest = (reaches: readonly FreeReach[]): FreeReach | null =>
  REACHES.findLast((reach) => reaches.includes(reach)) ?? null

const isWider = (reach: FreeReach, than: FreeReach | null): boolean =>
  than === null || REACHES.indexOf(reach) > REACHES.indexOf(than)
