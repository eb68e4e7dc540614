// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
beforeAll(async () => {
  shop = await openStorefrontShop()
  await shop.addProduct({ title: 'Lake Ontario Sunset' })
})
afterAll(() => shop.close())

const handles = async (field: string) => (await shop.list(field)).handles

const SORT_KEYS = ['AUTHOR', 'BLOG_TITLE', 'ID', 'PUBLISHED_AT', 'RELEVANCE', 'TITLE', 'UPDATED_AT']

describe('posts', () => {
  it('have author, excerpt, tags, dates, and a product’s picture if it is on sale', async () => {
    const FIELDS = `id title handle tags publishedAt excerpt short: excerpt(truncateAt: 20) excerptHtml
      content(truncateAt: 30) contentHtml onlineStoreUrl trackingParameters seo { title description }
      authorV2 { name email } blog { handle } image { url altText }`
    const data = await shop.ask(`{
      article(id: "gid://shopify/Article/how-to-apply-vinyl-decals") { ${FIELDS} }
      bare: article(id: "gid://shopify/Article/business-graphics-roi") { image { url } }
    }`)
    expect(data).toMatchObject({
      article: {
        title: 'How to Apply Vinyl Decals Without Bubbles',
        tags: ['Design Tutorials', 'application', 'care', 'how-to'],
        publishedAt: '2026-05-12T12:00:00Z',
        excerpt: 'Clean, tape, hinge, squeegee, peel: five steps, and the one temperature that matters.',
        short: 'Clean, tape, hing...',
        content: 'A decal has three layers: a...',
        contentHtml: expect.stringContaining('<h2>Step 1: Clean</h2>'),
        onlineStoreUrl: 'http://shop.test/blog/how-to-apply-vinyl-decals',
        authorV2: { name: 'The Niagara Decals crew' },
        blog: { handle: 'decal-blog' },
        image: {
          altText: 'Lake Ontario Sunset',
          url: expect.stringMatching(/^http:\/\/shop\.test\/media\//),
        },
      },
      bare: { image: null },
    })
  })

  it.each(SORT_KEYS)('sorted by %s come once each: forward, backward and reversed', async (sortKey) => {
    const all = await handles(`articles(first: 250, sortKey: ${sortKey})`)
    expect(new Set(all).size).toBe(9)
    const forward: string[] = []
    for (let after = '', more = true; more;) {
      const page = await shop.list(`articles(first: 4, sortKey: ${sortKey} ${after})`)
      forward.push(...page.handles)
      after = `after: "${page.endCursor}"`
      more = page.hasNextPage
    }
    expect(forward).toEqual(all)
    const backward: string[] = []
    for (let before = '', more = true; more;) {
      const page = await shop.list(`articles(last: 4, sortKey: ${sortKey} ${before})`)
      backward.unshift(...page.handles)
      before = `before: "${page.startCursor}"`
      more = page.hasPreviousPage
    }
    expect(backward).toEqual(all)
    expect(await handles(`articles(first: 9, sortKey: ${sortKey}, reverse: true)`)).toEqual(all.toReversed())
  })

  it('can be searched by tag, title, author, day and words', async () => {
    expect(await handles('articles(first: 9, query: "tag:\\"Food & Drink\\"")')).toEqual([
      'labels-for-niagara-kitchens-and-cellars',
    ])
    expect(await handles('articles(first: 9, query: "blog_title:niagara tag_not:care")')).toHaveLength(2)
    expect(await handles('articles(first: 9, query: "created_at:>=2026-04-21")')).toEqual([
      'how-to-apply-vinyl-decals',
      'premium-marine-vinyl-durability',
    ])
    expect(await handles('articles(first: 9, query: "created_at:2026-04-21")')).toHaveLength(1)
    expect(await handles('articles(first: 9, query: "author:nobody")')).toEqual([])
    expect((await handles('articles(first: 9, sortKey: RELEVANCE, query: "winter")'))[0]).toBe(
      'vehicle-graphics-through-a-niagara-winter',
    )
    await expect(handles('articles(first: 9, after: "bm9wZQ")')).rejects.toThrow('cursor')
  })

  it('with a future date stay hidden everywhere until then', async () => {
    const now = shop.deps.now
    shop.deps.now = () => new Date('2026-05-01T00:00:00Z')
    const data = await shop.ask(`{
      article(id: "gid://shopify/Article/how-to-apply-vinyl-decals") { id }
      node(id: "gid://shopify/Article/how-to-apply-vinyl-decals") { id }
      blog(handle: "decal-blog") { articleByHandle(handle: "how-to-apply-vinyl-decals") { id } }
      search(query: "bubbles", first: 9, types: [ARTICLE]) { nodes { ... on Article { handle } } }
      predictiveSearch(query: "without bubbles") { articles { handle } }
      sitemap(type: ARTICLE) { resources(page: 1) { items { handle } } }
    }`)
    shop.deps.now = now
    expect(data).toMatchObject({ article: null, node: null, blog: { articleByHandle: null } })
    expect(JSON.stringify(data)).not.toContain('how-to-apply')
    expect(JSON.stringify(data)).toContain('business-graphics-roi')
  })
})
