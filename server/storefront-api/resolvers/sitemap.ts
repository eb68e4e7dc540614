import { asc, eq, sql } from 'drizzle-orm'
import { collections, productListings, products } from '../../db/schema/catalogue.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { listPublishedPosts } from '../texts/list-texts.ts'

type SitemapSource = { type: 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT' }

// The page size, the same as Shopify's.
const PAGE_SIZE = 250

async function countResources({ type }: SitemapSource, context: StorefrontContext): Promise<number> {
  const { db } = context.deps
  if (type !== 'PRODUCT' && type !== 'COLLECTION') return listTexts(type, context).length
  return db.$count(type === 'PRODUCT' ? productListings : collections)
}

/** Lists the texts of one kind. The last change of a blog is the date of its newest post. */
function listTexts(type: SitemapSource['type'], context: StorefrontContext) {
  const posts = listPublishedPosts(context)
  if (type === 'PAGE') return context.texts.pages
  if (type === 'ARTICLE') return posts
  if (type !== 'BLOG') return []
  return context.texts.blogs.flatMap(({ handle, title }) => {
    const changes = posts.filter(({ blog }) => blog.handle === handle).map(({ updatedAt }) => updatedAt)
    const updatedAt = changes.toSorted((a, b) => b.getTime() - a.getTime())[0]
    return updatedAt ? [{ handle, title, updatedAt }] : []
  })
}

async function listResources({ type }: SitemapSource, page: number, context: StorefrontContext) {
  const { db } = context.deps
  const offset = (page - 1) * PAGE_SIZE
  if (type === 'COLLECTION') {
    const columns = { handle: collections.handle, title: collections.title, updatedAt: collections.updatedAt }
    return db
      .select(columns)
      .from(collections)
      .orderBy(asc(collections.id))
      .limit(PAGE_SIZE + 1)
      .offset(offset)
  }
  if (type !== 'PRODUCT') return listTexts(type, context).slice(offset, offset + PAGE_SIZE + 1)
  // Skips the products of earlier pages by id alone, which needs only the index. The rows of products are read only for this page.
  const ids = db
    .select({ id: productListings.productId })
    .from(productListings)
    .orderBy(asc(productListings.productId))
    .limit(PAGE_SIZE + 1)
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

export const sitemapResolvers = {
  pagesCount: async (source, _args, context) => ({
    count: Math.ceil((await countResources(source, context)) / PAGE_SIZE),
    precision: 'EXACT',
  }),
  resources: async (source, args: { page: number }, context) => {
    if (args.page < 1 || args.page > 10_000) return { hasNextPage: false, items: [] }
    const rows = await listResources(source, args.page, context)
    const items = rows.slice(0, PAGE_SIZE).map(({ handle, title, updatedAt }) => ({
      __typename: 'SitemapResource',
      handle,
      title,
      updatedAt,
    }))
    return { hasNextPage: rows.length > PAGE_SIZE, items }
  },
} satisfies Resolvers<SitemapSource>
