import { inArray, sql } from 'drizzle-orm'
import { parseFacetSelection } from '../../../domain/catalogue/facets/facet-selection.ts'
import { splitIntoWords } from '../../../domain/search/split-into-words.ts'
import { listProducts } from '../../catalogue/index.ts'
import { collections } from '../../db/schema/catalogue.ts'
import { searchPages } from '../../site/index.ts'
import { buildPagePath, type PageText, type PostText } from '../../texts/index.ts'
import type { CollectionRow } from '../catalogue/collection-rows.ts'
import { listProductPage } from '../catalogue/list-products.ts'
import { buildFilterConditions } from '../catalogue/product-filters.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { buildSearchConditions } from '../catalogue/search-query.ts'
import type { StorefrontContext } from '../context.ts'
import { parseSearchTerms } from '../search-terms.ts'
import { sortByRelevance, listPublishedPosts } from '../texts/list-texts.ts'
import { searchTexts } from '../texts/search-texts.ts'

type PredictiveArgs = {
  query: string
  limit?: number | null
  types?: readonly ('COLLECTION' | 'PRODUCT' | 'ARTICLE' | 'PAGE' | 'QUERY')[] | null
  unavailableProducts?: 'HIDE' | 'LAST' | 'SHOW' | null
}

type Input = { query: string; first: number; inStock: boolean }

type Suggestions = {
  products: ProductRow[]
  collections: CollectionRow[]
  articles: PostText[]
  pages: PageText[]
}

// The maximum number of suggestions, the same as Shopify's.
const MAX_SUGGESTED = 10

/**
 * Suggests results while a search is being typed. Plain words get the same suggestions as in the shop's own search box. In a query in
 * Shopify's syntax, every term has to match.
 */
export async function resolvePredictiveSearch(_: unknown, args: PredictiveArgs, context: StorefrontContext) {
  const input = {
    query: args.query,
    first: Math.min(Math.max(args.limit ?? MAX_SUGGESTED, 1), MAX_SUGGESTED),
    inStock: args.unavailableProducts === 'HIDE',
  }
  const isPlain = parseSearchTerms(args.query).every(({ field, negated }) => field === '' && !negated)
  const found = await (isPlain ? suggestForWords(input, context) : suggestForTerms(input, context))
  const wants = (type: NonNullable<PredictiveArgs['types']>[number]) =>
    !args.types || args.types.includes(type)
  return {
    products: wants('PRODUCT') ? found.products : [],
    collections: wants('COLLECTION') ? found.collections : [],
    articles: wants('ARTICLE') ? found.articles : [],
    pages: wants('PAGE') ? found.pages : [],
    queries: [],
  }
}

async function suggestForWords(
  { query, first, inStock }: Input,
  { deps, loaders, texts, ...context }: StorefrontContext,
): Promise<Suggestions> {
  // Returns nothing for a query without words, because it would match all products.
  if (splitIntoWords(query).length === 0) return { products: [], collections: [], articles: [], pages: [] }
  const choice = parseFacetSelection(new URLSearchParams(inStock ? { 'in-stock': '1' } : {}))
  const list = await listProducts(deps.db, { sort: 'featured', limit: first, search: query, choice })
  if (!list.ok) throw new Error(`A list without a cursor was refused: ${list.reason}`)
  const found = await searchPages(deps.db, { search: query, now: deps.now(), most: first })
  const urls = [...found.answers, ...found.collections, ...found.articles, ...found.pages].map(
    ({ url }) => url,
  )
  const [products, rows] = await Promise.all([
    Promise.all(list.products.map(({ handle }) => loaders.productByHandle.load(handle))),
    Promise.all(handlesBehind('/collection/', urls).map((handle) => loaders.collectionByHandle.load(handle))),
  ])
  const posts = listPublishedPosts({ deps, loaders, texts, ...context })
  return {
    products: products.filter((product) => product !== null),
    collections: rows.filter((row) => row !== null).slice(0, first),
    articles: handlesBehind('/blog/', urls)
      .flatMap((wanted) => posts.find(({ handle }) => handle === wanted) ?? [])
      .slice(0, first),
    pages: urls
      .flatMap((url) => texts.pages.find((page) => buildPagePath(page) === url) ?? [])
      .slice(0, first),
  }
}

const handlesBehind = (path: string, urls: readonly string[]): string[] =>
  urls.flatMap((url) => (url.startsWith(path) ? [url.slice(path.length)] : []))

async function suggestForTerms(
  { query, first, inStock }: Input,
  context: StorefrontContext,
): Promise<Suggestions> {
  const { db } = context.deps
  const conditions = buildSearchConditions(query)
  const scope = {
    collectionId: null,
    conditions: [...(conditions ?? []), ...buildFilterConditions(inStock ? [{ available: true }] : [])],
  }
  const texts = <T extends PageText | PostText>(all: readonly T[]): T[] =>
    sortByRelevance(searchTexts(all, query) ?? [], query).slice(0, first)
  return {
    products:
      conditions === null
        ? []
        : (await listProductPage(db, { scope, sortKey: 'RELEVANCE', args: { first } })).nodes,
    collections: await listCollectionsLike(query, first, db),
    articles: texts(listPublishedPosts(context)),
    pages: texts(context.texts.pages),
  }
}

/** Lists the collections whose title contains all typed words, each at the beginning of a word. */
async function listCollectionsLike(query: string, limit: number, db: StorefrontContext['deps']['db']) {
  const words = splitIntoWords(query)
  if (words.length === 0) return []
  const titles = await db
    .select({ id: collections.id, title: collections.title })
    .from(collections)
    .limit(2_000)
  const ids = titles
    .filter(({ title }) => words.every((word) => splitIntoWords(title).some((own) => own.startsWith(word))))
    .slice(0, limit)
    .map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select()
    .from(collections)
    .where(inArray(collections.id, ids))
    .orderBy(sql`lower(${collections.title}) collate "C"`)
}
