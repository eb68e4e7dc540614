import { type Cents, type Millionths, shareOf } from '../money.ts'
import { type Destination, isInNiagara } from './destination.ts'
import { prorate } from './prorate.ts'

/** One percent as a rate. */
const PERCENT: Millionths = 10_000

/** A discount code of the shop. */
export type Discount = {
  /** As normalised by parseDiscountCode. */
  code: string
  title: string
  /** `percentage`: value in whole percent. `fixed`: value in cents. `free-shipping`: no value. */
  type: 'percentage' | 'fixed' | 'free-shipping'
  value: number
  /** The eligible subtotal has to exceed this; 0 for no minimum. "Over $50", like all the shop's thresholds. */
  minimumSubtotalCents: Cents
  /** Only for Niagara postal codes. */
  localOnly: boolean
  /** Only for products with one of these tags; empty for all. */
  productTags: readonly string[]
  usageLimit: number | null
  usedCount: number
  /** First instant at which it holds, and first at which it no longer does. */
  startsAt: Date | null
  endsAt: Date | null
  /** The code is limited to one use per customer, and this customer has used it. */
  usedByCustomer?: boolean
}

/** A line's price before discount in cents, and its product's tags. */
export type DiscountableLine = { totalCents: Cents; tags: readonly string[] }

export type DiscountRefusal =
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'used-before'
  | 'nothing-eligible'
  | 'below-minimum'
  | 'local-only'

/** A discount's effect: one share per line, in line order, summing to discountCents. */
export type AppliedDiscount = { discountCents: Cents; shares: Cents[]; freeShipping: boolean }

/** Normalises a typed code: trimmed and in capitals. Null if it can't be a code. */
export function parseDiscountCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return /^[A-Z0-9][A-Z0-9_-]{0,63}$/.test(code) ? code : null
}

/**
 * Whether a discount applies to these lines now, or the first reason why not. Before the address is known (null), a local discount is assumed to
 * apply; check again with the address.
 */
export function checkDiscount(
  discount: Discount,
  {
    lines,
    destination,
    now,
  }: { lines: readonly DiscountableLine[]; destination: Destination | null; now: Date },
): { ok: true } | { ok: false; reason: DiscountRefusal } {
  const eligibleCents = eligibleSum(discount, lines)
  if (discount.startsAt && now < discount.startsAt) return { ok: false, reason: 'not-started' }
  if (discount.endsAt && now >= discount.endsAt) return { ok: false, reason: 'ended' }
  if (discount.usageLimit !== null && discount.usedCount >= discount.usageLimit)
    return { ok: false, reason: 'used-up' }
  if (discount.usedByCustomer) return { ok: false, reason: 'used-before' }
  if (eligibleCents === 0) return { ok: false, reason: 'nothing-eligible' }
  if (toMinimum(discount, lines) !== null) return { ok: false, reason: 'below-minimum' }
  if (discount.localOnly && destination !== null && !isInNiagara(destination))
    return { ok: false, reason: 'local-only' }
  return { ok: true }
}

/** A minimum that the cart hasn't reached yet, in cents; `isOfSome`: only some of the items count towards it. */
export type ToMinimum = { overCents: Cents; shortCents: Cents; isOfSome: boolean }

/** A discount's minimum and how much is missing; null if it is met. */
export function toMinimum(discount: Discount, lines: readonly DiscountableLine[]): ToMinimum | null {
  const { minimumSubtotalCents: overCents, productTags } = discount
  const eligibleCents = eligibleSum(discount, lines)
  if (overCents <= 0 || eligibleCents > overCents) return null
  // The minimum has to be exceeded: one cent more than the difference.
  return { overCents, shortCents: overCents - eligibleCents + 1, isOfSome: productTags.length > 0 }
}

/**
 * Applies a valid discount to its lines. A percentage is rounded half up once for all of them; a fixed amount never exceeds them. No share
 * exceeds its line.
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
  if (discount.type === 'percentage') return shareOf(eligibleCents, discount.value * PERCENT)
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
