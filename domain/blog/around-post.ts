type Post = { handle: string; tags: readonly string[] }

/** At most 2 related posts (specification of the design tools, section 9). */
const MAX_RELATED = 2

/**
 * Returns the posts before and after a post in the list. Each is null if there is no such post. Both are null if the post itself isn't in
 * the list.
 */
export function findNeighbourPosts<P extends Post>(
  posts: readonly P[],
  handle: string,
): { previous: P | null; next: P | null } {
  const index = posts.findIndex((post) => post.handle === handle)
  if (index < 0) return { previous: null, next: null }
  return { previous: posts[index - 1] ?? null, next: posts[index + 1] ?? null }
}

/**
 * Returns at most two related posts. Posts of the same category, which is a post's first tag (specification, section 2), come first. Other
 * posts are ordered by the number of tags that they have in common with this post. Posts without a common tag are left out.
 */
export function findRelatedPosts<P extends Post>(posts: readonly P[], post: P): P[] {
  const [category, ...tags] = post.tags
  const scoreOf = (other: P) =>
    (other.tags[0] === category ? 1_000 : 0) + other.tags.filter((tag) => tags.includes(tag)).length
  return posts
    .filter(({ handle }) => handle !== post.handle)
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other)
}
