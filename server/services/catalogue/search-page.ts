import { and, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { scopeCondition, scopeTable, wordsIn } from './list-scope.ts'
import { type Entry, type ListPage, orderOf, partsBehind } from './page-order.ts'

type SearchPage = ListPage & {
  /** The scope's, which is a tsquery. */
  search: string
  /** How many products match, before and behind the page. */
  total: number
}

/** Fewer matches than this are gathered at once. */
const FEW_MATCHES = 1_000
/** So many products are looked at along the order; a word that one in eighty has fills a page of them. */
const LOOKED_AT = 2_000

/**
 * One page of a search. PostgreSQL cannot know how rare the beginning of a word is, nor where in the
 * order its matches stand, and left to itself it may look for them through the whole shop. So a page is
 * looked for along the order, but not far; else all matches are gathered by the index of words and sorted.
 */
export async function readSearchPage(db: Database | Transaction, page: SearchPage): Promise<Entry[]> {
  if (page.total === 0) return []
  const near = page.total > FEW_MATCHES ? await lookAlong(db, page) : []
  return near.length === page.limit ? near : gather(db, page)
}

async function lookAlong(db: Database | Transaction, page: SearchPage): Promise<Entry[]> {
  const { scope, search, sort, after, limit } = page
  const table = scopeTable(scope)
  const [part, ...more] = partsBehind(table, sort, after)
  if (more.length > 0) return []
  const next = db
    .select({
      productId: table.productId,
      position: table.position,
      priceCents: table.priceCents,
      words: wordsIn(scope).as('words'),
    })
    .from(table)
    .where(and(scopeCondition({ ...scope, search: undefined }), part))
    .orderBy(...orderOf(table, sort))
    .limit(LOOKED_AT)
    .as('next')
  return db
    .select({ productId: next.productId, position: next.position, priceCents: next.priceCents })
    .from(next)
    .where(sql`${next.words} @@ ${search}::tsquery`)
    .orderBy(...orderOf(next, sort))
    .limit(limit)
}

async function gather(db: Database | Transaction, page: SearchPage): Promise<Entry[]> {
  const { scope, sort, after, limit } = page
  const table = scopeTable(scope)
  const behind = or(...partsBehind(table, sort, after))
  // No index has such sums: the planner has to sort.
  const place = {
    position: sql`${table.position} + 0`,
    priceCents: sql`${table.priceCents} + 0`,
    productId: table.productId,
  }
  return db
    .select({ productId: table.productId, position: table.position, priceCents: table.priceCents })
    .from(table)
    .where(and(scopeCondition(scope), behind))
    .orderBy(...orderOf(place, sort))
    .limit(limit)
}
