import { and, eq, type SQL } from 'drizzle-orm'
import type { Product } from '../../../contract/product.ts'
import { parseProductReference } from '../../../domain/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { loadProductViews } from './product-view.ts'

/** The product on sale that a path names by handle, number or gid; null when there is none. */
export async function findProduct(db: Database | Transaction, reference: string): Promise<Product | null> {
  const id = await findProductId(db, reference)
  const [product] = id === null ? [] : await loadProductViews(db, [id])
  return product ?? null
}

/** The key of that product. */
export async function findProductId(db: Database | Transaction, reference: string): Promise<number | null> {
  const parsed = parseProductReference(reference)
  if (parsed === null) return null
  if (parsed.kind === 'handle') return findOnSale(db, eq(products.handle, parsed.handle))
  // A handle may be a number, such as "1969".
  const byId = await findOnSale(db, eq(products.id, parsed.id))
  return byId ?? (parsed.handle === null ? null : findOnSale(db, eq(products.handle, parsed.handle)))
}

async function findOnSale(db: Database | Transaction, condition: SQL): Promise<number | null> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(condition, eq(products.status, 'active'), eq(products.published, true)))
  return found?.id ?? null
}
