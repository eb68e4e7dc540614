import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findNeighbourPosts, findRelatedPosts } from './around-post.ts'
import { toBlogSlug } from './blog-slug.ts'
import { estimateReadingMinutes } from './reading-time.ts'

test.each([
  ['Business Branding', 'business-branding'],
  ['Food & Drink', 'food-drink'],
  ['Shipping & Delivery', 'shipping-delivery'],
  ['how-to', 'how-to'],
])('the path of "%s" ends in %s', (name, slug) => expect(toBlogSlug(name)).toBe(slug))

test.each([
  [0, 1],
  [219, 1],
  [440, 2],
  [1_000, 5],
])('%i words take %i min', (words, minutes) =>
  expect(estimateReadingMinutes(Array.from({ length: words }, () => 'word').join(' '))).toBe(minutes),
)

const posts = [
  { handle: 'a', tags: ['Tips', 'winter', 'care'] },
  { handle: 'b', tags: ['Boats', 'care'] },
  { handle: 'c', tags: ['Tips'] },
  { handle: 'd', tags: ['Files'] },
  { handle: 'e', tags: ['Shops', 'winter', 'care'] },
]
const named = (handle: string) => posts.find((post) => post.handle === handle) ?? { handle, tags: [] }

describe('around a post', () => {
  it('the neighbours are the previous and the next post in the list', () => {
    expect(findNeighbourPosts(posts, 'b')).toEqual({ previous: posts[0], next: posts[2] })
    expect(findNeighbourPosts(posts, 'a').previous).toBeNull()
    expect(findNeighbourPosts(posts, 'e').next).toBeNull()
    expect(findNeighbourPosts(posts, 'none')).toEqual({ previous: null, next: null })
  })

  it.each([
    ['a', ['c', 'e']],
    ['b', ['a', 'e']],
    ['c', ['a']],
    ['d', []],
  ])('are related to %s: %j', (handle, related) => {
    expect(findRelatedPosts(posts, named(handle)).map((post) => post.handle)).toEqual(related)
  })

  it('at most two posts are related, and never the post itself', () => {
    const tag = fc.constantFrom('Tips', 'Boats', 'care', 'winter')
    const list = fc.uniqueArray(fc.record({ handle: fc.string(), tags: fc.array(tag, { minLength: 1 }) }), {
      selector: ({ handle }) => handle,
      minLength: 1,
    })
    fc.assert(
      fc.property(list, (any) => {
        const [post] = any
        if (!post) return
        const related = findRelatedPosts(any, post)
        expect(related.length).toBeLessThanOrEqual(2)
        expect(related).not.toContain(post)
      }),
    )
  })
})
