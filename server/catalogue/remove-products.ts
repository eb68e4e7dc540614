import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { raiseCatalogueRevision } from './catalogue-revision.ts'
import { lockProducts } from './editing/lock-products.ts'
import { CollectionRules } from './collection-memberships.ts'
import { loadStoredProductsByHandle, type StoredProduct } from './stored-products.ts'
import { writeProducts } from './write-products.ts'

type RemovedCounts = {
  removed: number
  /** The number of products that were taken off sale instead of deleted, because an order or a pending payment refers to them. */
  archived: number
}

const FIRST_VERSION = 1

/** Removes products, with their reviews, unless somebody has edited them since they were imported. Sales don't count as edits. */
export async function removeUnchangedProducts(
  tx: Transaction,
  handles: readonly string[],
): Promise<RemovedCounts> {
  await lockProducts(tx, handles)
  const unchanged = (await loadStoredProductsByHandle(tx, handles)).filter(
    ({ version }) => version === FIRST_VERSION,
  )
  if (unchanged.length === 0) return { removed: 0, archived: 0 }
  const ordered = await findOrdered(tx, unchanged)
  const [kept, dropped] = [
    unchanged.filter(({ id }) => ordered.has(id)),
    unchanged.filter(({ id }) => !ordered.has(id)),
  ]
  const archived = kept.map((before) => ({
    before,
    position: before.position,
    record: { ...before.record, status: 'archived' as const },
  }))
  await writeProducts(tx, await CollectionRules.load(tx), archived)
  if (dropped.length > 0)
    await tx.delete(products).where(
      inArray(
        products.id,
        dropped.map(({ id }) => id),
      ),
    )
  await raiseCatalogueRevision(tx)
  return { removed: dropped.length, archived: kept.length }
}

/** An SQL condition that is true for products with one of these handles that nobody has edited since they were imported as samples. */
export const unchangedSampleCondition = (handles: readonly string[]) =>
  sql`(${products.handle} = any(${sql.param([...handles])}::text[]) and ${products.version} = ${FIRST_VERSION})`

/** Counts the products with these handles that nobody has edited since they were imported as samples. */
export async function countUnchangedProducts(
  db: Pick<Transaction, 'execute'>,
  handles: readonly string[],
): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*) as count from products
    where ${unchangedSampleCondition(handles)}`)
  return z.array(z.object({ count: z.coerce.number() })).parse(rows)[0]?.count ?? 0
}

async function findOrdered(tx: Transaction, some: readonly StoredProduct[]): Promise<Set<number>> {
  const ids = sql`${sql.param(some.map(({ id }) => id))}::bigint[]`
  const { rows } = await tx.execute(sql`
    select product_id as id from order_lines where product_id = any(${ids})
    union
    select v.product_id from stock_reservations r join variants v on v.id = r.variant_id where v.product_id = any(${ids})`)
  return new Set(
    z
      .array(z.object({ id: z.coerce.number() }))
      .parse(rows)
      .map(({ id }) => id),
  )
}
