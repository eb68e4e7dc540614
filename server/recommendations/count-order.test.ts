// Runs on both databases.
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addOrder, addProducts, cancelOrder, readPurchaseCounts } from '../../tests/fixtures/purchases.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { rebuildPurchases } from './rebuild-purchases.ts'
import { countOrderForRecommendations, subtractOrderFromRecommendations } from './count-order.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let shop: TestDatabase
let ids: number[]
beforeAll(async () => {
  shop = await createTestDatabase()
  ids = await addProducts(
    shop.db,
    Array.from({ length: 102 }, () => []),
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate orders, order_lines, product_stats, co_purchases cascade')
})

async function order(places: readonly number[], placedAt = now, sample = false) {
  const productIds = places.map((place) => ids[place] ?? 0)
  const id = await addOrder(shop.db, productIds, placedAt, { sample })
  return { id, productIds, placedAt }
}
const record = (given: Awaited<ReturnType<typeof order>>) =>
  shop.db.transaction((tx) => countOrderForRecommendations(tx, given))
const takeBack = (given: Awaited<ReturnType<typeof order>>) =>
  shop.db.transaction((tx) => subtractOrderFromRecommendations(tx, given.id, given.productIds))
const counted = () => readPurchaseCounts(shop.db)

describe('an order', () => {
  it('counts each of its products and each pair once, even if a product is on several lines', async () => {
    await record(await order([0, 1, 1, 2]))
    const { stats, pairs } = await counted()
    expect(stats.map(({ n }) => n)).toEqual([1, 1, 1])
    expect(pairs.length).toBe(6)
    const wn = stats[0]?.wn ?? 0
    for (const { n, w } of pairs) {
      expect(n).toBe(1)
      expect(w / wn).toBeCloseTo(1 / Math.SQRT2, 12)
    }
  })

  it('counts once, even if it is recorded again', async () => {
    const first = await order([0, 1])
    await record(first)
    await record(first)
    expect((await counted()).stats.map(({ n }) => n)).toEqual([1, 1])
  })

  it('that is taken back restores the previous counts exactly, once', async () => {
    await record(await order([0, 1], daysAgo(30)))
    const before = await counted()
    const cancelled = await order([0, 1, 2])
    await record(cancelled)
    await takeBack(cancelled)
    await takeBack(cancelled)
    const after = await counted()
    expect(after.pairs.map(({ productId, otherId, n }) => [productId, otherId, n])).toEqual(
      before.pairs.map(({ productId, otherId, n }) => [productId, otherId, n]),
    )
    after.pairs.forEach(({ w }, i) => expect(w / (before.pairs[i]?.w ?? 0)).toBeCloseTo(1, 9))
    expect(after.stats.map(({ n }) => n)).toEqual([1, 1])
  })

  it('of the sample shop counts in the totals and in its own column', async () => {
    await record(await order([0, 1]))
    const sample = await order([0, 1], now, true)
    await record(sample)
    const both = await counted()
    expect(both.stats.map(({ n, sampleN }) => [n, sampleN])).toEqual([
      [2, 1],
      [2, 1],
    ])
    expect(both.pairs.map(({ n, sampleN }) => [n, sampleN])).toEqual([
      [2, 1],
      [2, 1],
    ])
    await takeBack(sample)
    expect((await counted()).pairs.map(({ n, sampleN }) => [n, sampleN])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  it('that was never counted can’t be taken back', async () => {
    await record(await order([0, 1]))
    const before = await counted()
    await takeBack(await order([0, 1]))
    expect(await counted()).toEqual(before)
  })

  it('of more than 100 products counts no pairs, and takes none back if one of them is deleted', async () => {
    const huge = await order(Array.from({ length: 101 }, (_, place) => place))
    const small = await order([0, 1])
    await record(small)
    await record(huge)
    expect((await counted()).pairs.length).toBe(2)
    expect((await counted()).stats.length).toBe(101)
    await takeBack({ ...huge, productIds: huge.productIds.slice(1) })
    expect((await counted()).pairs.map(({ n }) => n)).toEqual([1, 1])
  })
})

describe('rebuilding from the orders', () => {
  it('gives the same counts as counting one by one, also after cancellations', async () => {
    const anyOrder = fc.record({
      places: fc.array(fc.nat({ max: 7 }), { minLength: 1, maxLength: 6 }),
      age: fc.integer({ min: 0, max: 700 }),
      cancelled: fc.boolean(),
      sample: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyOrder, { maxLength: 12 }), async (given) => {
        await shop.pool.query('truncate orders, order_lines, product_stats, co_purchases cascade')
        for (const { places, age, cancelled, sample } of given) {
          const placed = await order(places, daysAgo(age), sample)
          await record(placed)
          if (!cancelled) continue
          await cancelOrder(shop.db, placed.id)
          await takeBack(placed)
        }
        const kept = await counted()
        await shop.db.transaction(rebuildPurchases)
        expectSame(await counted(), kept)
      }),
      { numRuns: 15 },
    )
  })

  it('leaves orders that can be taken back exactly, and leaves out the pairs of huge orders', async () => {
    const huge = await order(Array.from({ length: 101 }, (_, place) => place))
    const small = await order([0, 1], daysAgo(100))
    await shop.db.transaction(rebuildPurchases)
    expect((await counted()).pairs.length).toBe(2)
    await takeBack(small)
    await takeBack(huge)
    expect(await counted()).toEqual({ stats: [], pairs: [] })
  })
})

it('the migration that counts the sample shop’s orders separately gives the same counts', async () => {
  const orders = [order([0, 1, 2], daysAgo(9), true), order([1, 2, 2], now, true), order([0, 1])]
  for (const one of orders) await record(await one)
  await record(
    await order(
      Array.from({ length: 101 }, (_, place) => place),
      now,
      true,
    ),
  )
  const kept = await counted()
  await shop.pool.query('update product_stats set sample_n = 0')
  await shop.pool.query('update co_purchases set sample_n = 0')
  const migration = await readFile('server/db/migrations/0026_counts-of-sample-orders.sql', 'utf8')
  const statements = migration.split('--> statement-breakpoint')
  for (const one of statements.filter((text) => text.includes('UPDATE'))) await shop.pool.query(one)
  expect(await counted()).toEqual(kept)
})

type Counted = Awaited<ReturnType<typeof readPurchaseCounts>>

/**
 * Checks that rebuilt statistics have the same counts as incrementally updated ones, and almost the same weights. A weight may differ by
 * less than a billionth.
 */
function expectSame(rebuilt: Counted, kept: Counted) {
  const counts = ({ stats, pairs }: Counted) => [
    stats.map(({ productId, n, sampleN }) => [productId, n, sampleN]),
    pairs.map(({ productId, otherId, n, sampleN }) => [productId, otherId, n, sampleN]),
  ]
  expect(counts(rebuilt)).toEqual(counts(kept))
  rebuilt.pairs.forEach(({ w }, i) => expect(Math.abs(w / (kept.pairs[i]?.w ?? 0) - 1)).toBeLessThan(1e-9))
  rebuilt.stats.forEach(({ wn }, i) => expect(Math.abs(wn / (kept.stats[i]?.wn ?? 0) - 1)).toBeLessThan(1e-9))
}

it('eight concurrent writers cause no deadlock and lose no order', async () => {
  const mixed = Array.from({ length: 160 }, (_, i) =>
    Array.from({ length: 2 + (i % 9) }, (__, j) => (i * 7 + j * 5) % 24),
  )
  const placed: Awaited<ReturnType<typeof order>>[] = []
  for (const places of mixed) placed.push(await order(places))
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (const one of placed.filter((__, i) => i % 8 === writer)) await record(one)
    }),
  )
  const kept = await counted()
  await shop.db.transaction(rebuildPurchases)
  expectSame(await counted(), kept)
})
