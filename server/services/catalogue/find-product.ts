import { and, eq, type SQL } from 'drizzle-orm'
import type { Product } from '../../../contract/product.ts'
import { parseProductReference } from '../../../domain/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import { sharedLook } from '../shared-look.ts'
import { type ProductRow, selectProducts } from './product-rows.ts'
import { viewProducts } from './product-view.ts'

/** The product on sale that a path names by handle, number or gid; null when there is none. */
export async function findProduct(db: Database | Transaction, reference: string): Promise<Product | null> {
  const row = await findRow(db, reference)
  const [product] = row === null ? [] : await viewProducts(db, [row])
  return product ?? null
}

/** The key of that product. */
export async function findProductId(db: Database | Transaction, reference: string): Promise<number | null> {
  return (await findRow(db, reference))?.id ?? null
}

const findRow = sharedLook(async (db, reference: string): Promise<ProductRow | null> => {
  const parsed = parseProductReference(reference)
  if (parsed === null) return null
  if (parsed.kind === 'handle') return findOnSale(db, eq(products.handle, parsed.handle))
  // A handle may be a number, such as "1969".
  const byId = await findOnSale(db, eq(products.id, parsed.id))
  return byId ?? (parsed.handle === null ? null : findOnSale(db, eq(products.handle, parsed.handle)))
})

async function findOnSale(db: Database | Transaction, condition: SQL): Promise<ProductRow | null> {
  const onSale = and(condition, eq(products.status, 'active'), eq(products.published, true))
  const [found] = await selectProducts(db, onSale)
  return found ?? null
}
