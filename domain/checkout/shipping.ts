import type { Cents } from '../money.ts'
import type { WeightPrice } from '../settings/default-rules.ts'
import { getRules } from '../settings/rules.ts'
import { settings } from '../settings/settings.ts'
import type { BusinessDays } from './delivery-estimate.ts'
import { type ShippingDestination, isInNiagara } from './destination.ts'
import { parseDiscountCode } from './discount.ts'
import { isTooHeavyToShipFree } from './free-shipping-weight.ts'
import {
  getFreeShippingThreshold,
  LOCAL_DISCOUNT_CODE,
  getLocalCodeThreshold,
  type FreeShippingOffer,
} from './free-shipping-offers.ts'

export type ShippingMethod = 'pickup' | 'regional' | 'canada' | 'usa' | 'download'

/** Parses the name of a stored shipping method. Null if this version of the shop doesn't have the method. */
export const parseShippingMethod = (text: string): ShippingMethod | null =>
  SHIPPING_METHODS.find((method) => method === text) ?? null

const SHIPPING_METHODS: readonly ShippingMethod[] = ['pickup', 'regional', 'canada', 'usa', 'download']

type MethodTerms = {
  /** The price before tax. */
  priceCents: Cents
  /** The delivery time; null if nothing is shipped. */
  days: BusinessDays | null
}

/** Returns a shipping method's delivery time and base price from the current settings. The base price is for parcels that aren't heavy. */
export function getShippingTerms(method: ShippingMethod): MethodTerms {
  const { shipping } = settings
  const daysFrom = (min: number, max: number) => ({
    min: min + shipping.extraDays,
    max: max + shipping.extraDays,
  })
  switch (method) {
    case 'pickup':
    case 'download':
      return { priceCents: 0, days: null }
    case 'regional': {
      const days = daysFrom(shipping.regionalFromDays, shipping.regionalToDays)
      return { priceCents: shipping.regionalCents, days }
    }
    case 'canada': {
      const days = daysFrom(shipping.canadaFromDays, shipping.canadaToDays)
      return { priceCents: shipping.canadaCents, days }
    }
    case 'usa': {
      const days = daysFrom(shipping.usaFromDays, shipping.usaToDays)
      return { priceCents: shipping.usaCents, days }
    }
  }
}

/** Returns a shipping method's prices for heavy parcels, with the weights above which they apply. The lowest weight comes first. */
export function getWeightPrices(method: ShippingMethod): readonly WeightPrice[] {
  const { regionalByWeight, canadaByWeight, usaByWeight } = getRules().parcels
  if (method === 'regional') return regionalByWeight
  if (method === 'canada') return canadaByWeight
  return method === 'usa' ? usaByWeight : []
}

/**
 * Returns the price of a parcel: the price for the highest weight limit that the parcel exceeds, or the method's base price if it exceeds
 * none.
 */
export function computeParcelPrice(method: ShippingMethod, grams: number): Cents {
  const step = getWeightPrices(method).findLast(({ overKg }) => grams > overKg * 1_000)
  return step?.priceCents ?? getShippingTerms(method).priceCents
}

/** Why shipping is free: because of the shop's threshold, the local code, a landing page's offer, or a discount code. */
export type FreeShippingReason = 'over-75' | 'local-code' | FreeShippingOffer | 'discount'

export type ShippingOption = {
  method: ShippingMethod
  /** The price of shipping, in cents before tax. */
  priceCents: Cents
  days: BusinessDays | null
  /** Why shipping is free for this order. Null if it isn't free, or if the method (pickup, download) is always free. */
  freeBecause: FreeShippingReason | null
  /** True if the order's weight is the only reason why it doesn't ship free. */
  tooHeavy?: true
}

export type ShippingInput = {
  destination: ShippingDestination
  /** The subtotal after discount, which is compared with the thresholds. */
  subtotalAfterDiscountCents: Cents
  /** The codes that the shopper entered, as typed. */
  codes: readonly string[]
  /** Free-shipping offers of the landing pages that the shopper has visited. */
  offers: readonly FreeShippingOffer[]
  freeByDiscount?: boolean
  /** False if the order contains only downloadable files. */
  requiresShipping?: boolean
  /** The total weight. Parcels above a certain weight don't ship free. */
  grams?: number
}

/**
 * Lists the shipping methods for an order: first the parcel method for its destination (Niagara, the rest of Canada or the United States),
 * then pickup, which is offered everywhere. If the order contains only files, "download" is the only method.
 */
export function listShippingOptions(question: ShippingInput): ShippingOption[] {
  if (question.requiresShipping === false) return [option('download', null)]
  return [parcelOption(parcelTo(question.destination), question), option('pickup', null)]
}

/** Lists all shipping methods while the address is unknown: one parcel method for each region, then pickup. */
export function listAllShippingOptions(basket: Basket): ShippingOption[] {
  return [...PARCEL_METHODS.map((method) => parcelOption(method, basket)), option('pickup', null)]
}

const PARCEL_METHODS = ['regional', 'canada', 'usa'] as const
type ParcelMethod = (typeof PARCEL_METHODS)[number]
/** Everything that affects the price of shipping, except the destination. */
type Basket = Omit<ShippingInput, 'destination' | 'requiresShipping'>

function parcelOption(method: ParcelMethod, basket: Basket): ShippingOption {
  const { grams = 0 } = basket
  const reason = freeShippingReason(method, basket)
  if (reason !== null && isTooHeavyToShipFree(method, grams))
    return { ...option(method, null, grams), tooHeavy: true }
  return option(method, reason, grams)
}

function parcelTo(destination: ShippingDestination): ParcelMethod {
  if (destination.country === 'US') return 'usa'
  return isInNiagara(destination) ? 'regional' : 'canada'
}

function option(method: ShippingMethod, reason: FreeShippingReason | null, grams = 0): ShippingOption {
  const { days } = getShippingTerms(method)
  const priceCents = reason === null ? computeParcelPrice(method, grams) : 0
  return { method, priceCents, days, freeBecause: reason }
}

function freeShippingReason(method: ParcelMethod, basket: Basket): FreeShippingReason | null {
  const { subtotalAfterDiscountCents: subtotal, codes, offers } = basket
  if (method !== 'usa' && subtotal > getFreeShippingThreshold()) return 'over-75'
  const hasLocalCode = codes.some((code) => parseDiscountCode(code) === LOCAL_DISCOUNT_CODE)
  if (hasLocalCode && method === 'regional' && subtotal > getLocalCodeThreshold()) return 'local-code'
  if (basket.freeByDiscount) return 'discount'
  return offers.find((offer) => subtotal > getRules().freeShippingOffers[offer]) ?? null
}
