import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'

/** What a score compares a product with: the whole shop, as it was within the last minute. */
export type ShopTotals = {
  allOrders: number
  largestWeight: number
  /** Available products by weight, the most bought first. */
  popular: number[]
}

/** Milliseconds. Counting a million orders takes longer than an answer may, and a minute changes nothing in a ranking. */
const FRESH_FOR = 60_000

/** Enough to fill any list after what was already taken is left out. */
const POPULAR_PRODUCTS = 64

const known = new WeakMap<Database, { totals: Promise<ShopTotals>; since: number }>()

/** The shop's totals; old ones are given while new ones are being counted. */
export function shopTotals(db: Database, now: Date): Promise<ShopTotals> {
  const last = known.get(db)
  if (last && now.getTime() - last.since < FRESH_FOR) return last.totals
  const counting = countTotals(db)
  const kept = { totals: last?.totals ?? counting, since: now.getTime() }
  known.set(db, kept)
  counting.then(
    () => Object.assign(kept, { totals: counting }),
    // The next question counts again.
    () => known.delete(db),
  )
  return kept.totals
}

/** Forgets the totals of a database that was filled by other means than orders. */
export const forgetShopTotals = (db: Database): void => void known.delete(db)

const totalsRow = z.object({ all_orders: z.coerce.number(), largest_weight: z.coerce.number() })
const popularRow = z.object({ id: z.coerce.number() })

async function countTotals(db: Database): Promise<ShopTotals> {
  const totals = await db.execute(sql`
    select (select count(*) from orders where recommendation_wn is not null) as all_orders,
           (select coalesce(max(wn), 0) from product_stats) as largest_weight`)
  const popular = await db.execute(sql`
    select p.id from products p left join product_stats s on s.product_id = p.id
    where p.available_for_sale and p.published and p.status = 'active'
    order by s.wn desc nulls last, p.position, p.id limit ${POPULAR_PRODUCTS}`)
  const row = totalsRow.parse(totals.rows[0])
  return {
    allOrders: row.all_orders,
    largestWeight: row.largest_weight,
    popular: popular.rows.map((product) => popularRow.parse(product).id),
  }
}
