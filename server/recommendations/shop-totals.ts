import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'

/** Totals of the whole shop, at most about a minute old. The scores of recommendations depend on them. */
export type ShopTotals = {
  /** The number of orders. Above 100,000 it is the database's estimate. */
  allOrders: number
  largestWeight: number
  /** The ids of products that were on sale when the totals were counted, best-selling first. */
  popular: number[]
}

/**
 * The time in ms for which totals are cached. Counting them for each response would take too long, and a minute makes no difference to
 * recommendations.
 */
const FRESH_FOR_MS = 60_000

/**
 * The number of popular products to cache. It is enough to fill any list, even if some products have sold out or are in the list already.
 */
const POPULAR_PRODUCTS = 64

/** The number of orders at which counting stops. A higher count wouldn't change the scores noticeably. */
const COUNTED_ORDERS = 100_000

type CachedTotals = { totals: ShopTotals | null; counting: Promise<ShopTotals> | null; since: number }
const known = new WeakMap<Database, CachedTotals>()

/** Returns the totals of the shop. While they are being counted again, or if that fails, returns the previous totals. */
export function loadShopTotals(db: Database, now: Date): Promise<ShopTotals> {
  const kept = known.get(db) ?? { totals: null, counting: null, since: -Infinity }
  known.set(db, kept)
  const fresh = Math.abs(now.getTime() - kept.since) < FRESH_FOR_MS
  if (kept.totals !== null && (fresh || kept.counting !== null)) return Promise.resolve(kept.totals)
  kept.counting ??= countInto(kept, db, now)
  if (kept.totals === null) return kept.counting
  // Ignores a failure, because this call returns the previous totals. The next call counts again.
  kept.counting.catch(() => {})
  return Promise.resolve(kept.totals)
}

/** Clears the cached totals of a database. Call it after the statistics were changed by anything other than counting orders. */
export const clearShopTotals = (db: Database): void => void known.delete(db)

async function countInto(kept: CachedTotals, db: Database, now: Date): Promise<ShopTotals> {
  try {
    const totals = await countTotals(db)
    Object.assign(kept, { totals, since: now.getTime() })
    return totals
  } finally {
    kept.counting = null
  }
}

const totalsRow = z.object({
  counted: z.coerce.number(),
  believed: z.coerce.number(),
  largest_weight: z.coerce.number(),
})
const productRow = z.object({ id: z.coerce.number() })

async function countTotals(db: Database): Promise<ShopTotals> {
  const totals = await db.execute(sql`
    select (select count(*) from (select from orders where recommendation_wn is not null limit ${COUNTED_ORDERS}) o) as counted,
           (select reltuples from pg_class where oid = 'orders'::regclass) as believed,
           (select coalesce(max(wn), 0) from product_stats) as largest_weight`)
  const row = totalsRow.parse(totals.rows[0])
  return {
    allOrders: row.counted < COUNTED_ORDERS ? row.counted : Math.max(row.counted, row.believed),
    largestWeight: row.largest_weight,
    popular: await listPopular(db),
  }
}

/** Lists the products on sale, best-selling first. Products that were never sold follow in the shop's own sort order. */
async function listPopular(db: Database): Promise<number[]> {
  const found = await db.execute(sql`
    (select p.id from product_stats s join products p on p.id = s.product_id
     where p.available_for_sale and p.published and p.status = 'active'
     order by s.wn desc, p.position, p.id limit ${POPULAR_PRODUCTS})
    union all
    (select p.id from products p
     where p.available_for_sale and p.published and p.status = 'active'
       and not exists (select from product_stats s where s.product_id = p.id)
     order by p.position, p.id limit ${POPULAR_PRODUCTS})
    limit ${POPULAR_PRODUCTS}`)
  return found.rows.map((product) => productRow.parse(product).id)
}

/** Returns the popular products that are on sale now, in the same order. */
export async function listPopularOnSale(db: Database, popular: readonly number[]): Promise<number[]> {
  const found = await db.execute(sql`
    select p.id from unnest(${sql.param([...popular])}::bigint[]) with ordinality as o(id, place)
    join products p on p.id = o.id
    where p.available_for_sale and p.published and p.status = 'active' order by o.place`)
  return found.rows.map((product) => productRow.parse(product).id)
}
