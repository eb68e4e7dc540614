import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { type Connection, listConnection } from '../connection.ts'
import type { StorefrontContext } from '../context.ts'
import type { ConnectionArgs } from '../page-window.ts'
import { searchTexts, countTitleMatches } from './search-texts.ts'
import type { BlogText, PageText, PostText } from '../../texts/index.ts'

type ArticleSortKey = 'AUTHOR' | 'BLOG_TITLE' | 'ID' | 'PUBLISHED_AT' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'
type BlogSortKey = 'HANDLE' | 'ID' | 'RELEVANCE' | 'TITLE'
type PageSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

type TextArgs<SortKey> = ConnectionArgs & { query?: string | null; sortKey?: SortKey | null }
export type ArticleArgs = TextArgs<ArticleSortKey>
export type BlogArgs = TextArgs<BlogSortKey>
export type PageArgs = TextArgs<PageSortKey>

/** Lists the published posts. A post with a date in the future isn't published yet. */
export function listPublishedPosts({ texts, deps }: StorefrontContext): PostText[] {
  const now = deps.now()
  return texts.posts.filter(({ publishedAt }) => toShopDate(publishedAt) <= toShopDate(now))
}

export function makeArticleConnection(posts: readonly PostText[], args: ArticleArgs): Connection<PostText> {
  return textConnection(posts, args, {
    AUTHOR: ({ author }) => author.toLowerCase(),
    BLOG_TITLE: ({ blog }) => blog.title.toLowerCase(),
    PUBLISHED_AT: ({ publishedAt }) => publishedAt.toISOString(),
    UPDATED_AT: ({ updatedAt }) => updatedAt.toISOString(),
  })
}

export function makeBlogConnection(blogs: readonly BlogText[], args: BlogArgs): Connection<BlogText> {
  return textConnection(blogs, args, {})
}

export function makePageConnection(pages: readonly PageText[], args: PageArgs): Connection<PageText> {
  return textConnection(pages, args, { UPDATED_AT: ({ updatedAt }) => updatedAt.toISOString() })
}

type Order<T> = (text: T) => string

/**
 * Makes a connection of texts. Texts with equal sort values are sorted by id. Ids are made from handles, so this is also the order of the
 * handles.
 */
function textConnection<T extends BlogText | PageText | PostText>(
  texts: readonly T[],
  args: TextArgs<string>,
  orders: Readonly<Record<string, Order<T>>>,
): Connection<T> {
  const query = args.query ?? ''
  const known: Readonly<Record<string, Order<T>>> = {
    ...orders,
    TITLE: ({ title }) => title.toLowerCase(),
    RELEVANCE: (text) => relevance(text, query),
  }
  const order = known[args.sortKey ?? 'ID'] ?? (({ handle }: T) => handle)
  return listConnection(sorted(searchTexts(texts, query) ?? texts, order), args, ({ handle }) => handle)
}

/** Sorts texts by the number of the search's words that are in their title. */
export function sortByRelevance<T extends BlogText | PageText | PostText>(
  texts: readonly T[],
  query: string,
): T[] {
  return sorted(texts, (text) => relevance(text, query))
}

// Returns 100 minus the number of matching words, so that sorting puts the best match first. No search has 100 words.
const relevance = (text: BlogText | PageText | PostText, query: string) =>
  String(100 - countTitleMatches(text, query)).padStart(3, '0')

function sorted<T extends { handle: string }>(texts: readonly T[], order: Order<T>): T[] {
  const keyed = texts.map((text) => ({ text, key: order(text) }))
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return keyed
    .toSorted((a, b) => compare(a.key, b.key) || compare(a.text.handle, b.text.handle))
    .map(({ text }) => text)
}
