import type { Cents } from '../money.ts'
import { freeShippingOver, localCodeOver, SHIPPING_PROMISES } from './shipping-promises.ts'
import type { ShippingPromise } from './shipping-promises.ts'

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
  promises: readonly ShippingPromise[]
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

function thresholdsOf({ hasLocalCode, promises }: CartForShipping): { reach: FreeReach; overCents: Cents }[] {
  return [
    { reach: 'canada', overCents: freeShippingOver() },
    ...(hasLocalCode ? [{ reach: 'niagara' as const, overCents: localCodeOver() }] : []),
    ...promises.map((promise) => ({ reach: 'everywhere' as const, overCents: SHIPPING_PROMISES[promise] })),
  ]
}

const widest = (reaches: readonly FreeReach[]): FreeReach | null =>
  REACHES.findLast((reach) => reaches.includes(reach)) ?? null

const isWider = (reach: FreeReach, than: FreeReach | null): boolean =>
  than === null || REACHES.indexOf(reach) > REACHES.indexOf(than)
