import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
beforeAll(async () => {
  shop = await openStorefrontShop()
})
afterAll(() => shop.close())

const handles = async (field: string) => (await shop.list(field)).handles

describe('a page', () => {
  it('is found by id and by handle in any case, with its text and SEO fields', async () => {
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
        onlineStoreUrl: 'http://shop.test/faq',
        seo: { title: 'Frequently Asked Questions', description: expect.stringContaining('Ten questions') },
      },
      again: { title: 'Frequently Asked Questions' },
      old: { title: 'Frequently Asked Questions' },
      none: null,
      wrong: null,
    })
  })

  it('is in a list that can be sorted and searched', async () => {
    expect(await handles('pages(first: 9)')).toEqual([
      'about',
      'contact',
      'faq',
      'suv-personalization',
      'toronto-road-trips',
      'weatherproof-decals',
    ])
    expect(await handles('pages(first: 3, sortKey: TITLE, reverse: true)')).toEqual([
      'weatherproof-decals',
      'toronto-road-trips',
      'suv-personalization',
    ])
    expect(await handles('pages(first: 9, query: "title:contact")')).toEqual(['contact'])
    expect(await handles('pages(first: 9, query: "calendered -title:making -title:about")')).toEqual([
      'faq',
      'weatherproof-decals',
    ])
    expect(await handles('pages(first: 9, query: "updated_at:<2020-01-01")')).toEqual([])
  })
})

describe('a blog', () => {
  it('returns its own posts, by handle and in pages', async () => {
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
        onlineStoreUrl: 'http://shop.test/blog',
        articleByHandle: { title: 'How to Apply Vinyl Decals Without Bubbles' },
        other: null,
      },
    })
    expect(data).toHaveProperty('old.articles.nodes.length', 3)
    expect(await handles('blogs(first: 9, sortKey: TITLE)')).toEqual(['niagara', 'decal-blog'])
  })
})

it('policies have their texts, and addresses that lead to the footer’s pages', async () => {
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

it('nodes, menus and the sitemap include the texts', async () => {
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
