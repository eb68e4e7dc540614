import type { Cents } from '../money.ts'
import { getRules } from '../settings/rules.ts'
import { getFreeShippingThreshold, getLocalCodeThreshold } from './free-shipping-offers.ts'
import type { FreeShippingOffer } from './free-shipping-offers.ts'
import { type FreeShippingRegion, findFreeShippingRegion } from './free-shipping-weight.ts'

const REACHES: readonly FreeShippingRegion[] = ['niagara', 'canada', 'everywhere']

export type FreeShippingProgress = {
  /** The widest region to which this cart now ships free; null if it ships free nowhere. */
  free: FreeShippingRegion | null
  /** The nearest threshold above which the cart would ship free to a wider region, in cents. Null if there is none. */
  next: { reach: FreeShippingRegion; overCents: Cents; shortCents: Cents } | null
}

export type CartForShipping = {
  /** The subtotal after discount, which is compared with the thresholds. */
  subtotalAfterDiscountCents: Cents
  /** Whether the shopper has entered NIAGARALOCAL. */
  hasLocalCode: boolean
  offers: readonly FreeShippingOffer[]
  /** The region in which a valid discount code makes shipping free; null without such a code. */
  freedByCode: FreeShippingRegion | null
  /** Total weight. Parcels above a limit don't ship free. */
  grams?: number
}

/**
 * Computes how far a cart is from free shipping while the address is unknown, by applying the rules of listShippingOptions to each region. A
 * test checks that the two agree.
 */
export function computeFreeShippingProgress(cart: CartForShipping): FreeShippingProgress {
  const { subtotalAfterDiscountCents: subtotal, grams = 0 } = cart
  const freedByCode = cart.freedByCode && findFreeShippingRegion(cart.freedByCode, grams)
  const thresholds = thresholdsOf(cart)
  const reached = thresholds.filter(({ overCents }) => subtotal > overCents).map(({ reach }) => reach)
  const free = widest(freedByCode === null ? reached : [...reached, freedByCode])
  const [next] = thresholds
    .filter(({ reach, overCents }) => subtotal <= overCents && isWider(reach, free))
    .sort((a, b) => a.overCents - b.overCents || REACHES.indexOf(b.reach) - REACHES.indexOf(a.reach))
  return { free, next: next ? { ...next, shortCents: next.overCents - subtotal } : null }
}

type Threshold = { reach: FreeShippingRegion; overCents: Cents }

function thresholdsOf({ hasLocalCode, offers, grams = 0 }: CartForShipping): Threshold[] {
  const all: Threshold[] = [
    { reach: 'canada', overCents: getFreeShippingThreshold() },
    ...(hasLocalCode ? [{ reach: 'niagara' as const, overCents: getLocalCodeThreshold() }] : []),
    ...offers.map((offer) => ({
      reach: 'everywhere' as const,
      overCents: getRules().freeShippingOffers[offer],
    })),
  ]
  return all.flatMap(({ reach, overCents }) => {
    const covered = findFreeShippingRegion(reach, grams)
    return covered === null ? [] : [{ reach: covered, overCents }]
  })
}

const widest = (reaches: readonly FreeShippingRegion[]): FreeShippingRegion | null =>
  REACHES.findLast((reach) => reaches.includes(reach)) ?? null

const isWider = (reach: FreeShippingRegion, than: FreeShippingRegion | null): boolean =>
  than === null || REACHES.indexOf(reach) > REACHES.indexOf(than)
