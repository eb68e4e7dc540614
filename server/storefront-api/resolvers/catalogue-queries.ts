import { asc, sql } from 'drizzle-orm'
import { parseNumericGid } from '../../../domain/ids.ts'
import { parseHandle } from '../../../domain/catalogue/handle.ts'
import { collections, products } from '../../db/schema/catalogue.ts'
import { recommend } from '../../recommendations/index.ts'
import { buildSearchConditions } from '../catalogue/search-query.ts'
import type { ProductSortKey } from '../catalogue/product-order.ts'
import type { ProductRow } from '../catalogue/product-rows.ts'
import { listConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { readProductConnection } from './product-connection.ts'

type Reference = { id?: string | null; handle?: string | null }
type ProductsArgs = ConnectionArgs & { query?: string | null; sortKey?: ProductSortKey | null }
type CollectionsArgs = ConnectionArgs & {
  sortKey?: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT' | null
  query?: string | null
}

// The maximum number of recommendations, the same as Shopify's.
const MAX_RECOMMENDED = 10
// The maximum number of collections to read. People create them one by one, so no shop has more.
const MAX_COLLECTIONS = 2_000

async function findProduct(
  { id, handle }: Reference,
  { loaders }: StorefrontContext,
): Promise<ProductRow | null> {
  if (id) return loaders.product.load(parseNumericGid(id, 'Product') ?? 0)
  const parsed = handle ? parseHandle(handle) : null
  return parsed === null ? null : loaders.productByHandle.load(parsed)
}

async function findCollection({ id, handle }: Reference, { loaders }: StorefrontContext) {
  if (id) return loaders.collection.load(parseNumericGid(id, 'Collection') ?? 0)
  const parsed = handle ? parseHandle(handle) : null
  return parsed === null ? null : loaders.collectionByHandle.load(parsed)
}

async function listCollections(args: CollectionsArgs, { deps: { db } }: StorefrontContext) {
  const order = {
    ID: asc(collections.id),
    RELEVANCE: asc(collections.id),
    TITLE: sql`lower(${collections.title}) collate "C"`,
    UPDATED_AT: asc(collections.updatedAt),
  }[args.sortKey ?? 'ID']
  const rows = await db.select().from(collections).orderBy(order, asc(collections.id)).limit(MAX_COLLECTIONS)
  const wanted = (args.query ?? '').trim().toLowerCase()
  const found = rows.filter(({ title, handle }) => `${title} ${handle}`.toLowerCase().includes(wanted))
  return listConnection(found, args, ({ id }) => id)
}

async function listRecommendations(
  args: { productId?: string | null; productHandle?: string | null },
  context: StorefrontContext,
) {
  const { deps, loaders } = context
  const product = await findProduct(
    { id: args.productId ?? null, handle: args.productHandle ?? null },
    context,
  )
  if (!product) return null
  const ranked = await recommend(deps.db, { productId: product.id, take: MAX_RECOMMENDED, now: deps.now() })
  const rows = await loaders.product.loadMany(ranked.map(({ productId }) => productId))
  return rows.filter((row) => row !== null && !(row instanceof Error))
}

/** Lists the different tags or types of the catalogue in alphabetical order. */
async function listWords(column: 'tags' | 'types', first: number, { deps: { db } }: StorefrontContext) {
  const word =
    column === 'tags' ? sql<string>`unnest(${products.tags})` : sql<string>`${products.productType}`
  const words = db
    .selectDistinct({ word: word.as('word') })
    .from(products)
    .as('words')
  const rows = await db
    .select({ word: words.word })
    .from(words)
    .where(sql`${words.word} <> ''`)
    .orderBy(sql`${words.word} collate "C"`)
    .limit(251)
  return listConnection(
    rows.map((row) => row.word),
    { first },
    (text) => text,
  )
}

export const catalogueQueries = {
  product: (_, args: Reference, context) => findProduct(args, context),
  productByHandle: (_, args: Reference, context) => findProduct(args, context),
  products: (_, args: ProductsArgs, context) =>
    readProductConnection(context, {
      scope: { collectionId: null, conditions: buildSearchConditions(args.query ?? '') ?? [] },
      sortKey: args.sortKey ?? 'ID',
      args,
    }),
  productRecommendations: (_, args: { productId?: string | null; productHandle?: string | null }, context) =>
    listRecommendations(args, context),
  productTags: (_, args: { first: number }, context) => listWords('tags', args.first, context),
  productTypes: (_, args: { first: number }, context) => listWords('types', args.first, context),
  collection: (_, args: Reference, context) => findCollection(args, context),
  collectionByHandle: (_, args: Reference, context) => findCollection(args, context),
  collections: (_, args: CollectionsArgs, context) => listCollections(args, context),
} satisfies Resolvers<unknown>
