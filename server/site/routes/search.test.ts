// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardCollectionSchema } from '../../../contract/showcase.ts'
import { searchPagesSchema, suggestionsSchema } from '../../../contract/search.ts'
import {
  listFacetValues as facet,
  listHandles as handles,
  openSearchedShop,
  type SearchedShop,
} from '../../../tests/setup/searched-shop.ts'
import { productListings, products as productTable } from '../../db/schema/catalogue.ts'
import { settings } from '../../db/schema/operations.ts'
import { createSearchRoutes } from './search.ts'
import { raiseCatalogueRevision } from '../../catalogue/catalogue-revision.ts'
import { updateOldListings } from '../../catalogue/describe-listings.ts'

let shop: SearchedShop
beforeAll(async () => {
  shop = await openSearchedShop()
})
afterAll(() => shop.close())
const list = (query: string) => shop.list(query)
const openSearchedAt = async (day: string, address: string): Promise<unknown> => {
  const api = createSearchRoutes({ db: shop.db, now: () => new Date(day) })
  return (await api.request(address)).json()
}
const suggest = async (text: string) =>
  suggestionsSchema.parse(await shop.ask(`/api/search/suggestions?${new URLSearchParams({ q: text })}`))

describe('the facets of a list', () => {
  it('count what each value would leave, given the other chosen values', async () => {
    const chosen = await list('facets=1&colour=red&price=10-20&price=20-50')
    for (const name of ['price', 'size', 'colour', 'finish', 'use', 'in-stock']) {
      for (const { value, count, chosen: isChosen } of facet(chosen, name)) {
        const others = new URLSearchParams('colour=red&price=10-20&price=20-50')
        others.delete(name)
        others.set(name, value)
        expect((await list(String(others))).total, `${name}=${value}`).toBe(count)
        expect(isChosen).toBe(name === 'colour' ? value === 'red' : name === 'price' && /^[12]0-/.test(value))
      }
    }
    expect(facet(chosen, 'colour').length).toBeGreaterThan(3)
  })

  it('work with prices and with every sort order', async () => {
    const found = await list('price=10-20&sort=price-high')
    const prices = found.products.map(({ price }) => Number(price))
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.every((price) => price >= 10 && price < 20)).toBe(true)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  it('narrow collections and searches', async () => {
    const within = cardCollectionSchema.parse(
      await shop.ask('/api/collections/boat-decals-graphics?view=card&limit=250&facets=1&colour=white'),
    )
    const all = await list('colour=white')
    expect(within.total).toBeGreaterThan(0)
    expect(handles(all)).toEqual(expect.arrayContaining(handles(within)))
    const searched = await list('q=boat&colour=white')
    expect(searched.total).toBeLessThan((await list('q=boat')).total)
  })

  it('are left out unless requested, and unknown values match nothing', async () => {
    expect((await list('')).facets).toBeUndefined()
    expect((await list('colour=plaid&size=%27--&price=9e9')).total).toBe((await list('')).total)
  })

  it('reflect sold-out products at once', async () => {
    const before = await list('in-stock=1')
    const [first] = handles(before)
    await shop.db.transaction(async (tx) => {
      await tx
        .update(productTable)
        .set({ availableForSale: false })
        .where(eq(productTable.handle, first ?? ''))
      await raiseCatalogueRevision(tx)
    })
    expect((await list('in-stock=1')).total).toBe(before.total - 1)
  })

  it('are derived only once in a new shop', async () => {
    expect(await updateOldListings(shop.db)).toBe(0)
  })

  it('are derived again for listings of an older vocabulary, resuming where that stopped', async () => {
    const { total } = await list('')
    await shop.db.update(productListings).set({ terms: sql`'old'`, words: sql`''` })
    await shop.db
      .update(settings)
      .set({ value: { as: 1, upTo: null } })
      .where(eq(settings.key, 'listingsDescribedAs'))
    expect(await updateOldListings(shop.db)).toBe(total)
    expect((await list('q=matte')).total).toBeGreaterThan(0)
    const [row] = await shop.db
      .select({ matte: sql<number>`count(*)::int` })
      .from(productListings)
      .where(sql`words @@ 'matte'`)
    expect(row?.matte).toBeGreaterThan(0)
    const [half] = await shop.db.select({ id: sql<number>`avg(product_id)::int` }).from(productListings)
    await shop.db
      .update(settings)
      .set({ value: { as: 4, upTo: half?.id } })
      .where(eq(settings.key, 'listingsDescribedAs'))
    const rest = await updateOldListings(shop.db)
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThan(total)
    expect(await updateOldListings(shop.db)).toBe(0)
  })

  it('are derived for listings that an earlier version wrote', async () => {
    const before = await list('facets=1')
    await shop.db.update(productListings).set({ facets: null, terms: '' })
    expect(await updateOldListings(shop.db)).toBe(before.total)
    expect(await list('facets=1')).toEqual(before)
    expect(await updateOldListings(shop.db)).toBe(0)
    const [row] = await shop.db
      .select({ missing: sql<number>`count(*)::int` })
      .from(productListings)
      .where(sql`terms = '' or facets is null`)
    expect(row?.missing).toBe(0)
  })
})

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
