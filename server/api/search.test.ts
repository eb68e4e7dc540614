import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CardList, cardCollectionSchema, cardListSchema } from '../../contract/showcase.ts'
import { searchPagesSchema, suggestionsSchema } from '../../contract/search.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { loadSampleShop } from '../db/sample-shop.ts'
import { productListings, products as productTable } from '../db/schema/catalogue.ts'
import { raiseCatalogueRevision } from '../services/catalogue/catalogue-revision.ts'
import { describeOldListings } from '../services/catalogue/describe-listings.ts'
import { collections } from './collections.ts'
import { products } from './products.ts'
import { search } from './search.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'))
let database: TestDatabase
let api: OpenAPIHono

beforeAll(async () => {
  database = await createTestDatabase()
  const now = () => new Date('2026-11-21T12:00:00Z')
  await loadSampleShop(database.db, { dataDir, now: now() })
  api = new OpenAPIHono()
  for (const part of [products, collections, search]) api.route('/', part({ db: database.db, now }))
})
afterAll(async () => {
  await database.close()
  fs.rmSync(dataDir, { recursive: true })
})

const ask = async (address: string): Promise<unknown> => {
  const answer = await api.request(address)
  expect(answer.status, address).toBe(200)
  return answer.json()
}
const list = async (query: string) =>
  cardListSchema.parse(await ask(`/api/products?view=card&limit=250&${query}`))
const suggest = async (text: string) =>
  suggestionsSchema.parse(await ask(`/api/search/suggestions?${new URLSearchParams({ q: text })}`))
const handles = ({ products: found }: { products: readonly { handle: string }[] }) =>
  found.map(({ handle }) => handle)
const facet = ({ facets = [] }: CardList, name: string) =>
  facets.find((group) => group.name === name)?.values ?? []

describe('GET /api/products?q=', () => {
  it.each([
    ['canda', 'canada', 'canada-is-not-for-sale'],
    ['howlng wolf', 'howling wolf', 'niagara-wolf-badge'],
    ['Wlof', 'wolf', 'niagara-wolf-badge'],
  ])('takes "%s" for %s', async (typed, meant, handle) => {
    const found = await list(`q=${encodeURIComponent(typed)}`)
    expect(found.search?.corrected).toBe(meant)
    expect(handles(found)).toContain(handle)
  })

  it.each(['liscence', 'jepp', 'license plates', 'jeep'])('finds something for "%s"', async (typed) => {
    expect((await list(`q=${encodeURIComponent(typed)}`)).total).toBeGreaterThan(0)
  })

  it('tells which word nothing has, and looks for the others', async () => {
    const found = await list('q=wolf%20zzyzx')
    expect(found.search).toEqual({ corrected: null, missing: ['zzyzx'] })
    expect(handles(found)).toContain('niagara-wolf-badge')
    expect((await list('q=zzyzx')).total).toBe(0)
  })

  it('begins with what has the words in its title, page by page as on one', async () => {
    const all = handles(await list('q=boat'))
    const inTitle = (handle: string) => handle.includes('boat')
    expect(inTitle(all[0] ?? '')).toBe(true)
    const paged: string[] = []
    let cursor = ''
    do {
      const page = cardListSchema.parse(
        await ask(`/api/products?view=card&limit=3&q=boat${cursor && `&cursor=${cursor}`}`),
      )
      paged.push(...handles(page))
      cursor = page.nextCursor ?? ''
    } while (cursor !== '')
    expect(paged).toEqual(all)
  })

  it.each(['%27%3B--', '%25', '%00', '%F0%9F%90%BA', '%5C', `${'a%20'.repeat(60)}b`])(
    'takes "%s" for words',
    async (typed) => {
      await list(`q=${typed}`)
    },
  )
})

