import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { findCatalogueRevision } from './catalogue-revision.ts'
import { type ProductListScope, buildScopeCondition, chooseListingTable } from './list-scope.ts'

type Totals = { revision: number; counts: Map<string, number> }

const MAX_KEPT = 2_000
const kept = new WeakMap<Database | Transaction, Totals>()

/** Counts the products of a list on all its pages. Counts once per catalogue revision and remembers the result. */
export async function countProducts(db: Database | Transaction, scope: ProductListScope): Promise<number> {
  const totals = await totalsNow(db)
  const key = String(scope.collectionId ?? '')
  const known = totals.counts.get(key)
  if (known !== undefined) return known
  const count = await countNow(db, scope)
  if (totals.counts.size >= MAX_KEPT) totals.counts.clear()
  totals.counts.set(key, count)
  return count
}

async function totalsNow(db: Database | Transaction): Promise<Totals> {
  const revision = await findCatalogueRevision(db)
  const known = kept.get(db)
  if (known?.revision === revision) return known
  const fresh: Totals = { revision, counts: new Map() }
  kept.set(db, fresh)
  return fresh
}

async function countNow(db: Database | Transaction, scope: ProductListScope): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(chooseListingTable(scope))
    .where(buildScopeCondition(scope))
  return row?.count ?? 0
}
