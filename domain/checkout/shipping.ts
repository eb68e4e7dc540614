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
  LOCAL_CODE,
  getLocalCodeThreshold,
  type FreeShippingOffer,
} from './free-shipping-offers.ts'

export type ShippingMethod = 'pickup' | 'regional' | 'canada' | 'usa' | 'download'

/** Parses a stored shipping method; null if this version of the shop doesn't know it. */
export const parseShippingMethod = (text: string): ShippingMethod | null =>
  METHODS.find((method) => method === text) ?? null

const METHODS: readonly ShippingMethod[] = ['pickup', 'regional', 'canada', 'usa', 'download']

type MethodTerms = {
  title: string
  /** Before tax. */
  priceCents: Cents
  /** Days until delivery; null if nothing is shipped. */
  days: BusinessDays | null
}

/** Returns a method's delivery days and its price for the lightest parcel, from the current settings. */
export function getShippingTerms(method: ShippingMethod): MethodTerms {
  const { shipping, shop } = settings
  const daysFrom = (min: number, max: number) => ({
    min: min + shipping.extraDays,
    max: max + shipping.extraDays,
  })
  switch (method) {
    case 'pickup':
      return { title: `Local pickup in ${shop.city}`, priceCents: 0, days: null }
    case 'regional': {
      const days = daysFrom(shipping.regionalFromDays, shipping.regionalToDays)
      return { title: 'Niagara regional delivery', priceCents: shipping.regionalCents, days }
    }
    case 'canada': {
      const days = daysFrom(shipping.canadaFromDays, shipping.canadaToDays)
      return { title: 'Canada-wide shipping', priceCents: shipping.canadaCents, days }
    }
    case 'usa': {
      const days = daysFrom(shipping.usaFromDays, shipping.usaToDays)
      return { title: 'Shipping to the United States', priceCents: shipping.usaCents, days }
    }
    case 'download':
      return { title: 'Download by e-mail', priceCents: 0, days: null }
  }
}

/** Returns the prices of a method's heavier parcels, lightest first. */
export function getWeightPrices(method: ShippingMethod): readonly WeightPrice[] {
  const { regionalByWeight, canadaByWeight, usaByWeight } = getRules().parcels
  if (method === 'regional') return regionalByWeight
  if (method === 'canada') return canadaByWeight
  return method === 'usa' ? usaByWeight : []
}

/**
 * Returns the price of a parcel of this weight: the price of the highest weight step that it exceeds, or the method's base price if it
 * exceeds none.
 */
export function computeParcelPrice(method: ShippingMethod, grams: number): Cents {
  const step = getWeightPrices(method).findLast(({ overKg }) => grams > overKg * 1_000)
  return step?.priceCents ?? getShippingTerms(method).priceCents
}

/** The reason why shipping is free: the shop-wide threshold, the local code, a landing page's offer, or a discount code. */
export type FreeShippingReason = 'over-75' | 'local-code' | FreeShippingOffer | 'discount'

export type ShippingOption = {
  method: ShippingMethod
  title: string
  /** Price of shipping this order, in cents before tax. */
  priceCents: Cents
  days: BusinessDays | null
  /** The reason why shipping is free. Null if it isn't, or if the method is always free. */
  freeBecause: FreeShippingReason | null
  /** Set if the order would ship free but for its weight. */
  tooHeavy?: true
}

export type ShippingInput = {
  destination: ShippingDestination
  /** The subtotal after discount, which is compared with the thresholds. */
  subtotalAfterDiscountCents: Cents
  /** The codes that the shopper entered, in any case and spacing. */
  codes: readonly string[]
  /** Free-shipping offers of the landing pages that the shopper has visited. */
  offers: readonly FreeShippingOffer[]
  freeByDiscount?: boolean
  /** False if the order contains only downloadable files. */
  requiresShipping?: boolean
  /** Total weight. Parcels above a limit don't ship free. */
  grams?: number
}

/**
 * Lists the shipping methods for an order. The parcel comes first, by destination (Niagara, the rest of Canada, the United States), then
 * pickup, which is offered everywhere. An order of downloadable files has only the method "download".
 */
export function listShippingOptions(question: ShippingInput): ShippingOption[] {
  if (question.requiresShipping === false) return [option('download', null)]
  return [parcelOption(parcelTo(question.destination), question), option('pickup', null)]
}

/** Lists all shipping methods while the address is unknown, parcels first. Each price is the one within the method's region. */
export function listAllShippingOptions(basket: Basket): ShippingOption[] {
  return [...PARCELS.map((method) => parcelOption(method, basket)), option('pickup', null)]
}

const PARCELS = ['regional', 'canada', 'usa'] as const
type ParcelMethod = (typeof PARCELS)[number]
/** The facts that determine the price of a parcel, apart from its destination. */
type Basket = Omit<ShippingInput, 'destination' | 'requiresShipping'>

function parcelOption(method: ParcelMethod, basket: Basket): ShippingOption {
  const { grams = 0 } = basket
  const reason = freeBecause(method, basket)
  if (reason !== null && isTooHeavyToShipFree(method, grams))
    return { ...option(method, null, grams), tooHeavy: true }
  return option(method, reason, grams)
}

function parcelTo(destination: ShippingDestination): ParcelMethod {
  if (destination.country === 'US') return 'usa'
  return isInNiagara(destination) ? 'regional' : 'canada'
}

function option(method: ShippingMethod, reason: FreeShippingReason | null, grams = 0): ShippingOption {
  const { title, days } = getShippingTerms(method)
  const priceCents = reason === null ? computeParcelPrice(method, grams) : 0
  return { method, title, priceCents, days, freeBecause: reason }
}

function freeBecause(method: ParcelMethod, basket: Basket): FreeShippingReason | null {
  const { subtotalAfterDiscountCents: subtotal, codes, offers } = basket
  if (method !== 'usa' && subtotal > getFreeShippingThreshold()) return 'over-75'
  const hasLocalCode = codes.some((code) => parseDiscountCode(code) === LOCAL_CODE)
  if (hasLocalCode && method === 'regional' && subtotal > getLocalCodeThreshold()) return 'local-code'
  if (basket.freeByDiscount) return 'discount'
  return offers.find((offer) => subtotal > getRules().freeShippingOffers[offer]) ?? null
}
