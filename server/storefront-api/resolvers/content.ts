import { parseHandle } from '../../../domain/catalogue/handle.ts'
import { parseGid } from '../../../domain/ids.ts'
import { toPlainDescription } from '../catalogue/plain-description.ts'
import { makeEmptyConnection } from '../connection.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import {
  type ArticleArgs,
  makeArticleConnection,
  type BlogArgs,
  makeBlogConnection,
  type PageArgs,
  makePageConnection,
  listPublishedPosts,
} from '../texts/list-texts.ts'
import {
  type BlogText,
  buildHostedPath,
  buildPagePath,
  type PageText,
  type PolicyText,
  type PostText,
  formatTextGid,
} from '../../texts/index.ts'

type Reference = { id?: string | null; handle?: string | null }
type Text = BlogText | PageText | PolicyText | PostText

/** Finds a text by its gid (global id). Without a gid, finds it by its handle; upper and lower case make no difference. */
function findText<T extends Text>(texts: readonly T[], { id, handle }: Reference): T | null {
  if (id) return texts.find((text) => formatTextGid(text) === id) ?? null
  const wanted = parseHandle(handle ?? '')
  return texts.find((text) => text.handle === wanted) ?? null
}

/** Finds a published text by its gid (global id). */
export function findTextByGid(gid: string, context: StorefrontContext): Text | null {
  const { blogs, pages, policies } = context.texts
  switch (parseGid(gid)?.type) {
    case 'Article':
      return findText(listPublishedPosts(context), { id: gid })
    case 'Blog':
      return findText(blogs, { id: gid })
    case 'Page':
      return findText(pages, { id: gid })
    case 'ShopPolicy':
      return findText(policies, { id: gid })
    default:
      return null
  }
}

/** The queries for pages, blogs and posts. The API has no query for redirects. */
export const contentQueries = {
  article: (_, args: { id: string }, context) => findText(listPublishedPosts(context), args),
  articles: (_, args: ArticleArgs, context) => makeArticleConnection(listPublishedPosts(context), args),
  blog: (_, args: Reference, { texts }) => findText(texts.blogs, args),
  blogByHandle: (_, args: Reference, { texts }) => findText(texts.blogs, args),
  blogs: (_, args: BlogArgs, { texts }) => makeBlogConnection(texts.blogs, args),
  page: (_, args: Reference, { texts }) => findText(texts.pages, args),
  pageByHandle: (_, args: Reference, { texts }) => findText(texts.pages, args),
  pages: (_, args: PageArgs, { texts }) => makePageConnection(texts.pages, args),
  urlRedirects: makeEmptyConnection,
} satisfies Resolvers<unknown>

// The length of a summary in characters, the same as Shopify's.
const SUMMARY_LENGTH = 150
export const pageResolvers = {
  id: formatTextGid,
  bodySummary: ({ body }) => toPlainDescription(body, SUMMARY_LENGTH),
  seo: ({ title, description }) => ({ title, description }),
  onlineStoreUrl: (source, _args, { deps }) => `${deps.env.PUBLIC_URL}${buildPagePath(source)}`,
  trackingParameters: () => null,
} satisfies Resolvers<PageText>

export const blogResolvers = {
  id: formatTextGid,
  seo: ({ title, description }) => ({ title, description }),
  // All blogs have the same page in the shop. The page lists the posts of all blogs.
  onlineStoreUrl: (_source, _args, { deps }) => `${deps.env.PUBLIC_URL}/blog`,
  articles: (source, args: ArticleArgs, context) => makeArticleConnection(postsOf(source, context), args),
  articleByHandle: (source, args: { handle: string }, context) => findText(postsOf(source, context), args),
} satisfies Resolvers<BlogText>

const postsOf = ({ handle }: BlogText, context: StorefrontContext) =>
  listPublishedPosts(context).filter((post) => post.blog.handle === handle)

export const shopPolicyResolvers = {
  id: formatTextGid,
  url: (source, _args, { deps }) => `${deps.env.PUBLIC_URL}${buildHostedPath(source)}`,
} satisfies Resolvers<PolicyText>
