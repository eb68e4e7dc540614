import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Deps } from '../../deps.ts'
import { recordOrder, takeBackOrder } from './record-order.ts'

const BATCH = 50

/** As in the index orders_to_count: paid and not counted, or counted and taken back since. */
const isDue: SQL = sql`(${orders.recommendationWn} is null) = (${orders.status} not in ('cancelled', 'refunded'))`

/**
 * Order lines that say what goes with what: `l` of order_lines. What was made for one visitor is bought once, and would push out of the
 * lists what others can buy.
 */
export const ofCatalogue: SQL = sql`l.product_id is not null
  and not exists (select from made_to_order m where m.variant_id = l.variant_id)
  and not exists (select from commissions c where c.variant_id = l.variant_id)`

/**
 * Counts paid orders into the recommendations and takes cancelled and refunded ones out again, up to 50; tells how many. The order's own
 * row says whether it is counted, so it counts once however often this runs, and neither paying nor refunding ever waits or fails for it.
 */
export async function countDueOrders({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<number> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isDue)
    .orderBy(asc(orders.id))
    .limit(BATCH)
  let counted = 0
  for (const { id } of due) {
    try {
      counted += await db.transaction((tx) => countOrder(tx, id))
    } catch (error) {
      log('error', 'An order could not be counted into the recommendations; it is tried again', { id, error })
    }
  }
  return counted
}

const productRow = z.object({ id: z.coerce.number() })

/** 0 where somebody else is at it, or was. The order is locked before the statistics, like everywhere. */
async function countOrder(tx: Transaction, id: number): Promise<0 | 1> {
  const [order] = await tx
    .select({ placedAt: orders.placedAt, isCounted: sql<boolean>`${orders.recommendationWn} is not null` })
    .from(orders)
    .where(sql`${eq(orders.id, id)} and ${isDue}`)
    .for('update', { skipLocked: true })
  if (!order) return 0
  const { rows } = await tx.execute(
    sql`select distinct l.product_id as id from order_lines l where l.order_id = ${id} and ${ofCatalogue}`,
  )
  const productIds = rows.map((row) => productRow.parse(row).id)
  if (order.isCounted) await takeBackOrder(tx, id, productIds)
  else await recordOrder(tx, { id, placedAt: order.placedAt, productIds })
  return 1
}
