import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'

/**
 * Locks products until the transaction ends, so that concurrent sales aren't overwritten. Three rules avoid deadlocks with orders
 * (takeStock). Variants are locked before products. Rows are locked in the order of their ids. The locks are `for no key update`, which
 * lets a new order insert its foreign keys.
 */
export async function lockProducts(tx: Transaction, handles: readonly string[]): Promise<void> {
  if (handles.length === 0) return
  await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(products.handle, [...handles]))
    .orderBy(asc(variants.id))
    .for('no key update', { of: variants })
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.handle, [...handles]))
    .orderBy(asc(products.id))
    .for('no key update')
}
