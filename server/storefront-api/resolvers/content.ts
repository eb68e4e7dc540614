import { emptyConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'

const nothing = () => null

/** Pages, blogs and redirects: the shop has none that other storefronts could show. */
export const contentQueries = {
  article: nothing,
  articles: emptyConnection,
  blog: nothing,
  blogByHandle: nothing,
  blogs: emptyConnection,
  page: nothing,
  pageByHandle: nothing,
  pages: emptyConnection,
  urlRedirects: emptyConnection,
} satisfies Resolvers<unknown>
