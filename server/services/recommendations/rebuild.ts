import { asc, sql } from 'drizzle-orm'
import { tagNeighbours as neighboursOf } from '../../../domain/recommendations/tag-similarity.ts'
import { DECAY_EPOCH, HALF_LIFE_DAYS, MAX_PAIRED_PRODUCTS } from '../../../domain/recommendations/weights.ts'
import type { Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { tagNeighbours } from '../../db/schema/recommendations.ts'

const ROWS_A_STATEMENT = 5_000

/** Statuses whose orders were not taken back. */
const counted = sql`status not in ('cancelled', 'refunded')`

/**
 * Makes product_stats and co_purchases anew from all orders: what recordOrder would have come to, order by order.
 * For the first load of orders and for repairs.
 */
export async function rebuildPurchases(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate product_stats, co_purchases`)
  await tx.execute(sql`create temporary table order_products on commit drop as
    select distinct o.id as order_id, o.placed_at, l.product_id
    from orders o join order_lines l on l.order_id = o.id
    where l.product_id is not null and ${counted}`)
  await tx.execute(sql`update orders set recommendation_wn = null, recommendation_w = null where not (${counted})`)
  await tx.execute(sql`
    update orders o set recommendation_wn = w.wn, recommendation_w = w.wn / sqrt(greatest(w.size - 1, 1))
    from (select order_id, count(*) as size,
            power(2::float8, (extract(epoch from placed_at)::float8 * 1000 - ${DECAY_EPOCH}) / ${HALF_LIFE_DAYS * 86_400_000}::float8) as wn
          from order_products group by order_id, placed_at) w
    where w.order_id = o.id`)
  await tx.execute(sql`insert into product_stats (product_id, n, wn)
    select p.product_id, count(*), sum(o.recommendation_wn) from order_products p join orders o on o.id = p.order_id
    group by p.product_id`)
  await tx.execute(sql`insert into co_purchases (product_id, other_id, n, w)
    select a.product_id, b.product_id, count(*), sum(o.recommendation_w)
    from order_products a join order_products b on b.order_id = a.order_id and b.product_id <> a.product_id
    join orders o on o.id = a.order_id
    where (select count(*) from order_products s where s.order_id = a.order_id) <= ${MAX_PAIRED_PRODUCTS}
    group by a.product_id, b.product_id`)
}

/** Makes the neighbours by tags anew; to be done when tags or products have changed. */
export async function rebuildTagNeighbours(tx: Transaction): Promise<void> {
  const tagged = await tx
    .select({ productId: products.id, tags: products.tags })
    .from(products)
    .where(sql`${products.status} = 'active' and ${products.published}`)
    .orderBy(asc(products.id))
  await tx.delete(tagNeighbours)
  let rows: (typeof tagNeighbours.$inferInsert)[] = []
  const write = async () => {
    if (rows.length > 0) await tx.insert(tagNeighbours).values(rows)
    rows = []
  }
  for (const { productId, neighbours } of neighboursOf(tagged)) {
    rows.push(...neighbours.map(({ otherId, similarity }) => ({ productId, otherId, similarity })))
    if (rows.length > ROWS_A_STATEMENT) await write()
  }
  await write()
}
