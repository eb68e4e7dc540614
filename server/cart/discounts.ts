import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { toCanonicalEmail } from '../../domain/checkout/customer-email.ts'
import { type Discount, parseDiscountCode } from '../../domain/checkout/discount.ts'
import type { Database, Transaction } from '../db/database.ts'
import { discounts } from '../db/schema/cart.ts'
import { discountUses } from '../db/schema/orders.ts'

type Row = typeof discounts.$inferSelect

/** Finds a discount by its code, as the shopper typed it; null if there is none. */
export async function findDiscount(db: Database | Transaction, text: string): Promise<Discount | null> {
  const code = parseDiscountCode(text)
  if (code === null) return null
  const [row] = await db.select().from(discounts).where(eq(discounts.code, code))
  return row ? asDiscount(row) : null
}

/** The customer who enters a discount code: their account, and the e-mail address typed so far (possibly incomplete). */
export type DiscountCustomer = { email: string | undefined; visitorHash: string | null }
type Keys = { visitorSecret: string }

/**
 * Finds a discount for a customer. If the code is limited to one use per customer, the result says whether this customer has used it. The
 * customer's pending payment `ownPaymentId` doesn't count as a use. The result is only for display; recordCustomerDiscountUse prevents a
 * second use.
 */
export async function findDiscountForCustomer(
  db: Database | Transaction,
  text: string,
  { customer, keys, ownPaymentId }: { customer: DiscountCustomer; keys: Keys; ownPaymentId: string | null },
): Promise<Discount | null> {
  const discount = await findDiscount(db, text)
  if (!discount || !(await isOncePerCustomer(db, discount.code))) return discount
  const { email, visitorHash } = customer
  const isTheirs = or(
    email === undefined ? undefined : eq(discountUses.emailKey, emailKey(email, keys)),
    visitorHash === null ? undefined : eq(discountUses.visitorHash, visitorHash),
  )
  if (!isTheirs) return discount
  const notOwn = ownPaymentId === null ? undefined : ne(discountUses.paymentId, ownPaymentId)
  const [use] = await db
    .select({ paymentId: discountUses.paymentId })
    .from(discountUses)
    .where(and(eq(discountUses.code, discount.code), isTheirs, notOwn))
    .limit(1)
  return { ...discount, usedByCustomer: use !== undefined }
}

type CustomerUse = { code: string; paymentId: string; email: string; visitorHash: string; keys: Keys }

/**
 * Records that a customer uses a code that is limited to one use per customer. Returns false if the customer has used it before. A unique
 * index makes the second of two concurrent attempts wait for the first.
 */
export async function recordCustomerDiscountUse(tx: Transaction, use: CustomerUse): Promise<boolean> {
  const { code, paymentId, visitorHash, keys } = use
  if (!(await isOncePerCustomer(tx, code))) return true
  const noted = await tx
    .insert(discountUses)
    .values({ code, paymentId, visitorHash, emailKey: emailKey(use.email, keys) })
    .onConflictDoNothing()
    .returning({ code: discountUses.code })
  return noted.length > 0
}

async function isOncePerCustomer(db: Database | Transaction, code: string): Promise<boolean> {
  const [row] = await db
    .select({ once: discounts.oncePerCustomer })
    .from(discounts)
    .where(eq(discounts.code, code))
  return row?.once ?? false
}

// Hashes an e-mail address with a secret key. Without the key, someone who has a copy of the table can't test whether it contains an
// address.
function emailKey(email: string, { visitorSecret }: Keys): string {
  return createHmac('sha256', visitorSecret)
    .update(`customer:${toCanonicalEmail(email)}`)
    .digest('base64url')
}

/**
 * Counts one use of a code. Returns false if no uses are left. Call it when stock is reserved, so that the limit also counts shoppers who
 * are still paying.
 */
export async function countDiscountUse(tx: Transaction, code: string): Promise<boolean> {
  const left = or(isNull(discounts.usageLimit), lt(discounts.usedCount, discounts.usageLimit))
  const [used] = await tx
    .update(discounts)
    .set({ usedCount: sql`${discounts.usedCount} + 1` })
    .where(and(eq(discounts.code, code), left))
    .returning({ code: discounts.code })
  return used !== undefined
}

export async function returnDiscountUse(tx: Transaction, code: string, paymentId: string): Promise<void> {
  await tx.delete(discountUses).where(eq(discountUses.paymentId, paymentId))
  await tx
    .update(discounts)
    .set({ usedCount: sql`greatest(${discounts.usedCount} - 1, 0)` })
    .where(eq(discounts.code, code))
}

function asDiscount({ productTag, type, ...row }: Omit<Row, 'oncePerCustomer'>): Discount {
  return { ...row, type: typeOf(type), productTags: productTag === null ? [] : [productTag] }
}

function typeOf(text: string): Discount['type'] {
  if (text === 'percentage' || text === 'fixed') return text
  return 'free-shipping'
}
