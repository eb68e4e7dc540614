type Post = { handle: string; tags: readonly string[] }

/** Specification of the design tools, section 9: related posts, at most 2. */
const MOST_RELATED = 2

/** The posts before and after one in list order; null at the ends and for a post that isn't in the list. */
export function neighboursOf<P extends Post>(
  posts: readonly P[],
  handle: string,
): { previous: P | null; next: P | null } {
  const index = posts.findIndex((post) => post.handle === handle)
  if (index < 0) return { previous: null, next: null }
  return { previous: posts[index - 1] ?? null, next: posts[index + 1] ?? null }
}

/**
 * At most two other posts: those of its category first (its first tag; specification, section 2), then those that share the most other
 * tags with it, in the order of the list. A post that shares nothing is not related.
 */
export function relatedPosts<P extends Post>(posts: readonly P[], post: P): P[] {
  const [category, ...tags] = post.tags
  const scoreOf = (other: P) =>
    (other.tags[0] === category ? 1_000 : 0) + other.tags.filter((tag) => tags.includes(tag)).length
  return posts
    .filter(({ handle }) => handle !== post.handle)
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other)
}
