import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ProductList } from '../../../contract/product.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Listing, type Scope, scopeCondition, scopeTable } from './list-scope.ts'
import { formatCursor, type PageEnd, parseCursor } from './page-cursor.ts'
import { loadProductViews } from './product-view.ts'
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

type Entry = Omit<PageEnd, 'sort'>

// A search with fewer matches than this is gathered from the index of words and sorted. One with more
// has its page soon enough along the index of the order, where the few matches of a rare word would be
// looked for among all products.
const MOST_GATHERED = 10_000

type Reading = {
  scope: Scope
  sort: Sort
  after: PageEnd | undefined
  limit: number
  /** Whether all matches are gathered and sorted, rather than looked for along the order. */
  gathered: boolean
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
  const gathered = search !== undefined && total <= MOST_GATHERED
  const entries = total === 0 ? [] : await readEntries(db, { scope, sort, after, limit: limit + 1, gathered })
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

async function readEntries(
  db: Database | Transaction,
  { scope, sort, after, limit, gathered }: Reading,
): Promise<Entry[]> {
  const table = scopeTable(scope)
  const entries: Entry[] = []
  for (const part of partsBehind(table, sort, after)) {
    if (entries.length >= limit) break
    const found = await db
      .select({ productId: table.productId, position: table.position, priceCents: table.priceCents })
      .from(table)
      .where(and(scopeCondition(scope), part))
      .orderBy(...orderOf(table, sort, gathered))
      .limit(limit - entries.length)
    entries.push(...found)
  }
  return entries
}

function orderOf(table: Listing, sort: Sort, gathered: boolean): SQL[] {
  // No index has such a sum: the planner, which cannot know how rare a word is, has to sort.
  const first = (column: Listing['position'] | Listing['priceCents']) =>
    gathered ? sql`${column} + 0` : sql`${column}`
  switch (sort) {
    case 'featured':
      return [asc(first(table.position)), asc(table.productId)]
    case 'newest':
      return [desc(first(table.position)), desc(table.productId)]
    case 'price-low':
      return [asc(first(table.priceCents)), asc(table.position), asc(table.productId)]
    case 'price-high':
      return [desc(first(table.priceCents)), asc(table.position), asc(table.productId)]
  }
}

/** Conditions for what stands behind a page, in the order of reading; each is one range of an index. */
function partsBehind(table: Listing, sort: Sort, after: PageEnd | undefined): (SQL | undefined)[] {
  if (after === undefined) return [undefined]
  const { position, productId, priceCents } = after
  const place = sql`(${table.position}, ${table.productId})`
  switch (sort) {
    case 'featured':
      return [sql`${place} > (${position}, ${productId})`]
    case 'newest':
      return [sql`${place} < (${position}, ${productId})`]
    case 'price-low':
      return [
        sql`(${table.priceCents}, ${table.position}, ${table.productId}) > (${priceCents}, ${position}, ${productId})`,
      ]
    case 'price-high':
      return [
        and(eq(table.priceCents, priceCents), sql`${place} > (${position}, ${productId})`),
        lt(table.priceCents, priceCents),
      ]
  }
}
