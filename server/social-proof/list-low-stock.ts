import { and, asc, eq, isNull } from 'drizzle-orm'
import type { LowStockVariant } from '../../contract/social-proof.ts'
import { findLowStockNotice } from '../../domain/catalogue/low-stock.ts'
import { DEFAULT_VARIANT_TITLE } from '../../domain/catalogue/variant-title.ts'
import { formatGid } from '../../domain/ids.ts'
import type { Database } from '../db/database.ts'
import { productListings, products, variants } from '../db/schema/catalogue.ts'

/** Lists the variants of a product that are low in stock. A variant whose stock isn't tracked is never low. */
export async function listLowStock(db: Database, handle: string): Promise<LowStockVariant[]> {
  const rows = await db
    .select({
      id: variants.id,
      title: variants.title,
      stock: variants.stock,
      stockPolicy: variants.stockPolicy,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(and(eq(products.handle, handle), eq(products.availableForSale, true), isNull(variants.stop)))
    .orderBy(asc(variants.position))
  return rows.flatMap(({ id, title, stock, stockPolicy }) => {
    const low = findLowStockNotice([stockPolicy === 'continue' ? null : stock])
    const told = title === DEFAULT_VARIANT_TITLE ? '' : title
    return low ? [{ variantId: formatGid('ProductVariant', id), title: told, ...low }] : []
  })
}
