import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop

beforeAll(async () => {
  shop = await openStorefrontShop()
  await shop.addProduct({ title: 'Lake Ontario Sunset' })
  await shop.addProduct({ title: 'Squeegee' })
  await shop.addProduct({ title: 'Squeegee Felt' })
})
afterAll(() => shop.close())

const namesSchema = z.object({
  list: z.object({
    nodes: z.array(z.object({ handle: z.string() })),
    pageInfo: z.object({
      hasNextPage: z.boolean(),
      hasPreviousPage: z.boolean(),
      startCursor: z.string().nullable(),
      endCursor: z.string().nullable(),
    }),
  }),
})
const PAGE_INFO = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'

async function list(field: string) {
  const { nodes, pageInfo } = namesSchema.parse(
    await shop.ask(`{ list: ${field} { nodes { handle } ${PAGE_INFO} } }`),
  ).list
  return { handles: nodes.map(({ handle }) => handle), ...pageInfo }
}
const handles = async (field: string) => (await list(field)).handles

describe('a page', () => {
  it('is found by handle in any writing and by id, with its words and for search engines', async () => {
    const FIELDS =
      'id handle title body bodySummary createdAt updatedAt onlineStoreUrl seo { title description }'
    const data = await shop.ask(`{
      page(handle: "FAQ") { ${FIELDS} }
      again: page(id: "gid://shopify/Page/faq") { title }
      old: pageByHandle(handle: "faq") { title }
      none: page(handle: "nothing") { id }
      wrong: page(id: "gid://shopify/Blog/faq") { id }
    }`)
    expect(data).toMatchObject({
      page: {
        id: 'gid://shopify/Page/faq',
        handle: 'faq',
        title: 'Frequently Asked Questions',
        body: expect.stringContaining('<h2>Which files can I send'),
        bodySummary: expect.stringMatching(/^Which files can I send .{100,}\.\.\.$/),
        createdAt: '2026-11-21T12:00:00Z',
        onlineStoreUrl: null,
        seo: { title: 'Frequently Asked Questions', description: expect.stringContaining('Ten questions') },
      },
      again: { title: 'Frequently Asked Questions' },
      old: { title: 'Frequently Asked Questions' },
      none: null,
      wrong: null,
    })
  })

  it('stands in a list that is sorted and searched', async () => {
    expect(await handles('pages(first: 9)')).toEqual(['about', 'contact', 'faq'])
    expect(await handles('pages(first: 9, sortKey: TITLE, reverse: true)')).toEqual([
      'faq',
      'contact',
      'about',
    ])
    expect(await handles('pages(first: 9, query: "title:contact")')).toEqual(['contact'])
    expect(await handles('pages(first: 9, query: "calendered -title:about")')).toEqual(['faq'])
    expect(await handles('pages(first: 9, query: "updated_at:<2020-01-01")')).toEqual([])
  })
})

describe('a blog', () => {
  it('gives its own posts, by handle and in pages', async () => {
    const data = await shop.ask(`{
      blog(handle: "decal-blog") { id title seo { title } onlineStoreUrl
        articleByHandle(handle: "how-to-apply-vinyl-decals") { title }
        other: articleByHandle(handle: "labels-for-niagara-kitchens-and-cellars") { title } }
      old: blogByHandle(handle: "niagara") { articles(first: 9) { nodes { handle } } }
    }`)
    expect(data).toMatchObject({
      blog: {
        id: 'gid://shopify/Blog/decal-blog',
        title: 'From the cutting table',
        onlineStoreUrl: null,
        articleByHandle: { title: 'How to Apply Vinyl Decals Without Bubbles' },
        other: null,
      },
    })
    expect(data).toHaveProperty('old.articles.nodes.length', 3)
    expect(await handles('blogs(first: 9, sortKey: TITLE)')).toEqual(['niagara', 'decal-blog'])
  })
})

const SORT_KEYS = ['AUTHOR', 'BLOG_TITLE', 'ID', 'PUBLISHED_AT', 'RELEVANCE', 'TITLE', 'UPDATED_AT']

