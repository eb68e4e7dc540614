import { and, eq, inArray } from 'drizzle-orm'
import type { Product } from '../../contract/product.ts'
import type { Database } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { loadProductViews } from '../catalogue/index.ts'

/** Loads those of the given products that are published, in the given order and without duplicates. Includes sold-out products. */
export async function listPublishedProducts(db: Database, wanted: readonly number[]): Promise<Product[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(inArray(products.id, [...wanted]), eq(products.status, 'active'), eq(products.published, true)),
    )
  const published = new Set(rows.map(({ id }) => id))
  return loadProductViews(
    db,
    [...new Set(wanted)].filter((id) => published.has(id)),
  )
}
