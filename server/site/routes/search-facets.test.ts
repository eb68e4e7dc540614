// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardCollectionSchema } from '../../../contract/showcase.ts'
import {
  listFacetValues as facet,
  listHandles as handles,
  openSearchedShop,
  type SearchedShop,
} from '../../../tests/setup/searched-shop.ts'
import { productListings, products as productTable } from '../../db/schema/catalogue.ts'
import { settings } from '../../db/schema/operations.ts'
import { raiseCatalogueRevision } from '../../catalogue/catalogue-revision.ts'
import { updateOldListings } from '../../catalogue/describe-listings.ts'

let shop: SearchedShop
beforeAll(async () => {
  shop = await openSearchedShop()
})
afterAll(() => shop.close())
const list = (query: string) => shop.list(query)

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
