import { and, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { raiseCatalogueRevision } from './catalogue-revision.ts'

/**
 * Recomputes for each product whether it has a variant that can be bought. If this changes for any product, cached pages become invalid.
 */
export async function updateAvailability(
  tx: Transaction,
  productIds: readonly number[] | SQLWrapper,
): Promise<void> {
  const available = sql`exists (select from ${variants} where ${variants.productId} = ${products.id} and ${variants.stop} is null
    and (${variants.stock} is null or ${variants.stock} > 0 or ${variants.stockPolicy} = 'continue'))`
  const among = Array.isArray(productIds) ? [...productIds] : productIds
  const stale = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, among), sql`${products.availableForSale} <> ${available}`))
    .orderBy(products.id)
    .for('update')
  if (stale.length === 0) return
  const ids = stale.map(({ id }) => id)
  await tx.update(products).set({ availableForSale: available }).where(inArray(products.id, ids))
  await raiseCatalogueRevision(tx)
}
