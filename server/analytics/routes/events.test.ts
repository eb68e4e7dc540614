// Runs on both databases.
import { Hono } from 'hono'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { AnalyticsEvent } from '../../../app/browser/analytics.ts'
import { shopEventNames, type ShopEventName } from '../../../contract/shop-events.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { TestVisitor } from '../../../tests/setup/visitor.ts'
import { shopEvents } from '../../db/schema/shop-events.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import { sweepEvents } from '../events/store-events.ts'
import { createEventRoutes } from './events.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.clock.ahead = 0
  await shop.db.delete(shopEvents)
})
let visitors = 0
const someone = () => {
  visitors += 1
  return new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${visitors}`)
}
const kept = () => shop.db.select().from(shopEvents)
const event = (more: Record<string, unknown> = {}) => ({
  event: 'page_view',
  event_id: randomBytes(16).toString('hex'),
  path: '/shop',
  ...more,
})
const tell = (visitor: TestVisitor, ...told: unknown[]) =>
  visitor.send('POST', '/api/events', { events: told })

describe('POST /api/events', () => {
  it('stores what happened, but nothing about the visitor', async () => {
    const item = { item_id: 'gid://shopify/Product/1', item_name: 'Bee Kind', price: 4.99, quantity: 2 }
    const told = event({
      event: 'add_to_cart',
      path: '/product/bee-kind',
      currency: 'CAD',
      value: 9.98,
      items: [item],
    })
    expect((await tell(someone(), told)).status).toBe(204)
    const [row] = await kept()
    expect(row).toMatchObject({
      name: 'add_to_cart',
      path: '/product/bee-kind',
      details: { currency: 'CAD', value: 9.98, items: [item] },
    })
    expect(JSON.stringify(row)).not.toContain('198.51.100')
    expect(Object.keys(row ?? {}).sort()).toEqual(['day', 'details', 'eventId', 'name', 'path', 'receivedAt'])
  })

  it('stores an event once, however often it’s sent', async () => {
    const told = event()
    await Promise.all(Array.from({ length: 5 }, () => tell(someone(), told, told)))
    expect(await kept()).toHaveLength(1)
  })

  it('stores no order token, neither in the path nor in a link', async () => {
    const link = { event: 'cta_click', cta: 'track', link_url: '/orders/SecretToken' }
    await tell(someone(), event({ path: '/orders/SecretToken', ...link }))
    expect(JSON.stringify(await kept())).not.toContain('SecretToken')
  })

  it.each(['dnt', 'sec-gpc'])('stores nothing from visitors who send %s', async (header) => {
    const body = JSON.stringify({ events: [event()] })
    const headers = { 'content-type': 'application/json', [header]: '1' }
    const answer = await someone().ask('/api/events', { method: 'POST', headers, body })
    expect([answer.status, await kept()]).toEqual([204, []])
  })

  it.each([
    ['another name', event({ event: 'stolen_card' })],
    ['no id', event({ event_id: undefined })],
    ['an id that is none', event({ event_id: "'; drop table" })],
    ['no path', event({ path: 'https://elsewhere.example' })],
    ['an object as parameter', event({ value: { $gt: 0 } })],
    ['too many parameters', event(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}`, i])))],
    ['a long parameter', event({ cta: 'x'.repeat(201) })],
  ])('refuses %s', async (_, told) => {
    expect((await tell(someone(), told)).status).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('limits the batch, the body, the visitor’s rate and the day’s total', async () => {
    expect((await tell(someone(), ...Array.from({ length: 51 }, () => event()))).status).toBe(422)
    expect((await tell(someone(), event({ cta: 'x'.repeat(300_000) }))).status).toBe(413)
    const eager = someone()
    for (let batch = 0; batch < 121; batch += 1) expect((await tell(eager, event())).status).toBe(204)
    expect(await kept()).toHaveLength(120)
    const small = new TestVisitor(
      new Hono().route('/', createEventRoutes(shop.deps, 3)),
      shop.deps.env.PUBLIC_URL,
    )
    for (let batch = 0; batch < 2; batch += 1) expect((await tell(small, event(), event())).status).toBe(204)
    expect(await kept()).toHaveLength(122)
  })

  it('deletes events after the retention period', async () => {
    await tell(someone(), event())
    shop.clock.ahead = (getRules().keeping.visitDays - 1) * 24 * 60 * 60 * 1_000
    await sweepEvents(shop.deps)
    expect(await kept()).toHaveLength(1)
    shop.clock.ahead += 2 * 24 * 60 * 60 * 1_000
    await sweepEvents(shop.deps)
    expect(await kept()).toEqual([])
  })

  it('knows the same events as the pages', () => {
    expectTypeOf<AnalyticsEvent['event']>().toEqualTypeOf<ShopEventName>()
    expect(new Set(shopEventNames).size).toBe(shopEventNames.length)
  })
})