describe('posts', () => {
  it('have author, excerpt, tags, dates, and the picture of a product on sale or none', async () => {
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
        excerpt: 'Clean, tape, hinge, squeegee, peel. The five steps, and the one temperature that matters.',
        short: 'Clean, tape, hing...',
        content: 'A decal has three layers: a...',
        contentHtml: expect.stringContaining('<h2>Step 1: Clean</h2>'),
        onlineStoreUrl: null,
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

  it.each(SORT_KEYS)('by %s come once each, forward, backward and turned around', async (sortKey) => {
    const all = await handles(`articles(first: 250, sortKey: ${sortKey})`)
    expect(new Set(all).size).toBe(9)
    const forward: string[] = []
    for (let after = '', more = true; more;) {
      const page = await list(`articles(first: 4, sortKey: ${sortKey} ${after})`)
      forward.push(...page.handles)
      after = `after: "${page.endCursor}"`
      more = page.hasNextPage
    }
    expect(forward).toEqual(all)
    const backward: string[] = []
    for (let before = '', more = true; more;) {
      const page = await list(`articles(last: 4, sortKey: ${sortKey} ${before})`)
      backward.unshift(...page.handles)
      before = `before: "${page.startCursor}"`
      more = page.hasPreviousPage
    }
    expect(backward).toEqual(all)
    expect(await handles(`articles(first: 9, sortKey: ${sortKey}, reverse: true)`)).toEqual(all.toReversed())
  })

  it('are searched in tags, titles, authors, days and words', async () => {
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

  it('that are dated ahead wait for their day, everywhere', async () => {
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

it('policies have their words, and addresses that lead to the pages of the footer', async () => {
  const data = await shop.ask(`{ shop {
    privacyPolicy { id handle title body url } refundPolicy { url body } shippingPolicy { url } termsOfService { url }
    subscriptionPolicy { id } legalNotice { id } } }`)
  expect(data).toMatchObject({
    shop: {
      privacyPolicy: {
        id: 'gid://shopify/ShopPolicy/privacy-policy',
        handle: 'privacy-policy',
        title: 'Privacy Policy',
        body: expect.stringContaining('Law 25'),
      },
      refundPolicy: { body: expect.stringContaining('within 30 days of') },
      subscriptionPolicy: null,
      legalNotice: null,
    },
  })
  const policySchema = z.object({ url: z.string() })
  const { shop: given } = z
    .object({
      shop: z.object({
        privacyPolicy: policySchema,
        refundPolicy: policySchema,
        shippingPolicy: policySchema,
        termsOfService: policySchema,
      }),
    })
    .parse(data)
  const urls = [given.privacyPolicy, given.refundPolicy, given.shippingPolicy, given.termsOfService]
  const answers = await Promise.all(urls.map(async ({ url }) => shop.app.request(url)))
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
    '/privacy',
    '/returns',
    '/shipping',
    '/terms',
  ])
})

it('nodes, menus and the sitemap know the texts', async () => {
  const data = await shop.ask(`{
    nodes(ids: ["gid://shopify/Page/about", "gid://shopify/Blog/niagara", "gid://shopify/Article/business-graphics-roi",
      "gid://shopify/ShopPolicy/terms-of-service", "gid://shopify/Page/none"]) { __typename id }
    menu(handle: "footer") { items { title type url resourceId resource { __typename ... on Page { title } } } }
    articles: sitemap(type: ARTICLE) { pagesCount { count } resources(page: 1) { items { handle updatedAt } } }
    blogs: sitemap(type: BLOG) { resources(page: 1) { items { handle updatedAt } } }
    pages: sitemap(type: PAGE) { resources(page: 2) { items { handle } } }
  }`)
  expect(data).toMatchObject({
    nodes: [
      { __typename: 'Page' },
      { __typename: 'Blog' },
      { __typename: 'Article' },
      { __typename: 'ShopPolicy' },
      null,
    ],
    articles: { pagesCount: { count: 1 } },
    blogs: {
      resources: {
        items: [
          { handle: 'decal-blog', updatedAt: '2026-05-12T12:00:00Z' },
          { handle: 'niagara', updatedAt: '2026-01-06T12:00:00Z' },
        ],
      },
    },
    pages: { resources: { items: [] } },
  })
  expect(data).toHaveProperty('articles.resources.items.length', 9)
  expect(data).toHaveProperty(
    'menu.items',
    expect.arrayContaining([
      {
        title: 'FAQ',
        type: 'PAGE',
        url: 'http://shop.test/pages/faq',
        resourceId: 'gid://shopify/Page/faq',
        resource: { __typename: 'Page', title: 'Frequently Asked Questions' },
      },
      expect.objectContaining({
        title: 'Terms',
        type: 'SHOP_POLICY',
        resource: { __typename: 'ShopPolicy' },
      }),
    ]),
  )
})

describe('search', () => {
  const ANY = '__typename ... on Product { handle } ... on Article { handle } ... on Page { handle }'

  async function search(args: string) {
    const data = await shop.ask(`{ search(${args}) { totalCount nodes { ${ANY} } ${PAGE_INFO} } }`)
    const node = z.object({ __typename: z.string(), handle: z.string() })
    return z
      .object({
        search: z.object({
          totalCount: z.number(),
          nodes: z.array(node),
          pageInfo: namesSchema.shape.list.shape.pageInfo,
        }),
      })
      .parse(data).search
  }

  it('finds products, then posts and pages, and pages through all of them', async () => {
    const whole = await search('query: "squeegee", first: 50')
    expect(whole.nodes.map(({ __typename }) => __typename)).toEqual(['Product', 'Product', 'Article', 'Page'])
    expect(whole.totalCount).toBe(4)
    const first = await search('query: "squeegee", first: 3')
    const rest = await search(`query: "squeegee", first: 3, after: "${first.pageInfo.endCursor}"`)
    expect([...first.nodes, ...rest.nodes]).toEqual(whole.nodes)
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const back = await search(`query: "squeegee", last: 2, before: "${rest.pageInfo.startCursor}"`)
    expect(back.nodes).toEqual(whole.nodes.slice(1, 3))
  })

  it('keeps to the types that are asked for', async () => {
    expect((await search('query: "squeegee", first: 9, types: [PAGE]')).nodes).toEqual([
      { __typename: 'Page', handle: 'faq' },
    ])
    expect((await search('query: "squeegee", first: 9, types: [PRODUCT]')).totalCount).toBe(2)
    expect((await search('query: "zzyzx", first: 9')).nodes).toEqual([])
  })

  it('suggests posts and pages', async () => {
    const data = await shop.ask(`{ predictiveSearch(query: "squee", limit: 1) {
      products { handle } articles { handle blog { handle } } pages { handle } }
      posts: predictiveSearch(query: "squeegee", types: [ARTICLE]) { articles { handle } pages { handle } } }`)
    expect(data).toMatchObject({
      predictiveSearch: {
        products: [{}],
        articles: [{ handle: 'how-to-apply-vinyl-decals', blog: { handle: 'decal-blog' } }],
        pages: [{ handle: 'faq' }],
      },
      posts: { articles: [{}], pages: [] },
    })
  })
})
