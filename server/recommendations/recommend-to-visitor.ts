import { and, desc, eq, isNotNull, max, notInArray } from 'drizzle-orm'
import { chooseBaseProducts, MAX_BOUGHT_PRODUCTS } from '../../domain/recommendations/history.ts'
import { type ProductStatistics, rankForVisitor } from '../../domain/recommendations/personal.ts'
import type { RankedProduct } from '../../domain/recommendations/score.ts'
import type { Database } from '../db/database.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { listCandidates } from './list-candidates.ts'
import { loadShopTotals } from './shop-totals.ts'

type Question = {
  productId: number
  /** The ids of the products that the browser has viewed, newest first. */
  viewed: readonly number[]
  /** The visitor's account; null for visitors without one. */
  visitorHash: string | null
  take: number
  now: Date
}

/** Recommends products to a visitor on a product page, based on that product and on the products that the visitor has viewed and bought. */
export async function recommendToVisitor(
  db: Database,
  { productId, viewed, visitorHash, take, now }: Question,
): Promise<RankedProduct[]> {
  const totals = await loadShopTotals(db, now)
  const bought = visitorHash === null ? [] : await listBought(db, visitorHash)
  const answered: ProductStatistics[] = []
  // The queries run one after another, so that a single page doesn't take all database connections of the shop.
  for (const asked of chooseBaseProducts({ productId, viewed, bought })) {
    answered.push({ ...asked, ...(await listCandidates(db, asked.productId)) })
  }
  const { allOrders, largestWeight } = totals
  return rankForVisitor({
    answered,
    except: new Set([productId, ...bought]),
    allOrders,
    largestWeight,
    now,
    take,
  })
}

/** Lists the products that a visitor has bought, newest first. Leaves out cancelled and refunded orders. */
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
    .limit(MAX_BOUGHT_PRODUCTS)
  return rows.flatMap((row) => (row.productId === null ? [] : [row.productId]))
}
