import type { Cents } from '../money.ts'
import type { BusinessDays } from './delivery-estimate.ts'
import { type Destination, isInNiagara } from './destination.ts'
import { parseDiscountCode } from './discount.ts'
import {
  FREE_SHIPPING_OVER_CENTS,
  LOCAL_CODE,
  LOCAL_CODE_OVER_CENTS,
  SHIPPING_PROMISES,
  type ShippingPromise,
} from './shipping-promises.ts'

export type ShippingMethod = 'pickup' | 'regional' | 'canada' | 'usa' | 'download'

/**
 * The methods: prices are the shop's own (no source; a tracked small parcel's usual price), before tax; days are the FAQ's (specification,
 * section 9: 2-4 in the region, 5-7 Canada-wide), those to the United States ours. Null days: no parcel travels.
 */
export const SHIPPING_METHODS: Readonly<
  Record<ShippingMethod, { title: string; priceCents: Cents; days: BusinessDays | null }>
> = {
  pickup: { title: 'Local pickup in St. Catharines', priceCents: 0, days: null },
  regional: { title: 'Niagara regional delivery', priceCents: 6_99, days: { min: 2, max: 4 } },
  canada: { title: 'Canada-wide shipping', priceCents: 9_99, days: { min: 5, max: 7 } },
  usa: { title: 'Shipping to the United States', priceCents: 16_99, days: { min: 7, max: 12 } },
  download: { title: 'Download by e-mail', priceCents: 0, days: null },
}

/** Why a parcel costs nothing: the shop-wide threshold, the local code, a landing page's promise, or a discount code. */
export type FreeBecause = 'over-75' | 'local-code' | ShippingPromise | 'discount'

export type ShippingOption = {
  method: ShippingMethod
  title: string
  /** What it costs this order, in cents, before tax. */
  priceCents: Cents
  days: BusinessDays | null
  /** Null where the method is paid for, or never costs anything. */
  freeBecause: FreeBecause | null
}

export type ShippingQuestion = {
  destination: Destination
  /** The goods after discount: what the thresholds look at. */
  subtotalAfterDiscountCents: Cents
  /** Codes the shopper entered, in any writing. */
  codes: readonly string[]
  /** Landing promises the shopper came by. */
  promises: readonly ShippingPromise[]
  /** A discount that frees shipping applies. */
  freeByDiscount?: boolean
  /** False when every line is a file. */
  requiresShipping?: boolean
}

/**
 * The methods an order may choose from, the parcel first and pickup after it. A Niagara address gets regional delivery, the rest of
 * Canada Canada-wide, the United States its own; anyone may pick up. An order of files only is downloaded.
 */
export function shippingOptions(question: ShippingQuestion): ShippingOption[] {
  if (question.requiresShipping === false) return [option('download', null)]
  return [option(parcelTo(question.destination), freeBecause(question)), option('pickup', null)]
}

function parcelTo(destination: Destination): ShippingMethod {
  if (destination.country === 'US') return 'usa'
  return isInNiagara(destination) ? 'regional' : 'canada'
}

function option(method: ShippingMethod, reason: FreeBecause | null): ShippingOption {
  const { title, priceCents, days } = SHIPPING_METHODS[method]
  return { method, title, priceCents: reason === null ? priceCents : 0, days, freeBecause: reason }
}

function freeBecause(question: ShippingQuestion): FreeBecause | null {
  const { destination, subtotalAfterDiscountCents: subtotal, codes, promises } = question
  if (destination.country === 'CA' && subtotal > FREE_SHIPPING_OVER_CENTS) return 'over-75'
  const hasLocalCode = codes.some((code) => parseDiscountCode(code) === LOCAL_CODE)
  if (hasLocalCode && isInNiagara(destination) && subtotal > LOCAL_CODE_OVER_CENTS) return 'local-code'
  if (question.freeByDiscount) return 'discount'
  return promises.find((promise) => subtotal > SHIPPING_PROMISES[promise]) ?? null
}
