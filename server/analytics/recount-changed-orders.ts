import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { addDays } from '../../domain/checkout/calendar-date.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { Deps } from '../deps.ts'
import { recordSales } from './count-sales.ts'
import { rebuildSales } from './rebuild-sales.ts'
import { selectSalesOrders, ORDER_DAY_SQL } from './sales-facts.ts'

/**
 * The number of days, including today, whose orders are compared with the statistics. `npm run analytics -- rebuild` corrects older orders.
 */
const RECOUNTED_DAYS = 7
const BATCH_SIZE = 200

/**
 * Corrects the statistics for recent orders that aren't counted yet, or that have changed since they were counted. Corrections are needed
 * only if something writes orders directly to the database. If the statistics are empty, counts all orders. Returns the number of corrected
 * orders.
 */
export async function recountChangedOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select count(*)::int as orders from orders where not exists (select from sales) and status not in ('cancelled', 'refunded')`)
    const uncounted = z.object({ orders: z.number() }).parse(rows[0]).orders
    if (uncounted > 0) {
      await rebuildSales(tx)
      return uncounted
    }
    const differing = await tx.execute(differences(addDays(toShopDate(now()), -RECOUNTED_DAYS)))
    const ids = differing.rows.map((row) => idRow.parse(row).order_id)
    await recordSales(tx, ids)
    return ids.length
  })
}

const idRow = z.object({ order_id: z.coerce.number() })

const differences = (since: string): SQL => sql`
  select coalesce(c.order_id, s.order_id) as order_id
  from (${selectSalesOrders(sql`o.placed_at > ${since}::date - interval '1 day' and ${ORDER_DAY_SQL} >= ${since}::date`)}) c
  full join (select order_id, cents, items, customer_key, customer_type from sales where sample in (true, false) and placed_on >= ${since}::date) s
    on s.order_id = c.order_id
  where (c.cents, c.items, c.customer_key, c.customer_type) is distinct from (s.cents, s.items, s.customer_key, s.customer_type)
  limit ${BATCH_SIZE}`
