import { checkDiscount, type Discount, type DiscountRefusal } from '../../domain/checkout/discount.ts'
import type { Database } from '../db/database.ts'
import { findDiscount } from './discounts.ts'
import type { CartChange, CartDeps } from './cart-change.ts'
import { updateDetails } from './update-details.ts'

/**
 * The reasons why a code is refused. A code with an unmet condition, such as a minimum amount or a certain product, is accepted, because
 * the shopper may still meet the condition.
 */
export type DiscountCodeRefusal =
  | Extract<DiscountRefusal, 'not-started' | 'ended' | 'used-up'>
  | 'unknown-discount'

export type DiscountCodeCheck = { ok: true; discount: Discount } | { ok: false; reason: DiscountCodeRefusal }

/** Whether the shop accepts a discount code today. The parameter `text` is the code as the shopper typed it. */
export async function checkDiscountCode(
  { db, now }: { db: Database; now: () => Date },
  text: string,
): Promise<DiscountCodeCheck> {
  const discount = await findDiscount(db, text)
  if (!discount) return { ok: false, reason: 'unknown-discount' }
  const check = checkDiscount(discount, { lines: [], destination: null, now: now() })
  if (!check.ok && isRefusal(check.reason)) return { ok: false, reason: check.reason }
  return { ok: true, discount }
}

const isRefusal = (reason: DiscountRefusal): reason is Exclude<DiscountCodeRefusal, 'unknown-discount'> =>
  reason === 'not-started' || reason === 'ended' || reason === 'used-up'

/** Replaces the cart's discount codes by one code, because an order has at most one discount; null removes all codes. */
export async function applyDiscountCode(
  deps: CartDeps,
  { cartId, code }: { cartId: string; code: string | null },
): Promise<CartChange | { ok: false; reason: DiscountCodeRefusal }> {
  const check = code === null ? null : await checkDiscountCode(deps, code)
  if (check && !check.ok) return check
  const discountCodes = check ? [check.discount.code] : []
  return updateDetails(deps, { cartId, details: { discountCodes }, visitorHash: null })
}
