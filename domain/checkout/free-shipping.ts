import type { Cents } from '../money.ts'
import { freeShippingOver, localCodeOver, SHIPPING_PROMISES } from './shipping-promises.ts'
import type { ShippingPromise } from './shipping-promises.ts'

/** To whom a parcel costs nothing; each takes in the one before it. */
export type FreeReach = 'niagara' | 'canada' | 'everywhere'

const REACHES: readonly FreeReach[] = ['niagara', 'canada', 'everywhere']

export type FreeShippingProgress = {
  /** To whom shipping of this cart is free now; null for nobody. */
  free: FreeReach | null
  /** The nearest threshold that would free it for more people: reached only when the order is over it. Null where there is none. */
  next: { reach: FreeReach; overCents: Cents; shortCents: Cents } | null
}

export type CartForShipping = {
  /** The goods after discount: what the thresholds look at. */
  subtotalAfterDiscountCents: Cents
  /** The shopper has entered NIAGARALOCAL. */
  hasLocalCode: boolean
  promises: readonly ShippingPromise[]
  /** For whom a discount code that holds frees the shipping. */
  freedByCode: FreeReach | null
}

/**
 * How far a cart is from free shipping, before an address is known: the rules of shippingOptions, told by whom they hold for. A test
 * holds the two together.
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
