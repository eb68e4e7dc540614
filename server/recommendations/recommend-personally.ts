import { and, desc, eq, isNotNull, max, notInArray } from 'drizzle-orm'
import { askedProducts, MAX_BOUGHT } from '../../domain/recommendations/history.ts'
import { type ProductStatistics, rankPersonally } from '../../domain/recommendations/personal.ts'
import type { RankedProduct } from '../../domain/recommendations/score.ts'
import type { Database } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { listCandidates } from './list-candidates.ts'
import { shopTotals } from './shop-totals.ts'

type Question = {
  productId: number
  /** Product ids, the newest first, as the browser remembers them. */
  viewed: readonly number[]
  /** Null for visitors who own nothing yet. */
  visitorHash: string | null
  take: number
  now: Date
}

/** Recommendations for one visitor on a product page, by the product, by what was viewed, and by what was bought. */
export async function recommendPersonally(
  db: Database,
  { productId, viewed, visitorHash, take, now }: Question,
): Promise<RankedProduct[]> {
  const totals = await shopTotals(db, now)
  const bought = visitorHash === null ? [] : await listBought(db, visitorHash)
  const answered: ProductStatistics[] = []
  // One after the other: a page must not take all connections of the shop.
  for (const asked of askedProducts({ productId, viewed, bought })) {
    answered.push({ ...asked, ...(await listCandidates(db, asked.productId)) })
  }
  const { allOrders, largestWeight } = totals
  return rankPersonally({
    answered,
    except: new Set([productId, ...bought]),
    allOrders,
    largestWeight,
    now,
    take,
  })
}

/** A visitor's last purchases, newest first, without refunded ones. */
async function listBought(db: Database, visitorHash: string): Promise<number[]> {
  const lastBought = max(orders.placedAt)
  const rows = await db
    .select({ productId: orderLines.productId, lastBought })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.visitorHash, visitorHash),
        notInArray(orders.status, ['cancelled', 'refunded']),
        isNotNull(orderLines.productId),
      ),
    )
    .groupBy(orderLines.productId)
    .orderBy(desc(lastBought), desc(orderLines.productId))
    .limit(MAX_BOUGHT)
  return rows.flatMap((row) => (row.productId === null ? [] : [row.productId]))
}
