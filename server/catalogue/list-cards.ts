import { eq, inArray } from 'drizzle-orm'
import type { Product } from '../../contract/product.ts'
import type { CollectionTiles } from '../../contract/showcase.ts'
import type { Database, Transaction } from '../db/database.ts'
import { collections, productListings, products } from '../db/schema/catalogue.ts'
import { loadProductViews } from './product-view.ts'

/** Lists products by handle, in the given order. Leaves out products that aren't on sale. */
export async function listCardsByHandle(
  db: Database | Transaction,
  handles: readonly string[],
): Promise<Product[]> {
  if (handles.length === 0) return []
  const rows = await db
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .innerJoin(productListings, eq(productListings.productId, products.id))
    .where(inArray(products.handle, [...handles]))
  const ids = new Map(rows.map(({ id, handle }) => [handle, id]))
  const found = await loadProductViews(
    db,
    handles.flatMap((handle) => ids.get(handle) ?? []),
  )
  return found.filter(({ availableForSale }) => availableForSale)
}

/** Finds the pictures of collections by handle; null for a collection without a picture. Leaves out unknown handles. */
export async function listCollectionTiles(
  db: Database | Transaction,
  handles: readonly string[],
): Promise<CollectionTiles> {
  if (handles.length === 0) return {}
  const { handle, imageSrc } = collections
  const rows = await db
    .select({ handle, imageSrc })
    .from(collections)
    .where(inArray(handle, [...handles]))
  return Object.fromEntries(rows.map((row) => [row.handle, { imageSrc: row.imageSrc || null }]))
}
