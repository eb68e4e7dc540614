// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchPagesSchema, suggestionsSchema } from '../../../contract/search.ts'
import { openSearchedShop, type SearchedShop } from '../../../tests/setup/searched-shop.ts'
import { createSearchRoutes } from './search.ts'

let shop: SearchedShop
beforeAll(async () => {
  shop = await openSearchedShop()
})
afterAll(() => shop.close())
const openSearchedAt = async (day: string, address: string): Promise<unknown> => {
  const api = createSearchRoutes({ db: shop.db, now: () => new Date(day) })
  return (await api.request(address)).json()
}
const suggest = async (text: string) =>
  suggestionsSchema.parse(await shop.ask(`/api/search/suggestions?${new URLSearchParams({ q: text })}`))

describe('GET /api/search/suggestions', () => {
  it('suggests a few results of each kind while words are being typed', async () => {
    const found = await suggest('boat na')
    expect(found.products.length).toBeGreaterThan(0)
    expect(found.products.length).toBeLessThanOrEqual(5)
    expect(found.products[0]).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/) })
    expect((await suggest('boat')).answers.map(({ url }) => url)).toContain(
      '/collection/boat-decals-graphics',
    )
    expect((await suggest('boat')).collections.map(({ url }) => url)).toContain(
      '/collection/boat-names-lettering',
    )
  })

  it('finds articles and pages in spite of typos', async () => {
    expect((await suggest('apply vinyl')).answers[0]?.url).toBe('/blog/how-to-apply-vinyl-decals')
    expect((await suggest('kitchens')).articles.map(({ url }) => url)).toContain(
      '/blog/labels-for-niagara-kitchens-and-cellars',
    )
    expect((await suggest('shiping')).answers[0]?.url).toBe('/shipping')
  })

  it.each([
    ['material guide', '/decal-material-guide'],
    ['track order', '/track'],
    ['banner designer', '/custom-banner-designer'],
    ['cut files', '/cut-files'],
    ['design credits', '/credits'],
    ['fleet', '/fleet'],
    ['labels', '/label-sheets'],
    ['newsletter', '/newsletter'],
    ['St. Catharines', '/st-catharines'],
    ['Texas', '/texas-decals'],
    ['referral', '/referrals'],
    ['account', '/account'],
    ['my designs', '/my-designs'],
    ['my images', '/images'],
    ['contact', '/contact'],
    ['warranty', '/returns'],
  ])('for "%s", finds the page %s', async (typed, url) => {
    const { answers, pages } = await suggest(typed)
    expect([...answers, ...pages].map((page) => page.url)).toContain(url)
  })

  const answered = async (typed: string) =>
    (await suggest(typed)).answers.map(({ url }) => url.split(/[?#]/)[0])

  it.each([
    ['return policy', '/returns'],
    ['free shipping', '/shipping'],
    ["where's my order?", '/track'],
    ['livraison gratuite', '/shipping'],
    ['autocollants pour voiture', '/collection/car-decals'],
    ['car wash', '/faq'],
    ['boat registration', '/collection/boat-registration-numbers'],
    ['CN tower decal', '/design-generator'],
  ])('answers "%s" with %s before any product', async (typed, url) => {
    expect((await answered(typed))[0]).toBe(url)
  })

  it.each(['wolf', 'address labels', 'pirate ship', 'flag', 'zzyzx', 'gift card'])(
    'doesn’t answer "%s" with an unrelated page',
    async (typed) => {
      expect(
        (await answered(typed)).filter((url) => !/design-generator|label-sheets/.test(url ?? '')),
      ).toEqual([])
    },
  )

  it('summarises a policy in sentences, not with its table of prices', async () => {
    const { answers, pages } = await suggest('shipping and pickup')
    const { text = '' } = [...answers, ...pages].find(({ url }) => url === '/shipping') ?? {}
    expect(text).toMatch(/^You pay one price for the whole order, .*\.$/)
  })

  it('omits sections that merely mention what a page is about', async () => {
    expect(await answered('how do i apply a decal')).toEqual(['/blog/how-to-apply-vinyl-decals'])
  })

  it('shows no answer twice, and none before its publication day', async () => {
    const { answers, articles, pages } = await suggest('shipping')
    const urls = [...articles, ...pages].map(({ url }) => url)
    expect(urls.filter((url) => answers.some((answer) => answer.url.startsWith(url)))).toEqual([])
    const { answers: before } = suggestionsSchema.parse(
      await openSearchedAt('2026-01-01', '/api/search/suggestions?q=how+to+apply'),
    )
    expect(before.map(({ url }) => url)).not.toContain('/blog/how-to-apply-vinyl-decals')
  })

  it('lists no page twice, and no thin or private page', async () => {
    const words = [
      'decals',
      'vinyl',
      'search',
      'sales analytics',
      'privacy',
      'yard signs',
      'labels',
      'shop',
      'blog',
    ]
    for (const typed of words) {
      const query = new URLSearchParams({ q: typed })
      const found = searchPagesSchema.parse(await shop.ask(`/api/search?${query}`))
      const urls = [...found.answers, ...found.collections, ...found.articles, ...found.pages].map(
        ({ url }) => url,
      )
      expect(new Set(urls).size, typed).toBe(urls.length)
      expect(urls.filter((url) => url === '/search' || url === '/analytics')).toEqual([])
    }
  })

  it('rejects an empty search and endless text', async () => {
    for (const query of ['', 'q=', `q=${'x'.repeat(201)}`, 'q=a&q=b']) {
      expect((await shop.api.request(`/api/search/suggestions?${query}`)).status).toBe(400)
    }
  })

  it('responds with 304 while the catalogue hasn’t changed', async () => {
    const etag = (await shop.api.request('/api/search/suggestions?q=wolf')).headers.get('etag') ?? ''
    const again = await shop.api.request('/api/search/suggestions?q=wolf', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })
})

it('GET /api/search returns what the results page shows besides products', async () => {
  const found = searchPagesSchema.parse(await shop.ask('/api/search?q=canda'))
  expect(
    found.answers.length + found.collections.length + found.articles.length + found.pages.length,
  ).toBeGreaterThan(0)
})
