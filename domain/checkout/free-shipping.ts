import type { Cents } from '../money.ts'
import { getRules } from '../settings/rules.ts'
import { getFreeShippingThreshold, getLocalCodeThreshold } from './free-shipping-offers.ts'
import type { FreeShippingOffer } from './free-shipping-offers.ts'
import { type FreeShippingRegion, findFreeShippingRegion } from './free-shipping-weight.ts'

const REGIONS_BY_REACH: readonly FreeShippingRegion[] = ['niagara', 'canada', 'everywhere']

export type FreeShippingProgress = {
  /** The largest region to which this cart ships free now; null if it ships free nowhere. */
  free: FreeShippingRegion | null
  /**
   * The next threshold, in cents. If the subtotal exceeds it, the cart ships free to a larger region. Null if there is no further
   * threshold.
   */
  next: { reach: FreeShippingRegion; overCents: Cents; shortCents: Cents } | null
}

export type CartForShipping = {
  /** The subtotal after discount, which is compared with the thresholds. */
  subtotalAfterDiscountCents: Cents
  /** Whether the shopper has entered the code NIAGARALOCAL. */
  hasLocalCode: boolean
  offers: readonly FreeShippingOffer[]
  /** The region to which a valid discount code makes shipping free. Null if there is no such code. */
  freedByCode: FreeShippingRegion | null
  /** The total weight. Parcels above a certain weight don't ship free. */
  grams?: number
}

/**
 * Computes how much a shopper still has to add until the cart ships free, for a cart whose address isn't known yet. The rules are those of
 * `listShippingOptions`, and a test checks that the two functions agree.
 */
export function computeFreeShippingProgress(cart: CartForShipping): FreeShippingProgress {
  const { subtotalAfterDiscountCents: subtotal, grams = 0 } = cart
  const freedByCode = cart.freedByCode && findFreeShippingRegion(cart.freedByCode, grams)
  const thresholds = thresholdsOf(cart)
  const reached = thresholds.filter(({ overCents }) => subtotal > overCents).map(({ reach }) => reach)
  const free = widest(freedByCode === null ? reached : [...reached, freedByCode])
  const [next] = thresholds
    .filter(({ reach, overCents }) => subtotal <= overCents && isWider(reach, free))
    .sort(
      (a, b) =>
        a.overCents - b.overCents || REGIONS_BY_REACH.indexOf(b.reach) - REGIONS_BY_REACH.indexOf(a.reach),
    )
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
  REGIONS_BY_REACH.findLast((reach) => reaches.includes(reach)) ?? null

const isWider = (reach: FreeShippingRegion, than: FreeShippingRegion | null): boolean =>
  than === null || REGIONS_BY_REACH.indexOf(reach) > REGIONS_BY_REACH.indexOf(than)
