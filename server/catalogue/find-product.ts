import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Product } from '../../contract/product.ts'
import { parseProductReference } from '../../domain/ids.ts'
import { buildStatementOnce, UNNAMED_STATEMENT } from '../db/build-statement-once.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { singleFlight } from '../platform/single-flight.ts'
import { type ProductRow, selectProducts } from './product-rows.ts'
import { toProductView } from './product-view.ts'

/** Finds a product on sale by the handle, number or global id (gid) in a URL; null if there is none. */
export async function findProduct(db: Database | Transaction, reference: string): Promise<Product | null> {
  const row = await findRow(db, reference)
  return row === null ? null : toProductView(row)
}

/**
 * Finds a product on sale by the handle, number or gid in a URL; null if there is none. Returns the data that the product's reviews and
 * questions need.
 */
export async function findReviewedProduct(
  db: Database | Transaction,
  reference: string,
): Promise<Pick<ProductRow, 'id' | 'stars' | 'hasQuestions'> | null> {
  return findRow(db, reference)
}

/** Finds the database key of a product on sale by the handle, number or global id (gid) in a URL; null if there is none. */
export async function findProductId(db: Database | Transaction, reference: string): Promise<number | null> {
  return (await findRow(db, reference))?.id ?? null
}

const findRow = singleFlight(async (db, reference: string): Promise<ProductRow | null> => {
  const parsed = parseProductReference(reference)
  if (parsed === null) return null
  if (parsed.kind === 'handle') return findByHandle(db, parsed.handle)
  // A number that isn't a product's id may be a handle, such as "1969".
  const [byId] = await onSaleById(db).execute({ id: parsed.id })
  return byId ?? (parsed.handle === null ? null : findByHandle(db, parsed.handle))
})

async function findByHandle(db: Database | Transaction, handle: string): Promise<ProductRow | null> {
  const [found] = await onSaleByHandle(db).execute({ handle })
  return found ?? null
}

const onSale = (condition: SQL) => and(condition, eq(products.status, 'active'), eq(products.published, true))

const onSaleById = buildStatementOnce((db) =>
  selectProducts(db, onSale(eq(products.id, sql.placeholder('id')))).prepare(UNNAMED_STATEMENT),
)

const onSaleByHandle = buildStatementOnce((db) =>
  selectProducts(db, onSale(eq(products.handle, sql.placeholder('handle')))).prepare(UNNAMED_STATEMENT),
)
