import { toBlogSlug } from '../../domain/blog/blog-slug.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { PostText } from './text-kinds.ts'
import { getShopTexts } from './shop-texts.ts'

/** Lists the published posts, newest first. Posts with the same date are sorted by title. */
export function listPosts(now: Date): PostText[] {
  return getShopTexts()
    .posts.filter(({ publishedAt }) => toShopDate(publishedAt) <= toShopDate(now))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.title < b.title ? -1 : 1))
}

export type PostCategory = { name: string; slug: string; count: number }

/** Lists the categories of the given posts in alphabetical order, with the number of posts in each. */
export function listCategories(posts: readonly PostText[]): PostCategory[] {
  const byName = Map.groupBy(posts, (post) => getPostCategory(post))
  return [...byName]
    .map(([name, { length }]) => ({ name, slug: toBlogSlug(name), count: length }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

export const getPostCategory = ({ tags }: PostText): string => tags[0] ?? ''

/**
 * Finds the posts of a category or tag, and the topic's name; null if there are no posts. The first tag of a post is its category; only the
 * remaining tags count as tags.
 */
export function findPostsByTopic(
  posts: readonly PostText[],
  kind: 'category' | 'tag',
  slug: string,
): { name: string; posts: PostText[] } | null {
  const namesOf = ({ tags }: PostText) => (kind === 'category' ? tags.slice(0, 1) : tags.slice(1))
  const name = posts.flatMap(namesOf).find((each) => toBlogSlug(each) === slug)
  if (name === undefined) return null
  return { name, posts: posts.filter((post) => namesOf(post).some((each) => toBlogSlug(each) === slug)) }
}
