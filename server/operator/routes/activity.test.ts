// Runs on both databases.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { operatorActivitySchema } from '../../../contract/operator/activity.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { buyOneItem, createPerson, createShopper } from '../../../tests/setup/referral-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { orders } from '../../db/schema/orders.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

const tell = (...names: string[]) =>
  shop.visitor().send('POST', '/api/events', {
    events: names.map((event) => ({ event, event_id: randomBytes(16).toString('hex'), path: '/shop' })),
  })
const ask = async (query = '') =>
  operatorActivitySchema.parse(await (await boss.get(`/api/operator/activity${query}`)).json())

it('events are counted by day and in total, beside the orders they led to', async () => {
  await tell('page_view', 'page_view', 'view_item', 'add_to_cart', 'cart_view', 'cart_view', 'cta_click')
  await buyOneItem(shop, createShopper(shop), createPerson())
  shop.clock.ahead = DAY_MS
  // Signs in again, because the clock was moved and the operator's session has expired.
  boss = await shop.operator()
  await tell('page_view', 'begin_checkout')
  const { days, sum, others } = await ask()
  expect(days).toHaveLength(30)
  expect(days.slice(0, 2)).toEqual([
    expect.objectContaining({ page_view: 1, view_item: 0, add_to_cart: 0, begin_checkout: 1, orders: 0 }),
    expect.objectContaining({ page_view: 2, view_item: 1, add_to_cart: 1, begin_checkout: 0, orders: 1 }),
  ])
  expect(days[0]?.day).toBe(toShopDate(shop.deps.now()))
  expect(sum).toEqual({ page_view: 3, view_item: 1, add_to_cart: 1, begin_checkout: 1, orders: 1 })
  expect(others).toEqual([
    { name: 'cart_view', count: 2 },
    { name: 'cta_click', count: 1 },
  ])
  // A period of one day doesn't include yesterday. Sample orders don't count.
  expect((await ask('?days=1')).sum).toMatchObject({ page_view: 1, orders: 0 })
  await shop.db.update(orders).set({ sample: true })
  expect((await ask('?days=2')).sum).toMatchObject({ page_view: 3, orders: 0 })
})

it('late evening counts for the shop’s day, although that day is over in UTC', async () => {
  const now = shop.deps.now()
  const evening = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 3, 2, 30)
  shop.clock.ahead += evening - now.getTime()
  boss = await shop.operator()
  await tell('page_view')
  await buyOneItem(shop, createShopper(shop), createPerson())
  const { days } = await ask('?days=1')
  expect(days).toEqual([
    expect.objectContaining({ day: toShopDate(new Date(evening)), page_view: 1, orders: 1 }),
  ])
  expect(days[0]?.day).not.toBe(new Date(evening).toISOString().slice(0, 10))
})

it.each(['0', '181', 'x', '1.5'])('a period of %s days is refused', async (days) => {
  expect((await boss.get(`/api/operator/activity?days=${days}`)).status).toBe(400)
})
