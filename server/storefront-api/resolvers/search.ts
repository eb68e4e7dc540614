import { inArray, sql } from 'drizzle-orm'
import { collections } from '../../db/schema/catalogue.ts'
import { wordsOf } from '../../../domain/search/words-of.ts'
import { listFacets } from '../catalogue/facets.ts'
import { countProducts, listProductPage } from '../catalogue/list-products.ts'
import { filterConditions, type ProductFilter } from '../catalogue/product-filters.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { searchConditions } from '../catalogue/search-query.ts'
import { type Connection, emptyConnection, listConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { byRelevance, publishedPosts } from '../texts/list-texts.ts'
import { searchTexts } from '../texts/search-texts.ts'
import type { PageText, PostText } from '../../texts/index.ts'
import { mixedPage } from './mixed-page.ts'

type SearchType = 'ARTICLE' | 'PAGE' | 'PRODUCT'

type SearchArgs = ConnectionArgs & {
  query: string
  sortKey?: 'PRICE' | 'RELEVANCE' | null
  types?: readonly SearchType[] | null
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

async function search(_: unknown, args: SearchArgs, context: StorefrontContext) {
  const { db } = context.deps
  const conditions = searchConditions(args.query)
  if (conditions === null) return NOTHING
  const wants = (type: SearchType) => !args.types || args.types.includes(type)
  const filters = [...(args.productFilters ?? []), ...available(args.unavailableProducts === 'HIDE')]
  const scope = { collectionId: null, conditions: [...conditions, ...filterConditions(filters)] }
  const products = (window: ConnectionArgs) =>
    listProductPage(db, { scope, sortKey: args.sortKey ?? 'RELEVANCE', args: window }).then(asProducts)
  const found = [
    ...(wants('ARTICLE') ? findTexts(publishedPosts(context), args.query) : []),
    ...(wants('PAGE') ? findTexts(context.texts.pages, args.query) : []),
  ]
  const texts = async (window: ConnectionArgs) => listConnection(found, window, cursorKey)
  const page = wants('PRODUCT')
    ? await mixedPage({ first: products, second: texts, isOfSecond: isCursorOfText }, args)
    : await texts(args)
  return {
    ...page,
    totalCount: async () => (wants('PRODUCT') ? await countProducts(db, scope) : 0) + found.length,
    productFilters: () => (wants('PRODUCT') ? listFacets(db, scope) : []),
  }
}

function asProducts(page: Connection<ProductRow>) {
  const edges = page.edges.map(({ cursor, node }) => ({
    cursor,
    node: { ...node, __typename: 'Product' as const },
  }))
  return { ...page, edges, nodes: edges.map(({ node }) => node) }
}

const findTexts = <T extends PageText | PostText>(texts: readonly T[], query: string): T[] =>
  byRelevance(searchTexts(texts, query) ?? [], query)

// No cursor of a product begins so: within it is JSON.
const cursorKey = ({ __typename, handle }: PageText | PostText) => `${__typename}/${handle}`
const isCursorOfText = (cursor: string) =>
  /^(Article|Page)\//.test(Buffer.from(cursor, 'base64url').toString())

async function predictiveSearch(_: unknown, args: PredictiveArgs, context: StorefrontContext) {
  const { db } = context.deps
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
  return {
    products,
    collections: wants('COLLECTION') ? await listCollectionsLike(args.query, first, db) : [],
    articles: wants('ARTICLE') ? findTexts(publishedPosts(context), args.query).slice(0, first) : [],
    pages: wants('PAGE') ? findTexts(context.texts.pages, args.query).slice(0, first) : [],
    queries: [],
  }
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
