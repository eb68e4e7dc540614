import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { type Discount, parseDiscountCode } from '../../../domain/checkout/discount.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { discounts } from '../../db/schema/cart.ts'

type Row = typeof discounts.$inferSelect

/** A discount by the code as the shopper typed it, or null. */
export async function findDiscount(db: Database | Transaction, text: string): Promise<Discount | null> {
  const code = parseDiscountCode(text)
  if (code === null) return null
  const [row] = await db.select().from(discounts).where(eq(discounts.code, code))
  return row ? asDiscount(row) : null
}

/** Counts one use, unless all are used up: false. Taken with the stock, so that a limit holds while shoppers pay. */
export async function takeDiscountUse(tx: Transaction, code: string): Promise<boolean> {
  const left = or(isNull(discounts.usageLimit), lt(discounts.usedCount, discounts.usageLimit))
  const [used] = await tx
    .update(discounts)
    .set({ usedCount: sql`${discounts.usedCount} + 1` })
    .where(and(eq(discounts.code, code), left))
    .returning({ code: discounts.code })
  return used !== undefined
}

export async function returnDiscountUse(tx: Transaction, code: string): Promise<void> {
  await tx
    .update(discounts)
    .set({ usedCount: sql`greatest(${discounts.usedCount} - 1, 0)` })
    .where(eq(discounts.code, code))
}

function asDiscount({ productTag, ...row }: Row): Discount {
  return { ...row, type: typeOf(row.type), productTags: productTag === null ? [] : [productTag] }
}

function typeOf(text: string): Discount['type'] {
  if (text === 'percentage' || text === 'fixed') return text
  return 'free-shipping'
}
