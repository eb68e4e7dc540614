import { type Cents, type Millionths, applyRate } from '../money.ts'
import { type ShippingDestination, isInNiagara } from './destination.ts'
import { prorate } from './prorate.ts'

const ONE_PERCENT: Millionths = 10_000

/** A discount code of the shop. */
export type Discount = {
  /** The code, as normalized by parseDiscountCode. */
  code: string
  title: string
  /**
   * The amount of the discount: a whole number of percent for the type `percentage`, cents for `fixed`. The type `free-shipping` doesn't
   * use the amount.
   */
  type: 'percentage' | 'fixed' | 'free-shipping'
  value: number
  /** The discount applies only if the subtotal of the eligible items is higher than this. 0 means no minimum. */
  minimumSubtotalCents: Cents
  /** Whether the code works only for Niagara postal codes. */
  localOnly: boolean
  productTags: readonly string[]
  usageLimit: number | null
  usedCount: number
  /** The code is valid from `startsAt` until just before `endsAt`. Null means no limit. */
  startsAt: Date | null
  endsAt: Date | null
  /** True if the code can be used only once per customer, and this customer has already used it. */
  usedByCustomer?: boolean
}

/** A line of a cart or an order, with its price before the discount and the tags of its product. */
export type DiscountableLine = { totalCents: Cents; tags: readonly string[] }

export type DiscountRefusal =
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'used-before'
  | 'nothing-eligible'
  | 'below-minimum'
  | 'local-only'

/**
 * The result of a discount: the total amount that is deducted, and how much of it is deducted from each line. The lines are in their
 * original order.
 */
export type AppliedDiscount = { discountCents: Cents; shares: Cents[]; freeShipping: boolean }

export function parseDiscountCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return /^[A-Z0-9][A-Z0-9_-]{0,63}$/.test(code) ? code : null
}

/**
 * Checks whether a discount applies to these lines now. If it doesn't apply, returns the first reason. If the address is still unknown
 * (null), a code for local customers is assumed to be valid, so check again when the address is known.
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

/**
 * A discount's minimum (`overCents`), and how much the cart's subtotal has to rise to exceed it (`shortCents`). `isOfSome` is true if only
 * some products count towards the minimum.
 */
export type MinimumShortfall = { overCents: Cents; shortCents: Cents; isOfSome: boolean }

/** Returns a discount's minimum and how much is missing; null if the minimum has been exceeded. */
export function computeMinimumShortfall(
  discount: Discount,
  lines: readonly DiscountableLine[],
): MinimumShortfall | null {
  const { minimumSubtotalCents: overCents, productTags } = discount
  const eligibleCents = eligibleSum(discount, lines)
  if (overCents <= 0 || eligibleCents > overCents) return null
  // The subtotal has to be higher than the minimum, not just equal to it. Therefore one cent is added.
  return { overCents, shortCents: overCents - eligibleCents + 1, isOfSome: productTags.length > 0 }
}

/**
 * Applies a valid discount to the lines. A percentage is applied to the sum of the eligible lines, and the result is rounded half up. A
 * fixed amount is reduced to that sum if it is larger. No line gets a discount higher than its price.
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
  if (discount.type === 'percentage') return applyRate(eligibleCents, discount.value * ONE_PERCENT)
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
