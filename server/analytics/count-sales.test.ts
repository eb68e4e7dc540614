// Runs on both databases.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addRefund, addSale, cancelSale, readSalesCounts, deleteSales } from '../../tests/fixtures/sales.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { recordSales } from './count-sales.ts'
import { recountChangedOrders } from './recount-changed-orders.ts'
import { rebuildSales } from './rebuild-sales.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.close())
beforeEach(() => deleteSales(shop.db))

const count = (...ids: number[]) => shop.db.transaction((tx) => recordSales(tx, ids))
const counted = () => readSalesCounts(shop.db)
async function countedAnew() {
  await shop.db.transaction(rebuildSales)
  return counted()
}

describe('an order', () => {
  it('counts once, however often it’s reported', async () => {
    const id = await addSale(shop.db, { buyer: 'ada', placedAt: now, cents: 6_000, items: 4, coupon: 'TEN' })
    await count(id)
    await count(id, id)
    const { daily, baskets, cohorts } = await counted()
    const place = { sample: false, day: '2026-11-21', customerType: 'b2c', country: 'CA', region: 'ON' }
    const sums = { orders: 1, cents: 6_000, items: 4, couponOrders: 1, highOrders: 1 }
    const expected = { ...place, ...sums, customers: 1, repeatCustomers: 0 }
    expect(daily.map((row): unknown => JSON.parse(row))).toEqual([expected])
    expect(baskets.map((row): unknown => JSON.parse(row))).toMatchObject([{ band: 3, orders: 1, items: 4 }])
    expect(cohorts.map((row): unknown => JSON.parse(row))).toMatchObject([
      { firstMonth: '2026-11-01', month: '2026-11-01', customers: 1, orders: 1 },
    ])
  })

  it('belongs to the day in the shop’s time zone', async () => {
    await count(
      await addSale(shop.db, { buyer: 'ada', placedAt: new Date('2026-11-21T03:00:00Z'), cents: 100 }),
    )
    expect((await counted()).daily.join('')).toContain('2026-11-20')
  })

  it('makes its buyer a repeat customer until it’s cancelled', async () => {
    const first = await addSale(shop.db, { buyer: 'ada', placedAt: daysAgo(40), cents: 100 })
    await count(first)
    const before = await counted()
    const second = await addSale(shop.db, { buyer: 'ada', placedAt: now, cents: 100 })
    await count(second)
    expect((await counted()).daily.join('')).toContain('"repeatCustomers":1')
    await cancelSale(shop.db, second)
    await count(second)
    expect(await counted()).toEqual(before)
  })
})

const change = fc.record({
  kind: fc.constantFrom('paid', 'paid', 'paid', 'refunded', 'cancelled'),
  buyer: fc.constantFrom('ada', 'bo', 'cy'),
  days: fc.integer({ min: 0, max: 70 }),
  cents: fc.integer({ min: 1, max: 9_000 }),
  items: fc.integer({ min: 1, max: 30 }),
  type: fc.constantFrom('b2b' as const, 'b2c' as const),
  province: fc.constantFrom('ON', 'QC'),
  which: fc.nat(),
})

it('after any payments, refunds and cancellations, the sums equal a full recount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (history) => {
      // Orders of earlier runs may remain in the database. They only make the sales history longer.
      const ids: number[] = []
      for (const { kind, days, which, cents, ...sale } of history) {
        const known = ids[which % Math.max(1, ids.length)]
        let changed = known
        if (kind === 'paid' || known === undefined) {
          changed = await addSale(shop.db, { ...sale, cents: cents + 1_000, placedAt: daysAgo(days) })
          ids.push(changed)
        } else if (kind === 'cancelled') await cancelSale(shop.db, known)
        else await addRefund(shop.db, known, Math.min(cents, 90))
        if (changed !== undefined) await count(changed)
      }
      expect(await counted()).toEqual(await countedAnew())
    }),
    { numRuns: 5 },
  )
})

describe('healing', () => {
  const heal = () => recountChangedOrders({ db: shop.db, now: () => now })

  it('counts a shop that was never counted, then finds nothing left to do', async () => {
    await addSale(shop.db, { buyer: 'ada', placedAt: daysAgo(400), cents: 100 })
    expect(await heal()).toBe(1)
    expect((await counted()).daily).toHaveLength(1)
    expect(await heal()).toBe(0)
  })

  it('finds an order, a cancellation and a refund that weren’t reported', async () => {
    const ids = []
    for (const buyer of ['ada', 'bo', 'cy', 'di'])
      ids.push(await addSale(shop.db, { buyer, placedAt: daysAgo(3), cents: 500 }))
    const [cancelled = 0, refunded = 0, , missing = 0] = ids
    await count(...ids)
    await cancelSale(shop.db, cancelled)
    await addRefund(shop.db, refunded, 200)
    await shop.db.execute(sql`update orders set customer_type = 'b2b' where id = ${missing}`)
    await addSale(shop.db, { buyer: 'eve', placedAt: daysAgo(1), cents: 500 })
    expect(await heal()).toBe(4)
    expect(await counted()).toEqual(await countedAnew())
  })
})
