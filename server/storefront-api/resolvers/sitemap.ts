import { asc, eq, sql } from 'drizzle-orm'
import { collections, productListings, products } from '../../db/schema/catalogue.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'

type SitemapSource = { type: 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT' }
type Db = StorefrontContext['deps']['db']

// As many as the hosted store gives on a page.
const PAGE = 250

async function countResources({ type }: SitemapSource, db: Db): Promise<number> {
  if (type !== 'PRODUCT' && type !== 'COLLECTION') return 0
  return db.$count(type === 'PRODUCT' ? productListings : collections)
}

async function listResources({ type }: SitemapSource, page: number, db: Db) {
  const offset = (page - 1) * PAGE
  if (type === 'COLLECTION') {
    const columns = { handle: collections.handle, title: collections.title, updatedAt: collections.updatedAt }
    return db
      .select(columns)
      .from(collections)
      .orderBy(asc(collections.id))
      .limit(PAGE + 1)
      .offset(offset)
  }
  if (type !== 'PRODUCT') return []
  // Counting off 100,000 ids of an index is cheap; only the page itself reads products.
  const ids = db
    .select({ id: productListings.productId })
    .from(productListings)
    .orderBy(asc(productListings.productId))
    .limit(PAGE + 1)
    .offset(offset)
    .as('ids')
  return db
    .select({ handle: products.handle, title: products.title, updatedAt: products.updatedAt })
    .from(products)
    .innerJoin(ids, eq(ids.id, products.id))
    .orderBy(sql`${products.id}`)
}

export const sitemapQueries = {
  sitemap: (_, args: SitemapSource) => ({ type: args.type }),
} satisfies Resolvers<unknown>

export const sitemap = {
  pagesCount: async (source, _args, { deps }) => ({
    count: Math.ceil((await countResources(source, deps.db)) / PAGE),
    precision: 'EXACT',
  }),
  resources: async (source, args: { page: number }, { deps }) => {
    if (args.page < 1 || args.page > 10_000) return { hasNextPage: false, items: [] }
    const rows = await listResources(source, args.page, deps.db)
    const items = rows.slice(0, PAGE).map((row) => ({ __typename: 'SitemapResource', ...row }))
    return { hasNextPage: rows.length > PAGE, items }
  },
} satisfies Resolvers<SitemapSource>
