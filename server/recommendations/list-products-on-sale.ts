import { and, eq, inArray } from 'drizzle-orm'
import type { Product } from '../../contract/product.ts'
import type { Database } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { loadProductViews } from '../catalogue/index.ts'

/** Loads the given products that are on sale, in the given order and without duplicates. Includes sold-out products. */
export async function listProductsOnSale(db: Database, wanted: readonly number[]): Promise<Product[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(inArray(products.id, [...wanted]), eq(products.status, 'active'), eq(products.published, true)),
    )
  const onSale = new Set(rows.map(({ id }) => id))
  return loadProductViews(
    db,
    [...new Set(wanted)].filter((id) => onSale.has(id)),
  )
}
