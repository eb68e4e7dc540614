import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { productImages, products } from '../db/schema/catalogue.ts'
import { reviews } from '../db/schema/reviews.ts'
import { isPaid, type Order } from '../orders/index.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type BoughtProduct = {
  id: number
  handle: string
  title: string
  imageSrc: string | null
  /** The buyer's review of the product; null if there is none. It may have been written for another order. */
  review: ReviewRow | null
}

type OrderWithProducts = Pick<Order, 'status' | 'sample' | 'email'> & {
  lines: readonly { productId: number | null }[]
}

/** Identifies a buyer by a hash of the e-mail address, so that a buyer with several orders can write only one review per product. */
export const hashBuyer = ({ email }: Pick<Order, 'email'>): string =>
  createHash('sha256').update(`buyer:${email.trim().toLowerCase()}`).digest('hex')

/**
 * Lists the products of an order that its buyer may review, in the sequence of the order's lines. Leaves out products without a page. Empty
 * if the order wasn't paid for.
 */
export async function listBoughtProducts(
  db: Database | Transaction,
  order: OrderWithProducts,
): Promise<BoughtProduct[]> {
  const ids = [...new Set(order.lines.flatMap(({ productId }) => productId ?? []))]
  if (ids.length === 0 || order.sample || !isPaid(order)) return []
  const rows = await db
    .select({
      id: products.id,
      handle: products.handle,
      title: products.title,
      imageSrc: productImages.src,
      review: reviews,
    })
    .from(products)
    .leftJoin(productImages, and(eq(productImages.productId, products.id), eq(productImages.position, 1)))
    .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.buyerHash, hashBuyer(order))))
    .where(and(inArray(products.id, ids), eq(products.status, 'active'), eq(products.published, true)))
    .orderBy(asc(products.id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
