// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '../db/schema/catalogue.ts'
import { addOrder, addProducts, readPurchaseCounts } from '../../tests/fixtures/purchases.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { recommend } from './recommend.ts'
import { recommendByTags } from './recommend-by-tags.ts'
import { countOrderForRecommendations } from './count-order.ts'
import { clearShopTotals } from './shop-totals.ts'
import { refreshTagNeighboursIfChanged } from './refresh-tag-neighbours.ts'

const now = new Date('2026-11-21T12:00:00Z')

let shop: TestDatabase
let ids: number[]
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query(
    'truncate orders, order_lines, product_stats, co_purchases, tag_neighbours, settings, products cascade',
  )
  clearShopTotals(shop.db)
  ids = await addProducts(shop.db, [
    ['wolf', 'decal'],
    ['wolf', 'decal'],
    ['boat', 'decal'],
    ['boat', 'marine'],
    ['truck'],
    ['gaming'],
  ])
})

const id = (place: number) => ids[place] ?? 0
async function bought(...places: number[]) {
  await boughtBy(places, false)
}
async function boughtBy(places: number[], sample: boolean) {
  const productIds = places.map(id)
  const orderId = await addOrder(shop.db, productIds, now, { sample })
  await shop.db.transaction((tx) =>
    countOrderForRecommendations(tx, { id: orderId, placedAt: now, productIds }),
  )
}
const changed = () =>
  shop.pool.query(`insert into settings (key, value) values ('catalogueRevision', '1')
    on conflict (key) do update set value = to_jsonb((settings.value)::int + 1)`)
/** Returns the recommendations for the first product, as positions in `ids`. */
const placesFor = async (take: number) =>
  (await recommend(shop.db, { productId: id(0), take, now })).map(({ productId }) => ids.indexOf(productId))
const placesByTags = async (tags: string[], take: number) =>
  (await recommendByTags(shop.db, { tags, take, now })).map(({ productId }) => ids.indexOf(productId))
const neighbours = async () =>
  (await shop.pool.query('select product_id::int, other_ids::int[] from tag_neighbours order by 1')).rows

describe('recommendations for a product', () => {
  it('are products bought with it, then similar ones, then popular ones', async () => {
    await changed()
    await refreshTagNeighboursIfChanged(shop)
    await bought(0, 4)
    await bought(0, 4)
    await bought(5)
    const found = await recommend(shop.db, { productId: id(0), take: 4, now })
    expect(found.map(({ productId }) => ids.indexOf(productId))).toEqual([4, 1, 2, 5])
    expect(found.map(({ purchaseCount }) => purchaseCount)).toEqual([2, 0, 0, 0])
    expect(found[0]?.confidence).toBeCloseTo((2 + (5 * 2) / 3) / 7, 12)
    expect(found.slice(1).every(({ confidence }) => confidence === 0)).toBe(true)
  })

  it('learn from the sample shop’s orders too, but only until customers have bought', async () => {
    await boughtBy([0, 4], true)
    await boughtBy([0, 4], true)
    const ofSamples = await recommend(shop.db, { productId: id(0), take: 1, now })
    expect(ofSamples).toMatchObject([{ productId: id(4), purchaseCount: 2, sample: true }])
    await bought(0, 4)
    const real = await recommend(shop.db, { productId: id(0), take: 1, now })
    expect(real).toMatchObject([{ productId: id(4), purchaseCount: 1, sample: false }])
  })

  it('never contain the product itself, or sold-out or unpublished products', async () => {
    await bought(0, 1, 2, 3)
    await bought(4)
    await bought(5)
    expect((await placesFor(6)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    await shop.db
      .update(products)
      .set({ availableForSale: false })
      .where(eq(products.id, id(1)))
    await shop.db
      .update(products)
      .set({ published: false })
      .where(eq(products.id, id(2)))
    await shop.db
      .update(products)
      .set({ status: 'archived' })
      .where(eq(products.id, id(3)))
    // Popular products are cached. A product that has sold out since must not be recommended.
    await shop.db
      .update(products)
      .set({ availableForSale: false })
      .where(eq(products.id, id(4)))
    expect(await placesFor(6)).toEqual([5])
  })

  it('are the same each time', async () => {
    await bought(0, 1, 2, 3)
    await bought(0, 3, 4)
    const first = await placesFor(4)
    for (let i = 0; i < 5; i += 1) expect(await placesFor(4)).toEqual(first)
  })

  it('of a new shop are its first products', async () => {
    expect(await placesFor(3)).toEqual([1, 2, 3])
  })

  it('follow a new order at once', async () => {
    await bought(0, 1)
    expect((await placesFor(1))[0]).toBe(1)
    for (let i = 0; i < 3; i += 1) await bought(0, 5)
    expect((await placesFor(1))[0]).toBe(5)
  })

  it('read the index of weights in order, even if a product was bought with thousands', async () => {
    await shop.db.execute(sql`insert into co_purchases
      select 1, i, 1, i from generate_series(2, 5000) i union all select i, 1, 1, i from generate_series(2, 5000) i`)
    await shop.db.execute(sql`analyze co_purchases`)
    const plan = await shop.db.execute(sql`explain select other_id, n, w, sample_n from co_purchases
      where product_id = 1 order by w desc nulls last limit 64`)
    expect(JSON.stringify(plan.rows)).toMatch(/Index Only Scan using co_purchases_weight/)
    expect(JSON.stringify(plan.rows)).not.toContain('Sort')
  })
})

describe('recommendations by tags alone', () => {
  it('are similar products, those with a rare tag first', async () => {
    await bought(5)
    expect(await placesByTags(['marine', 'decal'], 5)).toEqual([3, 0, 1, 2])
  })

  it('leave out sold-out products, and are empty for tags that no product has', async () => {
    await shop.db
      .update(products)
      .set({ availableForSale: false })
      .where(eq(products.id, id(3)))
    expect(await placesByTags(['marine'], 2)).toEqual([])
  })
})

describe('upkeep after a change of the catalogue', () => {
  it('finds the neighbours in a new shop, and does nothing until tags change', async () => {
    await changed()
    expect(await refreshTagNeighboursIfChanged(shop)).toBe(true)
    expect(await neighbours()).toEqual([
      { product_id: id(0), other_ids: [id(1), id(2)] },
      { product_id: id(1), other_ids: [id(0), id(2)] },
      { product_id: id(2), other_ids: [id(3), id(0), id(1)] },
      { product_id: id(3), other_ids: [id(2)] },
    ])
    expect(await refreshTagNeighboursIfChanged(shop)).toBe(false)
    await shop.db
      .update(products)
      .set({ availableForSale: false })
      .where(eq(products.id, id(1)))
    await changed()
    expect(await refreshTagNeighboursIfChanged(shop)).toBe(false)
    await shop.db
      .update(products)
      .set({ tags: [] })
      .where(eq(products.id, id(3)))
    await changed()
    expect(await refreshTagNeighboursIfChanged(shop)).toBe(true)
    expect((await neighbours()).map((row) => row.product_id)).toEqual([id(0), id(1), id(2)])
  })

  it('forgets purchases with deleted products', async () => {
    await bought(0, 1, 2)
    await shop.db.delete(products).where(eq(products.id, id(1)))
    await changed()
    await refreshTagNeighboursIfChanged(shop)
    const { stats, pairs } = await readPurchaseCounts(shop.db)
    expect(stats.map(({ productId }) => productId)).toEqual([id(0), id(2)])
    expect(pairs.map(({ productId, otherId }) => [productId, otherId])).toEqual([
      [id(0), id(2)],
      [id(2), id(0)],
    ])
  })
})
