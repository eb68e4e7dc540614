import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import { reviews } from '../db/schema/reviews.ts'

type FoundReview = Pick<
  typeof reviews.$inferSelect,
  'id' | 'productId' | 'state' | 'sample' | 'visitorHash' | 'helpfulCount'
> & { buyerVisitor: string | null }

/** Locks a review until the transaction ends, so that concurrent votes and reports are counted one after another. */
export async function lockReview(tx: Transaction, id: number): Promise<FoundReview | null> {
  const [row] = await tx
    .select({
      id: reviews.id,
      productId: reviews.productId,
      orderId: reviews.orderId,
      state: reviews.state,
      sample: reviews.sample,
      visitorHash: reviews.visitorHash,
      helpfulCount: reviews.helpfulCount,
    })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  if (!row) return null
  const { orderId, ...review } = row
  return { ...review, buyerVisitor: orderId === null ? null : await visitorOfOrder(tx, orderId) }
}

async function visitorOfOrder(tx: Transaction, orderId: number): Promise<string | null> {
  const [order] = await tx.select({ visitor: orders.visitorHash }).from(orders).where(eq(orders.id, orderId))
  return order?.visitor ?? null
}
