import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'

/**
 * Locks products until the transaction ends, so that concurrent sales aren't overwritten. Three rules avoid deadlocks with orders
 * (takeStock): lock variants before products; lock in the order of the ids; lock with `for no key update`. With that kind of lock, a new
 * order can still insert its foreign keys, which refer to products before variants.
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
