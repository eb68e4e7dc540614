import { blogSlug } from '../../domain/blog/blog-slug.ts'
import { shopDate } from '../../domain/checkout/shop-clock.ts'
import type { PostText } from './text-kinds.ts'
import { shopTexts } from './shop-texts.ts'

/** The posts whose day has come, newest first; of one day, in the order of their titles. */
export function listPosts(now: Date): PostText[] {
  return shopTexts()
    .posts.filter(({ publishedAt }) => shopDate(publishedAt) <= shopDate(now))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.title < b.title ? -1 : 1))
}

export type Category = { name: string; slug: string; count: number }

/** The categories of some posts, in the order of the alphabet, with how many each has. */
export function listCategories(posts: readonly PostText[]): Category[] {
  const byName = Map.groupBy(posts, (post) => categoryOf(post))
  return [...byName]
    .map(([name, { length }]) => ({ name, slug: blogSlug(name), count: length }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

export const categoryOf = ({ tags }: PostText): string => tags[0] ?? ''

/** The posts of a category or of a tag (the category is no tag here), with its name; null where no post has it. */
export function postsOf(
  posts: readonly PostText[],
  kind: 'category' | 'tag',
  slug: string,
): { name: string; posts: PostText[] } | null {
  const namesOf = ({ tags }: PostText) => (kind === 'category' ? tags.slice(0, 1) : tags.slice(1))
  const name = posts.flatMap(namesOf).find((each) => blogSlug(each) === slug)
  if (name === undefined) return null
  return { name, posts: posts.filter((post) => namesOf(post).some((each) => blogSlug(each) === slug)) }
}
