import { and, asc, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Product } from '../../contract/product.ts'
import type { Database, Transaction } from '../db/database.ts'
import { productListings, products } from '../db/schema/catalogue.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { loadProductViews } from './product-view.ts'

const DAY_MS = 86_400_000
const WINDOW_DAYS = 90
/** The half-life in days of an order's weight in the ranking. */
const HALF_LIFE_DAYS = 30
const FRESH_FOR_MS = 300_000

/** The maximum number of products on the home page, from the specification (section 9). */
export const MAX_POPULAR = 12

type Ranking = { madeAt: number; ids: number[] }
const kept = new WeakMap<Database | Transaction, Ranking>()

/**
 * Lists the best-selling products that are available. Products ordered in the last 90 days come first, then products with the tag
 * best-seller or popular, then all others in catalogue order. The ranking is recomputed every five minutes.
 */
export async function listPopular(db: Database | Transaction, now: Date): Promise<Product[]> {
  const known = kept.get(db)
  const age = known === undefined ? Number.POSITIVE_INFINITY : now.getTime() - known.madeAt
  const ids = known !== undefined && age >= 0 && age < FRESH_FOR_MS ? known.ids : await rank(db, now)
  if (ids !== known?.ids) kept.set(db, { madeAt: now.getTime(), ids })
  const found = await loadProductViews(db, ids)
  return found.filter(({ availableForSale }) => availableForSale)
}

async function rank(db: Database | Transaction, now: Date): Promise<number[]> {
  const ordered = await rankByOrders(db, now)
  return ordered.length < MAX_POPULAR ? fill(db, ordered) : ordered
}

async function rankByOrders(db: Database | Transaction, now: Date): Promise<number[]> {
  const ageDays = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${orders.placedAt}) / 86400`
  const rows = await db
    .select({ id: products.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(
      and(
        gte(orders.placedAt, new Date(now.getTime() - WINDOW_DAYS * DAY_MS)),
        notInArray(orders.status, ['cancelled', 'refunded']),
        eq(products.availableForSale, true),
      ),
    )
    .groupBy(products.id)
    .orderBy(desc(sql`sum(power(0.5, ${ageDays} / ${HALF_LIFE_DAYS}::float8))`), asc(products.id))
    .limit(MAX_POPULAR)
  return rows.map(({ id }) => id)
}

/**
 * Fills the list up with products that have the tag best-seller or popular, and then with all others. For speed, the order and the
 * condition match those of the index `products_popular`.
 */
async function fill(db: Database | Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        sql`${products.availableForSale} and ${products.published} and ${products.status} = 'active'`,
        ids.length > 0 ? notInArray(products.id, [...ids]) : undefined,
      ),
    )
    .orderBy(
      sql`(${products.tags} && array['best-seller', 'popular']) desc`,
      asc(products.position),
      asc(products.id),
    )
    .limit(MAX_POPULAR - ids.length)
  return [...ids, ...rows.map(({ id }) => id)]
}
