import type { Post, PostSummary } from '../../contract/content.ts'
import { findNeighbourPosts, findRelatedPosts } from '../../domain/blog/around-post.ts'
import { toBlogSlug } from '../../domain/blog/blog-slug.ts'
import { estimateReadingMinutes } from '../../domain/blog/reading-time.ts'
import { convertHtmlToText } from '../../domain/catalogue/meta-description.ts'
import { toShopDate, formatDay } from '../../domain/checkout/shop-clock.ts'
import { splitAtHeadings } from './split-at-headings.ts'
import { getPostCategory } from './posts.ts'
import type { PostText } from './text-kinds.ts'

type Pictures = Readonly<Record<string, NonNullable<PostSummary['picture']>>>

/** Formats the date of a post as pages show it: "May 12, 2026". */
export const getPublicationDay = ({ publishedAt }: PostText): string => formatDay(publishedAt)

export function toPostSummary(post: PostText, pictures: Pictures): PostSummary {
  const category = getPostCategory(post)
  return {
    slug: post.handle,
    title: post.title,
    excerpt: post.excerpt,
    date: getPublicationDay(post),
    publishedOn: toShopDate(post.publishedAt),
    author: post.author,
    category: { name: category, slug: toBlogSlug(category) },
    minutes: estimateReadingMinutes(convertHtmlToText(post.body)),
    picture: (post.picture === null ? undefined : pictures[post.picture]) ?? null,
  }
}

/** Returns a post with the previous and the next post of the list. */
export function toPostView(posts: readonly PostText[], post: PostText, pictures: Pictures): Post {
  const { previous, next } = findNeighbourPosts(posts, post.handle)
  const link = (other: PostText | null) => other && { slug: other.handle, title: other.title }
  return {
    ...toPostSummary(post, pictures),
    ...splitAtHeadings(post.body),
    updatedOn: toShopDate(post.updatedAt),
    tags: post.tags.slice(1).map((name) => ({ name, slug: toBlogSlug(name) })),
    previous: link(previous),
    next: link(next),
    related: findRelatedPosts(posts, post).map((other) => toPostSummary(other, pictures)),
  }
}
