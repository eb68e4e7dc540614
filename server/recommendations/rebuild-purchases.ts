import { sql } from 'drizzle-orm'
import { DECAY_EPOCH, HALF_LIFE_DAYS, MAX_PAIRED_PRODUCTS } from '../../domain/recommendations/weights.ts'
import type { Transaction } from '../db/database.ts'
import { catalogueLineCondition } from './count-due-orders.ts'

const HALF_LIFE_MS = HALF_LIFE_DAYS * 86_400_000

/**
 * Rebuilds product_stats and co_purchases from all orders. The result is the same as calling `countOrderForRecommendations` for each order.
 * Used to load orders for the first time and for repairs. During the rebuild, new orders wait, but pages can read recommendations.
 */
export async function rebuildPurchases(tx: Transaction): Promise<void> {
  // Locks the table of orders until the transaction ends. All code that counts an order first locks the order's row, so that code has to
  // wait.
  await tx.execute(sql`lock table orders in exclusive mode`)
  await tx.execute(sql`delete from product_stats`)
  await tx.execute(sql`delete from co_purchases`)
  await weighOrders(tx)
  await tx.execute(sql`
    insert into product_stats (product_id, n, wn, sample_n)
    select product_id, count(*), sum(wn), count(*) filter (where sample) from weighed_lines group by product_id order by product_id`)
  await countPairs(tx)
  await tx.execute(sql`drop table weighed_lines`)
  // Updates the statistics of the query planner, because the sizes of the tables have changed completely. Without this, the embedded
  // database would update the statistics only when it is idle.
  await tx.execute(sql`analyze product_stats, co_purchases`)
}

/**
 * Collects the products of each order that wasn't cancelled or refunded (each product once), with the order's weights. Also stores the
 * weights in the orders.
 */
async function weighOrders(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temporary table weighed_lines on commit drop as
    select order_id, product_id, sample, wn,
           case when size > ${MAX_PAIRED_PRODUCTS} then 0 else wn / sqrt(greatest(size - 1, 1)) end as w
    from (
      select l.order_id, l.product_id, o.sample, count(*) over (partition by l.order_id) as size,
             power(2::float8, (extract(epoch from o.placed_at)::float8 * 1000 - ${DECAY_EPOCH}::float8) / ${HALF_LIFE_MS}::float8) as wn
      from (select distinct l.order_id, l.product_id from order_lines l where ${catalogueLineCondition}) l
      join orders o on o.id = l.order_id
      where o.status not in ('cancelled', 'refunded')
    ) sized`)
  await tx.execute(sql`analyze weighed_lines`)
  await tx.execute(sql`
    update orders set recommendation_wn = null, recommendation_w = null
    where recommendation_wn is not null and id not in (select order_id from weighed_lines)`)
  await tx.execute(sql`
    update orders o set recommendation_wn = l.wn, recommendation_w = l.w
    from (select distinct order_id, wn, w from weighed_lines) l where l.order_id = o.id`)
}

/** Counts each pair of products once, and writes two rows for it, one for each direction. */
async function countPairs(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with pairs as materialized (
      select a.product_id as low, b.product_id as high, count(*) as n, sum(a.w) as w,
             count(*) filter (where a.sample) as sample_n
      from weighed_lines a join weighed_lines b on b.order_id = a.order_id and b.product_id > a.product_id
      where a.w > 0
      group by a.product_id, b.product_id
    )
    insert into co_purchases (product_id, other_id, n, w, sample_n)
    select product_id, other_id, n, w, sample_n from (
      select low as product_id, high as other_id, n, w, sample_n from pairs
      union all
      select high, low, n, w, sample_n from pairs
    ) both_ways order by product_id, other_id`)
}
