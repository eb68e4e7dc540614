import { eq, sql } from 'drizzle-orm'
import { sortDistinctProducts, listProductPairs } from '../../domain/recommendations/pairs.ts'
import { computeOrderWeights } from '../../domain/recommendations/weights.ts'
import type { Transaction } from '../db/database.ts'
import { orders } from '../db/schema/orders.ts'

type PurchasedOrder = { id: number; placedAt: Date; productIds: readonly number[] }

/**
 * Adds an order to the recommendation statistics, in the caller's transaction and once per order. The order stores its weights, so that a
 * cancellation subtracts exactly what was added.
 */
export async function countOrderForRecommendations(tx: Transaction, order: PurchasedOrder): Promise<void> {
  const products = sortDistinctProducts(order.productIds)
  const weights = computeOrderWeights(products.length, order.placedAt)
  const counted = await tx
    .update(orders)
    .set({ recommendationWn: weights.wn, recommendationW: weights.w })
    .where(sql`${orders.id} = ${order.id} and ${orders.recommendationWn} is null`)
    .returning({ sample: orders.sample })
  const [row] = counted
  if (row) await addToTables(tx, products, { n: 1, sampleN: row.sample ? 1 : 0, ...weights })
}

/** Subtracts a cancelled or refunded order from the statistics. Does nothing if it isn't counted. */
export async function subtractOrderFromRecommendations(
  tx: Transaction,
  orderId: number,
  productIds: readonly number[],
): Promise<void> {
  const [order] = await tx
    .select({ wn: orders.recommendationWn, w: orders.recommendationW, sample: orders.sample })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  if (!order || order.wn === null || order.w === null) return
  const products = sortDistinctProducts(productIds)
  const taken = { n: -1, sampleN: order.sample ? -1 : 0, wn: -order.wn, w: -order.w }
  await addToTables(tx, products, taken)
  await removeEmptyRows(tx, products)
  await tx.update(orders).set({ recommendationWn: null, recommendationW: null }).where(eq(orders.id, orderId))
}

/** Writes rows in the order of their keys, so that concurrent transactions can't deadlock. */
async function addToTables(
  tx: Transaction,
  products: number[],
  { n, sampleN, wn, w }: { n: number; sampleN: number; wn: number; w: number },
): Promise<void> {
  if (products.length === 0) return
  await tx.execute(sql`
    insert into product_stats (product_id, n, wn, sample_n)
    select product_id, ${n}::int, ${wn}::float8, ${sampleN}::int
    from unnest(${sql.param(products)}::bigint[]) as p(product_id) order by product_id
    on conflict (product_id) do update
    set n = product_stats.n + excluded.n, wn = product_stats.wn + excluded.wn,
        sample_n = product_stats.sample_n + excluded.sample_n`)
  // If the weight is 0, the order had too many products to count its pairs. The stored weight decides this, and not the current number of
  // products, which may be smaller after products were deleted.
  const pairs = w === 0 ? [] : listProductPairs(products)
  if (pairs.length === 0) return
  const from = pairs.map((pair) => pair.productId)
  const to = pairs.map((pair) => pair.otherId)
  await tx.execute(sql`
    insert into co_purchases (product_id, other_id, n, w, sample_n)
    select product_id, other_id, ${n}::int, ${w}::float8, ${sampleN}::int
    from unnest(${sql.param(from)}::bigint[], ${sql.param(to)}::bigint[]) as p(product_id, other_id)
    order by product_id, other_id
    on conflict (product_id, other_id) do update
    set n = co_purchases.n + excluded.n, w = co_purchases.w + excluded.w,
        sample_n = co_purchases.sample_n + excluded.sample_n`)
}

/** Deletes rows whose number of orders is 0. The weights that remain in them are only rounding errors. The rows are locked already. */
async function removeEmptyRows(tx: Transaction, products: number[]): Promise<void> {
  const ids = sql`any(${sql.param(products)}::bigint[])`
  await tx.execute(sql`delete from co_purchases where product_id = ${ids} and other_id = ${ids} and n <= 0`)
  await tx.execute(sql`delete from product_stats where product_id = ${ids} and n <= 0`)
}
