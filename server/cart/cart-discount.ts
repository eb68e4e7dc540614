import { inArray } from 'drizzle-orm'
import { computeLineTotal } from '../../domain/cart/totals.ts'
import { applyDiscount, checkDiscount, type Discount } from '../../domain/checkout/discount.ts'
import type { Cents } from '../../domain/money.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { findDiscount } from './discounts.ts'
import type { Cart } from './cart.ts'

/**
 * The discount that a cart's codes give. The list `shares` contains each line's part of `discountCents`, in the order of the cart's lines.
 */
export type CartDiscount = {
  codes: { code: string; applicable: boolean }[]
  appliedCode: string | null
  discountCents: Cents
  shares: Cents[]
}

/**
 * Finds the cart's codes that apply, and computes the discount. An order has only one discount, so only the first code that lowers the
 * price applies. A code that is valid only for local addresses is accepted here, because the checkout checks the address.
 */
export async function findCartDiscount(
  db: Database | Transaction,
  cart: Cart,
  now: Date,
): Promise<CartDiscount> {
  const result: CartDiscount = {
    codes: [],
    appliedCode: null,
    discountCents: 0,
    shares: cart.lines.map(() => 0),
  }
  if (cart.discountCodes.length === 0) return result
  const lines = await discountableLines(db, cart)
  for (const code of cart.discountCodes) {
    const discount = await findDiscount(db, code)
    const holds = discount !== null && checkDiscount(discount, { lines, destination: null, now }).ok
    const applicable = holds && (result.appliedCode === null || !lowersPrice(discount))
    result.codes.push({ code, applicable })
    if (!applicable || !lowersPrice(discount)) continue
    const { discountCents, shares } = applyDiscount(discount, lines)
    Object.assign(result, { appliedCode: code, discountCents, shares })
  }
  return result
}

function lowersPrice(discount: Discount): boolean {
  return discount.type !== 'free-shipping'
}

async function discountableLines(db: Database | Transaction, cart: Cart) {
  const ids = [...new Set(cart.lines.map(({ productId }) => productId))]
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, tags: products.tags })
          .from(products)
          .where(inArray(products.id, ids))
  const tags = new Map(rows.map((row) => [row.id, row.tags]))
  return cart.lines.map((line) => ({
    totalCents: computeLineTotal(line),
    tags: tags.get(line.productId) ?? [],
  }))
}
