import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANALYTICS_TABLES, ANALYTICS_VIEWS } from '../../../domain/analytics/views.ts'
import {
  fetchText as get,
  ANALYTICS_SECRET,
  sellThreeOrders,
} from '../../../tests/fixtures/analytics-calls.ts'
import { deleteSales } from '../../../tests/fixtures/sales.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(() => deleteSales(shop.db))

const sellSome = () => sellThreeOrders(shop)

describe('the data of a customer', () => {
  /** Addresses by which a customer might try to read the real orders. */
  const spellings = [
    ...ANALYTICS_VIEWS.flatMap((view) => [`/analytics?tab=${view}`, `/api/analytics/${view}`]),
    ...['orders', ...Object.keys(ANALYTICS_TABLES)].map((table) => `/api/analytics/exports/${table}`),
    '/api/analytics/orders',
    '/api/analytics/orders?sample=false',
    '/api/analytics/orders?source=shop&operator=1',
    '/api/analytics/orders?limit=1000&from=2000-01-01&to=2009-01-01',
    '/api/analytics/orders?after=9999-12-31~999999999',
    '/api/analytics/orders/',
    '/api/analytics//orders',
    '/api/Analytics/Orders',
    '/API/analytics/orders',
    '/api/analytics/%6frders',
    '/api/analytics/orders%2f',
    '/api/analytics/orders.json',
    '/api/analytics/orders.csv',
    '/api/analytics/./orders',
    '/api/analytics/exports/../orders',
    '/api/analytics;operator=1/orders',
    '//api/analytics/orders',
    '/analytics/',
    '//analytics',
    '/Analytics',
    '/%61nalytics',
    '/analytics/orders',
    '/analytics?tab=high-value&from=2000-01-01&to=2000-01-02',
    '/analytics.json',
  ]

  it('is shown only to operators, however the path is spelled', async () => {
    await sellSome()
    const cookies = ['', 'operator=1', 'operator=9999999999999~Ym9zcw.x', '__Host-operator=1']
    for (const address of spellings)
      for (const cookie of cookies) {
        const { PUBLIC_URL } = shop.deps.env
        const answer = await shop.app.request(`${PUBLIC_URL}${address}`, { headers: { cookie } })
        expect(await answer.text(), address).not.toContain(ANALYTICS_SECRET)
        expect(answer.status, address).toBeLessThan(500)
      }
  })

  it('is shown to operators, which proves that the test above can fail', async () => {
    await sellSome()
    for (const address of [
      '/api/analytics/orders',
      '/api/analytics/exports/orders',
      '/analytics?tab=high-value',
    ])
      expect((await get(boss, address)).text).toContain(ANALYTICS_SECRET)
  })
})

describe('a shop with real orders', () => {
  it('shows analytics to operators only, unless configured otherwise', async () => {
    const closed = await openCheckoutShop({ settings: { ...OPERATOR_SETTINGS, ANALYTICS_PUBLIC: 'off' } })
    try {
      for (const address of [
        '/analytics',
        '/api/analytics/orders',
        '/api/analytics/segments',
        '/api/analytics/exports/orders',
      ])
        expect((await get(closed.visitor(), address)).status, address).toBe(401)
      const operator = await closed.operator()
      expect((await get(operator, '/api/analytics/segments')).status).toBe(200)
    } finally {
      await closed.close()
    }
  })
})
