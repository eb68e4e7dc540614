import { and } from 'drizzle-orm'
import type { ProductList } from '../../../contract/product.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Scope, scopeCondition, scopeTable } from './list-scope.ts'
import { formatCursor, parseCursor } from './page-cursor.ts'
import { type Entry, type ListPage, orderOf, partsBehind } from './page-order.ts'
import { loadProductViews } from './product-view.ts'
import { readSearchPage } from './search-page.ts'
import { toTsquery } from './search-words.ts'
import { countProducts } from './totals.ts'

export type ListInput = {
  sort: Sort
  limit: number
  /** What a shopper typed; empty for all products. */
  search?: string
  /** Only products of this collection. */
  collectionId?: number
  cursor?: string | undefined
}

/** One page of products on sale. A search without a letter or digit in it finds nothing. */
export async function listProducts(
  db: Database | Transaction,
  input: ListInput,
): Promise<({ ok: true } & ProductList) | { ok: false; reason: 'bad-cursor' }> {
  const { sort, limit, cursor } = input
  const after = cursor === undefined ? undefined : parseCursor(cursor, sort)
  if (after === null) return { ok: false, reason: 'bad-cursor' }
  const search =
    input.search === undefined || input.search.trim() === '' ? undefined : toTsquery(input.search)
  if (search === null) return { ok: true, products: [], total: 0, nextCursor: null }
  const scope: Scope = { search, collectionId: input.collectionId }
  const total = await countProducts(db, scope)
  const place = { scope, sort, after, limit: limit + 1 }
  const entries =
    search === undefined ? await readPage(db, place) : await readSearchPage(db, { ...place, search, total })
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  return {
    ok: true,
    products: await loadProductViews(
      db,
      page.map(({ productId }) => productId),
    ),
    total,
    nextCursor: entries.length > limit && last !== undefined ? formatCursor({ sort, ...last }) : null,
  }
}

async function readPage(
  db: Database | Transaction,
  { scope, sort, after, limit }: ListPage,
): Promise<Entry[]> {
  const table = scopeTable(scope)
  const entries: Entry[] = []
  for (const part of partsBehind(table, sort, after)) {
    if (entries.length >= limit) break
    const found = await db
      .select({ productId: table.productId, position: table.position, priceCents: table.priceCents })
      .from(table)
      .where(and(scopeCondition(scope), part))
      .orderBy(...orderOf(table, sort))
      .limit(limit - entries.length)
    entries.push(...found)
  }
  return entries
}
