import { type Cents, type Millionths, applyRate } from '../money.ts'
import { type ShippingDestination, isInNiagara } from './destination.ts'
import { prorate } from './prorate.ts'

const PERCENT: Millionths = 10_000

/** A discount code of the shop. */
export type Discount = {
  /** The code, as normalized by parseDiscountCode. */
  code: string
  title: string
  /** For `percentage`, the whole percent; for `fixed`, cents; for `free-shipping`, unused. */
  type: 'percentage' | 'fixed' | 'free-shipping'
  value: number
  /** The subtotal of the eligible items has to exceed this amount. 0 means no minimum. */
  minimumSubtotalCents: Cents
  /** Whether the code works only for Niagara postal codes. */
  localOnly: boolean
  /** The discount applies only to products with one of these tags; an empty list means all products. */
  productTags: readonly string[]
  usageLimit: number | null
  usedCount: number
  /** The first moment at which the code is valid, and the moment at which it stops being valid. Null means no limit. */
  startsAt: Date | null
  endsAt: Date | null
  /** Set if the code can be used only once per customer and this customer has already used it. */
  usedByCustomer?: boolean
}

/** A line's price before the discount, in cents, and its product's tags. */
export type DiscountableLine = { totalCents: Cents; tags: readonly string[] }

export type DiscountRefusal =
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'used-before'
  | 'nothing-eligible'
  | 'below-minimum'
  | 'local-only'

/** The amounts that a discount deducts, in total and from each line. `shares` has one amount per line, in line order. */
export type AppliedDiscount = { discountCents: Cents; shares: Cents[]; freeShipping: boolean }

/** Normalizes a typed code: trimmed, in upper case. Null if the text can't be a code. */
export function parseDiscountCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return /^[A-Z0-9][A-Z0-9_-]{0,63}$/.test(code) ? code : null
}

/**
 * Checks whether a discount applies to these lines now; if not, returns the first reason. While the address is unknown (null), a local
 * discount is assumed to apply, so check again once it is known.
 */
export function checkDiscount(
  discount: Discount,
  {
    lines,
    destination,
    now,
  }: { lines: readonly DiscountableLine[]; destination: ShippingDestination | null; now: Date },
): { ok: true } | { ok: false; reason: DiscountRefusal } {
  const eligibleCents = eligibleSum(discount, lines)
  if (discount.startsAt && now < discount.startsAt) return { ok: false, reason: 'not-started' }
  if (discount.endsAt && now >= discount.endsAt) return { ok: false, reason: 'ended' }
  if (discount.usageLimit !== null && discount.usedCount >= discount.usageLimit)
    return { ok: false, reason: 'used-up' }
  if (discount.usedByCustomer) return { ok: false, reason: 'used-before' }
  if (eligibleCents === 0) return { ok: false, reason: 'nothing-eligible' }
  if (computeMinimumShortfall(discount, lines) !== null) return { ok: false, reason: 'below-minimum' }
  if (discount.localOnly && destination !== null && !isInNiagara(destination))
    return { ok: false, reason: 'local-only' }
  return { ok: true }
}

/** A minimum that the cart hasn't reached yet, in cents. `isOfSome`: only some of the items count towards it. */
export type MinimumShortfall = { overCents: Cents; shortCents: Cents; isOfSome: boolean }

/** Returns a discount's minimum and the amount still missing; null if the minimum is met. */
export function computeMinimumShortfall(
  discount: Discount,
  lines: readonly DiscountableLine[],
): MinimumShortfall | null {
  const { minimumSubtotalCents: overCents, productTags } = discount
  const eligibleCents = eligibleSum(discount, lines)
  if (overCents <= 0 || eligibleCents > overCents) return null
  // The minimum has to be exceeded, so one cent more than the difference is missing.
  return { overCents, shortCents: overCents - eligibleCents + 1, isOfSome: productTags.length > 0 }
}

/**
 * Applies a valid discount to its lines. A percentage is rounded half up, once for the sum of all lines. A fixed amount is capped at the
 * lines' sum. No line's share exceeds the line.
 */
export function applyDiscount(discount: Discount, lines: readonly DiscountableLine[]): AppliedDiscount {
  const amounts = eligibleAmounts(discount, lines)
  const eligibleCents = amounts.reduce((sum, amount) => sum + amount, 0)
  const discountCents = Math.min(Math.max(offAmount(discount, eligibleCents), 0), eligibleCents)
  return {
    discountCents,
    shares: prorate(discountCents, amounts),
    freeShipping: discount.type === 'free-shipping',
  }
}

function offAmount(discount: Discount, eligibleCents: Cents): Cents {
  if (discount.type === 'percentage') return applyRate(eligibleCents, discount.value * PERCENT)
  return discount.type === 'fixed' ? discount.value : 0
}

const eligibleSum = (discount: Discount, lines: readonly DiscountableLine[]): Cents =>
  eligibleAmounts(discount, lines).reduce((sum, amount) => sum + amount, 0)

function eligibleAmounts(discount: Discount, lines: readonly DiscountableLine[]): Cents[] {
  const wanted = new Set(discount.productTags.map((tag) => tag.toLowerCase()))
  const isEligible = (line: DiscountableLine) =>
    wanted.size === 0 || line.tags.some((tag) => wanted.has(tag.toLowerCase()))
  return lines.map((line) => (isEligible(line) ? line.totalCents : 0))
}
