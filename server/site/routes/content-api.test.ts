import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  newestPostsSchema,
  pageTextSchema,
  postListSchema,
  postSchema,
  siteMapSchema,
} from '../../../contract/content.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const ask = async (path: string) => {
  const response = await shop.app.request(`${shop.deps.env.PUBLIC_URL}${path}`)
  return { status: response.status, body: await response.text(), headers: response.headers }
}
const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
  const { status, body } = await ask(path)
  expect(status, path).toBe(200)
  return schema.parse(JSON.parse(body))
}

it('home shows the three newest posts', async () => {
  const posts = await read('/api/newest-posts', newestPostsSchema)
  expect(posts.map(({ slug, date, author }) => [slug, date, author])).toEqual([
    ['how-to-apply-vinyl-decals', 'May 12, 2026', 'The Niagara Decals crew'],
    ['premium-marine-vinyl-durability', 'April 21, 2026', 'The Niagara Decals crew'],
    ['business-graphics-roi', 'March 3, 2026', 'The Niagara Decals crew'],
  ])
})

describe('GET /api/texts', () => {
  it('splits the FAQ into its ten questions', async () => {
    const faq = await read('/api/texts/pages/faq', pageTextSchema)
    expect(faq.sections).toHaveLength(10)
    expect(faq.sections.every(({ heading, html }) => heading.endsWith('?') && html.startsWith('<p>'))).toBe(
      true,
    )
  })

  it('returns the sections of About: story, a mission of three points, a team of three', async () => {
    const about = await read('/api/texts/pages/about', pageTextSchema)
    expect(about.sections.map(({ heading, parts }) => [heading, parts.map((part) => part.heading)])).toEqual([
      ['Our Story', []],
      ['Our Mission', ['Quality', 'Customization', 'Speed']],
      ['Our Expert Team', ['Design', 'Print and cut', 'Finishing and installation']],
      ['Where we work', []],
    ])
  })

  it.each(['shipping-policy', 'refund-policy', 'privacy-policy', 'terms-of-service'])(
    'returns the policy %s with a description',
    async (handle) => {
      const policy = await read(`/api/texts/policies/${handle}`, pageTextSchema)
      expect(policy.description.length).toBeGreaterThan(40)
      expect(policy.sections.length).toBeGreaterThan(3)
    },
  )

  it.each(['toronto-road-trips', 'suv-personalization', 'weatherproof-decals'])(
    'returns the guide %s',
    async (handle) => {
      expect((await read(`/api/texts/guides/${handle}`, pageTextSchema)).sections.length).toBeGreaterThan(4)
    },
  )

  it.each([
    ['/api/texts/pages/toronto-road-trips', 404],
    ['/api/texts/guides/about', 404],
    ['/api/texts/pages/..%2f..%2fpackage', 404],
    ['/api/texts/policies/__proto__', 404],
    ['/api/texts/secrets/about', 400],
  ])('%s is %i', async (path, status) => expect((await ask(path)).status).toBe(status))
})

describe('GET /api/posts', () => {
  it('lists all nine, newest first, with nine categories and the three newest', async () => {
    const { posts, categories, recent, heading } = await read('/api/posts', postListSchema)
    expect(posts).toHaveLength(9)
    const days = posts.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(categories.map(({ name }) => name)).toContain('Materials & Durability')
    expect(recent.map(({ slug }) => slug)).toEqual(posts.slice(0, 3).map(({ slug }) => slug))
    expect(heading).toBeNull()
  })

  it('lists the posts of a category or tag, with its name', async () => {
    const food = await read('/api/posts?category=food-drink', postListSchema)
    expect(food).toMatchObject({
      heading: 'Food & Drink',
      posts: [{ slug: 'labels-for-niagara-kitchens-and-cellars' }],
    })
    const care = await read('/api/posts?tag=care', postListSchema)
    expect(care.heading).toBe('care')
    expect(care.posts.length).toBeGreaterThan(1)
  })

  it.each([
    '/api/posts?category=nope',
    '/api/posts?tag=food-drink',
    '/api/posts/nope',
    '/api/posts/constructor',
  ])('GET %s is a 404', async (path) => expect((await ask(path)).status).toBe(404))

  it('returns each post at its link’s address, with its neighbours', async () => {
    const { posts } = await read('/api/posts', postListSchema)
    for (const [index, { slug }] of posts.entries()) {
      const post = await read(`/api/posts/${slug}`, postSchema)
      expect(post.previous?.slug).toBe(posts[index - 1]?.slug)
      expect(post.next?.slug).toBe(posts[index + 1]?.slug)
      expect(post.related.length).toBeLessThanOrEqual(2)
      expect(post.related.map((other) => other.slug)).not.toContain(slug)
      expect(post.minutes).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('GET /blog/rss.xml', () => {
  it('is a feed of all posts with absolute links', async () => {
    const { status, body, headers } = await ask('/blog/rss.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(XMLValidator.validate(body)).toBe(true)
    const itemSchema = z.object({
      title: z.string(),
      link: z.url(),
      pubDate: z.string(),
      'content:encoded': z.string(),
    })
    const { rss } = z
      .object({ rss: z.object({ channel: z.object({ link: z.url(), item: z.array(itemSchema) }) }) })
      .parse(new XMLParser().parse(body))
    expect(rss.channel.item).toHaveLength(9)
    for (const item of rss.channel.item) {
      expect(new Date(item.pubDate).toUTCString()).toBe(item.pubDate)
      expect(item['content:encoded']).not.toMatch(/href="\//)
    }
  })
})

describe('GET /api/site-map', () => {
  it('lists pages, guides, posts and categories, each once', async () => {
    const { groups } = await read('/api/site-map', siteMapSchema)
    const urls = groups.flatMap(({ links }) => links.map(({ url }) => url))
    expect(new Set(urls).size).toBe(urls.length)
    for (const url of ['/contact', '/privacy', '/guides/weatherproof-decals', '/blog/business-graphics-roi'])
      expect(urls).toContain(url)
  })
})