describe('the facets of a list', () => {
  it('count what each value would leave under the others that are chosen', async () => {
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

  it('keep to prices, and to every order', async () => {
    const found = await list('price=10-20&sort=price-high')
    const prices = found.products.map(({ price }) => Number(price))
    expect(prices.length).toBeGreaterThan(0)
    expect(prices.every((price) => price >= 10 && price < 20)).toBe(true)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })

  it('narrow a collection and a search alike', async () => {
    const within = cardCollectionSchema.parse(
      await ask('/api/collections/boat-decals-graphics?view=card&limit=250&facets=1&colour=white'),
    )
    const all = await list('colour=white')
    expect(within.total).toBeGreaterThan(0)
    expect(handles(all)).toEqual(expect.arrayContaining(handles(within)))
    const searched = await list('q=boat&colour=white')
    expect(searched.total).toBeLessThan((await list('q=boat')).total)
  })

  it('are left out where nobody asks for them, and choose nothing by words they do not have', async () => {
    expect((await list('')).facets).toBeUndefined()
    expect((await list('colour=plaid&size=%27--&price=9e9')).total).toBe((await list('')).total)
  })

  it('know what is sold out as soon as the catalogue says so', async () => {
    const before = await list('in-stock=1')
    const [first] = handles(before)
    await database.db.transaction(async (tx) => {
      await tx
        .update(productTable)
        .set({ availableForSale: false })
        .where(eq(productTable.handle, first ?? ''))
      await raiseCatalogueRevision(tx)
    })
    expect((await list('in-stock=1')).total).toBe(before.total - 1)
  })

  it('are told of listings that an earlier version wrote', async () => {
    const before = await list('facets=1')
    await database.db.update(productListings).set({ facets: null, terms: '' })
    expect(await describeOldListings(database.db)).toBe(before.total)
    expect(await list('facets=1')).toEqual(before)
    expect(await describeOldListings(database.db)).toBe(0)
    const [row] = await database.db
      .select({ missing: sql<number>`count(*)::int` })
      .from(productListings)
      .where(sql`terms = '' or facets is null`)
    expect(row?.missing).toBe(0)
  })
})

describe('GET /api/search/suggestions', () => {
  it('gives a few of everything for words that are being typed', async () => {
    const found = await suggest('boat na')
    expect(found.products.length).toBeGreaterThan(0)
    expect(found.products.length).toBeLessThanOrEqual(5)
    expect(found.products[0]).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/) })
    expect((await suggest('boat')).collections.map(({ url }) => url)).toContain(
      '/collection/boat-decals-graphics',
    )
  })

  it('finds articles and pages, with slips too', async () => {
    expect((await suggest('apply vinyl')).articles.map(({ url }) => url)).toContain(
      '/blog/how-to-apply-vinyl-decals',
    )
    expect((await suggest('shiping')).pages.map(({ url }) => url)).toContain('/shipping')
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
  ])('finds for "%s" the page %s', async (typed, url) => {
    expect((await suggest(typed)).pages.map((page) => page.url)).toContain(url)
  })

  it('names no page twice, and none that is thin or may be closed', async () => {
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
      const found = searchPagesSchema.parse(await ask(`/api/search?${query}`))
      const urls = [...found.collections, ...found.articles, ...found.pages].map(({ url }) => url)
      expect(new Set(urls).size, typed).toBe(urls.length)
      expect(urls.filter((url) => url === '/search' || url === '/analytics')).toEqual([])
    }
  })

  it('refuses nothing to look for, and texts without end', async () => {
    for (const query of ['', 'q=', `q=${'x'.repeat(201)}`, 'q=a&q=b']) {
      expect((await api.request(`/api/search/suggestions?${query}`)).status).toBe(400)
    }
  })

  it('answers 304 while the catalogue has not changed', async () => {
    const etag = (await api.request('/api/search/suggestions?q=wolf')).headers.get('etag') ?? ''
    const again = await api.request('/api/search/suggestions?q=wolf', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

it('GET /api/search gives what the results page shows besides products', async () => {
  const found = searchPagesSchema.parse(await ask('/api/search?q=canda'))
  expect(found.collections.length + found.articles.length + found.pages.length).toBeGreaterThan(0)
})
