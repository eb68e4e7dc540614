import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'
import { countOrderForRecommendations, subtractOrderFromRecommendations } from './count-order.ts'

const BATCH_SIZE = 50

/**
 * Matches orders that have to be added to the statistics (paid but not counted) or removed (counted, but cancelled or refunded). The index
 * orders_to_count has the same condition.
 */
const isDue: SQL = sql`(${orders.recommendationWn} is null) = (${orders.status} not in ('cancelled', 'refunded'))`

/** Matches order lines (alias `l`) of catalogue products. Made-to-order items aren't recommended, because each is made for one customer. */
export const catalogueLineCondition: SQL = sql`l.product_id is not null
  and not exists (select from made_to_order m where m.variant_id = l.variant_id)`

/**
 * Adds up to 50 paid orders to the recommendation statistics, or removes them after a cancellation or refund. Returns their number. Each
 * order's row says whether the order is counted, so a repeated run is harmless. Payments and refunds never wait for this function.
 */
export async function countDueOrders({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue)
    .orderBy(asc(orders.id))
    .limit(BATCH_SIZE)
  let counted = 0
  for (const { id } of due) {
    try {
      counted += await db.transaction((tx) => countOrder(tx, id))
    } catch (error) {
      log('error', 'Couldn’t count an order for recommendations; retrying', { id, error })
    }
  }
  return counted
}

const productRow = z.object({ id: z.coerce.number() })

/**
 * Adds an order to the statistics or removes it. Returns 0 if another process is doing the same or has done it. Locks the order before the
 * statistics, as all code does, to avoid deadlocks.
 */
async function countOrder(tx: Transaction, id: number): Promise<0 | 1> {
  const [order] = await tx
    .select({ placedAt: orders.placedAt, isCounted: sql<boolean>`${orders.recommendationWn} is not null` })
    .from(orders)
    .where(sql`${eq(orders.id, id)} and ${isDue}`)
    .for('update', { skipLocked: true })
  if (!order) return 0
  const { rows } = await tx.execute(
    sql`select distinct l.product_id as id from order_lines l where l.order_id = ${id} and ${catalogueLineCondition}`,
  )
  const productIds = rows.map((row) => productRow.parse(row).id)
  if (order.isCounted) await subtractOrderFromRecommendations(tx, id, productIds)
  else await countOrderForRecommendations(tx, { id, placedAt: order.placedAt, productIds })
  return 1
}
