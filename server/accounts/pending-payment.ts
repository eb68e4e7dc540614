import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { payments } from '../db/schema/orders.ts'

/**
 * Whether this visitor has a pending payment for an order or credits. An account with a pending payment can't be closed, because the money
 * would have no owner.
 */
export async function hasPendingPayment(tx: Transaction, visitorHash: string): Promise<boolean> {
  const undecided = inArray(payments.state, ['reserved', 'paying', 'refunding'])
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.visitorHash, visitorHash), undecided))
    .limit(1)
  if (payment) return true
  const [purchase] = await tx
    .select({ id: creditPurchases.id })
    .from(creditPurchases)
    .where(and(eq(creditPurchases.visitorHash, visitorHash), eq(creditPurchases.state, 'started')))
    .limit(1)
  return purchase !== undefined
}
