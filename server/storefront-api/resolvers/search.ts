import { listFacets } from '../catalogue/facets.ts'
import { countProducts, listProductPage } from '../catalogue/list-products.ts'
import { buildFilterConditions, type ProductFilter } from '../catalogue/product-filters.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { buildSearchConditions } from '../catalogue/search-query.ts'
import { type Connection, makeEmptyConnection, listConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { sortByRelevance, listPublishedPosts } from '../texts/list-texts.ts'
import { searchTexts } from '../texts/search-texts.ts'
import type { PageText, PostText } from '../../texts/index.ts'
import { readMixedPage } from './mixed-page.ts'
import { resolvePredictiveSearch } from './predictive-search.ts'

type SearchType = 'ARTICLE' | 'PAGE' | 'PRODUCT'

type SearchArgs = ConnectionArgs & {
  query: string
  sortKey?: 'PRICE' | 'RELEVANCE' | null
  types?: readonly SearchType[] | null
  productFilters?: readonly ProductFilter[] | null
  unavailableProducts?: 'HIDE' | 'LAST' | 'SHOW' | null
}

const NOTHING = { ...makeEmptyConnection(), productFilters: [], totalCount: 0 }
// Returns the filter that hides sold-out products. The API also has an option to move sold-out products to the end of the list. This shop
// doesn't support that option; the products keep their position.
const available = (hide: boolean): ProductFilter[] => (hide ? [{ available: true }] : [])

async function search(_: unknown, args: SearchArgs, context: StorefrontContext) {
  const { db } = context.deps
  const conditions = buildSearchConditions(args.query)
  if (conditions === null) return NOTHING
  const wants = (type: SearchType) => !args.types || args.types.includes(type)
  const filters = [...(args.productFilters ?? []), ...available(args.unavailableProducts === 'HIDE')]
  const scope = { collectionId: null, conditions: [...conditions, ...buildFilterConditions(filters)] }
  const products = (window: ConnectionArgs) =>
    listProductPage(db, { scope, sortKey: args.sortKey ?? 'RELEVANCE', args: window }).then(asProducts)
  const found = [
    ...(wants('ARTICLE') ? findTexts(listPublishedPosts(context), args.query) : []),
    ...(wants('PAGE') ? findTexts(context.texts.pages, args.query) : []),
  ]
  const texts = async (window: ConnectionArgs) => listConnection(found, window, cursorKey)
  const page = wants('PRODUCT')
    ? await readMixedPage({ first: products, second: texts, isOfSecond: isCursorOfText }, args)
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
  sortByRelevance(searchTexts(texts, query) ?? [], query)

// Returns the key that identifies a text in a cursor. The cursor of a product contains JSON instead, so the two can't be confused.
const cursorKey = ({ __typename, handle }: PageText | PostText) => `${__typename}/${handle}`
const isCursorOfText = (cursor: string) =>
  /^(Article|Page)\//.test(Buffer.from(cursor, 'base64url').toString())

export const searchQueries = {
  search,
  predictiveSearch: resolvePredictiveSearch,
} satisfies Resolvers<unknown>
