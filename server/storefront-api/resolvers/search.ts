import { inArray, sql } from 'drizzle-orm'
import { collections } from '../../db/schema/catalogue.ts'
import { wordsOf } from '../../services/catalogue/search-words.ts'
import { listFacets } from '../catalogue/facets.ts'
import { countProducts, listProductPage } from '../catalogue/list-products.ts'
import { filterConditions, type ProductFilter } from '../catalogue/product-filters.ts'
import { searchConditions } from '../catalogue/search-query.ts'
import { emptyConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'

type SearchArgs = ConnectionArgs & {
  query: string
  sortKey?: 'PRICE' | 'RELEVANCE' | null
  types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null
  productFilters?: readonly ProductFilter[] | null
  unavailableProducts?: 'HIDE' | 'LAST' | 'SHOW' | null
}

type PredictiveArgs = {
  query: string
  limit?: number | null
  types?: readonly ('COLLECTION' | 'PRODUCT' | 'ARTICLE' | 'PAGE' | 'QUERY')[] | null
  unavailableProducts?: 'HIDE' | 'LAST' | 'SHOW' | null
}

const NOTHING = { ...emptyConnection(), productFilters: [], totalCount: 0 }
// The hosted store's own bound for suggestions.
const MOST_SUGGESTED = 10

// Hiding what is sold out is a filter; the order in which the rest stands does not depend on it.
const available = (hide: boolean): ProductFilter[] => (hide ? [{ available: true }] : [])

async function search(_: unknown, args: SearchArgs, { deps: { db } }: StorefrontContext) {
  const conditions = searchConditions(args.query)
  if (conditions === null || (args.types && !args.types.includes('PRODUCT'))) return NOTHING
  const filters = [...(args.productFilters ?? []), ...available(args.unavailableProducts === 'HIDE')]
  const scope = { collectionId: null, conditions: [...conditions, ...filterConditions(filters)] }
  const page = await listProductPage(db, { scope, sortKey: args.sortKey ?? 'RELEVANCE', args })
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: { ...node, __typename: 'Product' } }))
  return {
    ...page,
    edges,
    nodes: edges.map(({ node }) => node),
    totalCount: () => countProducts(db, scope),
    productFilters: () => listFacets(db, scope),
  }
}

async function predictiveSearch(_: unknown, args: PredictiveArgs, { deps: { db } }: StorefrontContext) {
  const first = Math.min(Math.max(args.limit ?? MOST_SUGGESTED, 1), MOST_SUGGESTED)
  const wants = (type: NonNullable<PredictiveArgs['types']>[number]) =>
    !args.types || args.types.includes(type)
  const conditions = searchConditions(args.query)
  const hide = filterConditions(available(args.unavailableProducts === 'HIDE'))
  const scope = { collectionId: null, conditions: [...(conditions ?? []), ...hide] }
  const products =
    conditions !== null && wants('PRODUCT')
      ? (await listProductPage(db, { scope, sortKey: 'RELEVANCE', args: { first } })).nodes
      : []
  const found = wants('COLLECTION') ? await listCollectionsLike(args.query, first, db) : []
  return { products, collections: found, articles: [], pages: [], queries: [] }
}

/** Collections whose title has all the words typed, each at the beginning of one of its own. */
async function listCollectionsLike(query: string, limit: number, db: StorefrontContext['deps']['db']) {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const titles = await db
    .select({ id: collections.id, title: collections.title })
    .from(collections)
    .limit(2_000)
  const ids = titles
    .filter(({ title }) => words.every((word) => wordsOf(title).some((own) => own.startsWith(word))))
    .slice(0, limit)
    .map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select()
    .from(collections)
    .where(inArray(collections.id, ids))
    .orderBy(sql`lower(${collections.title}) collate "C"`)
}

export const searchQueries = { search, predictiveSearch } satisfies Resolvers<unknown>
