// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readPurchaseCounts } from '../../tests/fixtures/purchases.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { variants } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/orders.ts'
import { insertUnlistedVariants } from '../made-to-order/items/unlisted-variants.ts'
import { payRefundOfOrder } from '../orders/refunds/pay-refunds.ts'
import { requestRefund, type RefundRequest } from '../orders/refunds/request-refund.ts'
import { countDueOrders } from './count-due-orders.ts'
import { rebuildPurchases } from './rebuild-purchases.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate orders, product_stats, co_purchases cascade'))

const count = () => countDueOrders(shop.deps)
const counted = async () => {
  const { stats, pairs } = await readPurchaseCounts(shop.db)
  return { products: stats.map(({ n }) => n), pairs: pairs.map(({ n }) => n) }
}

async function buyTwo() {
  const first = await shop.stockProduct()
  const second = await shop.stockProduct()
  const kim = shop.shopper()
  const token = await shop.fillCart({ variantId: first }, { variantId: second, quantity: 3 })
  await kim.decide(await kim.checkOut(token, { delivery: 'pickup' }))
  const [order] = await shop.listOrders()
  if (!order) throw new Error('no order')
  return order
}

async function refund(id: number, kind: 'all' | 'cancel') {
  const request: RefundRequest = {
    what: { kind },
    restock: true,
    reason: '',
    key: crypto.randomUUID(),
    actor: 'Ada',
  }
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  expect(await requestRefund(shop.deps, { id, version: order?.version ?? 0 }, request)).toEqual({ ok: true })
  await payRefundOfOrder(shop.deps, id)
}

it('an order that was paid through the checkout is counted, once', async () => {
  await buyTwo()
  expect(await count()).toBe(1)
  expect(await counted()).toEqual({ products: [1, 1], pairs: [1, 1] })
  expect(await count()).toBe(0)
  expect(await counted()).toEqual({ products: [1, 1], pairs: [1, 1] })
})

it.each(['all', 'cancel'] as const)(
  'takes an order out again once its money is returned (%s), once',
  async (kind) => {
    const { id } = await buyTwo()
    await count()
    await refund(id, kind)
    expect(await count()).toBe(1)
    expect(await counted()).toEqual({ products: [], pairs: [] })
    expect(await count()).toBe(0)
  },
)

it('never counts an order that was cancelled before it was due', async () => {
  const { id } = await buyTwo()
  await refund(id, 'cancel')
  expect(await count()).toBe(0)
  expect(await counted()).toEqual({ products: [], pairs: [] })
})

it('counts an order once if eight processes count it at the same moment', async () => {
  await buyTwo()
  const turns = await Promise.all(Array.from({ length: 8 }, count))
  expect(turns.reduce((sum, one) => sum + one, 0)).toBe(1)
  expect(await counted()).toEqual({ products: [1, 1], pairs: [1, 1] })
})

it('leaves out made-to-order items, as a rebuild does', async () => {
  const { id } = await buyTwo()
  const custom = await shop.db.transaction(async (tx) => {
    const banner = { title: 'Banner', variantTitle: '2 × 4 ft', priceCents: 4_000, pictureOf: () => '' }
    const [variantId = 0] = await insertUnlistedVariants(tx, [{ ...banner, createdAt: new Date() }])
    const [row] = await tx.select().from(variants).where(eq(variants.id, variantId))
    return { variantId, productId: row?.productId ?? 0 }
  })
  await shop.pool.query(
    `insert into made_to_order (variant_id, kind, specification, price_cents, visitor_hash, facts, created_at)
     values ($1, 'banner', '{}', 4000, 'someone', 'facts', now())`,
    [custom.variantId],
  )
  await shop.pool.query(
    `insert into order_lines (order_id, product_id, variant_id, title, quantity, unit_price_cents)
     values ($1, $2, $3, 'Banner', 1, 4000)`,
    [id, custom.productId, custom.variantId],
  )
  await count()
  const kept = await counted()
  expect(kept).toEqual({ products: [1, 1], pairs: [1, 1] })
  await shop.db.transaction(rebuildPurchases)
  expect(await counted()).toEqual(kept)
})

it('continues with the other orders if one can’t be counted', async () => {
  const { id: broken } = await buyTwo()
  await buyTwo()
  await shop.pool.query(`
    create function refuse_order() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on orders for each row when (old.id = ${broken}) execute function refuse_order()`)
  const told: unknown[] = []
  const log = (_: string, message: string, facts?: object) => void told.push([message, facts])
  expect(await countDueOrders({ db: shop.db, log })).toBe(1)
  expect(told).toEqual([
    [expect.stringContaining('count an order for recommendations'), expect.objectContaining({ id: broken })],
  ])
  await shop.pool.query('drop function refuse_order cascade')
  expect(await count()).toBe(1)
})
