import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { analyticsOrderSchema, analyticsReportSchema } from '../../contract/analytics.ts'
import { ANALYTICS_TABLES, ANALYTICS_VIEWS } from '../../domain/analytics/views.ts'
import { addSale, forgetSales } from '../../tests/fixtures/sales.ts'
import { type CheckoutShop, openCheckoutShop, WITH_OPERATOR } from '../../tests/setup/checkout-shop.ts'
import type { Visitor } from '../../tests/setup/visitor.ts'
import { rebuildSales } from '../services/analytics/rebuild-sales.ts'

/** A name, town and code that nobody but the operator may ever read. */
const SECRET = 'Quixotia'
const SAMPLE_NAME = 'Samplia'
const DAY_MS = 86_400_000

let shop: CheckoutShop
let boss: Visitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: WITH_OPERATOR })
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(() => forgetSales(shop.db))

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const count = () => shop.db.transaction(rebuildSales)

/** Two real orders and one of the sample shop, a few days ago. */
async function sellSome(): Promise<void> {
  const real = { name: SECRET, city: `${SECRET}ville`, coupon: `${SECRET}10`, placedAt: daysAgo(3) }
  await addSale(shop.db, { ...real, buyer: 'ada', cents: 12_345, items: 7, type: 'b2b', province: 'QC' })
  await addSale(shop.db, { ...real, buyer: 'bo', cents: 5_000, placedAt: daysAgo(2) })
  await addSale(shop.db, { buyer: 'cy', cents: 7_000, sample: true, name: SAMPLE_NAME, placedAt: daysAgo(1) })
  await count()
}

const get = async (as: Visitor, address: string) => {
  const answer = await as.get(address)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const records = (text: string) => z.array(analyticsOrderSchema).parse(JSON.parse(text))
const report = (text: string) => analyticsReportSchema.parse(JSON.parse(text))

describe('GET /api/analytics/orders', () => {
  it('gives the operator the real orders, the newest first, with the fields of the specification', async () => {
    await sellSome()
    const { text } = await get(boss, '/api/analytics/orders')
    expect(records(text).map(({ orderTotal }) => orderTotal)).toEqual([50, 123.45])
    expect(records(text)[1]).toMatchObject({
      customerName: `${SECRET} ada`,
      customerType: 'b2b',
      shipCountry: 'CA',
      shipState: 'QC',
      shipCity: `${SECRET}ville`,
      numberOfItems: 7,
      couponCode: `${SECRET}10`,
      sample: false,
    })
  })

  it('goes on where the page before ended, over every order once', async () => {
    for (const buyer of ['ada', 'bo', 'cy', 'di', 'eve'])
      await addSale(shop.db, { buyer, cents: 100, placedAt: daysAgo(3) })
    await count()
    const seen: string[] = []
    for (let next: string | null = '/api/analytics/orders?limit=2'; next;) {
      const { text, headers } = await get(boss, next)
      seen.push(...records(text).map(({ customerName }) => customerName))
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null
    }
    expect(seen.toSorted()).toEqual(['Ada ada', 'Ada bo', 'Ada cy', 'Ada di', 'Ada eve'])
  })

  it('gives everybody else the sample orders, each of which says so', async () => {
    await sellSome()
    const { text, headers } = await get(shop.visitor(), '/api/analytics/orders')
    expect(records(text)).toMatchObject([{ customerName: `${SAMPLE_NAME} cy`, sample: true }])
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    'from=2026-02-30',
    'from=x',
    'from=2026-02-02&to=2026-02-01',
    'limit=0',
    'limit=1001',
    "after=1'--",
  ])('refuses %s in words', async (query) => {
    expect((await get(boss, `/api/analytics/orders?${query}`)).status).toBe(400)
  })
})

describe('a customer', () => {
  /** Ways to ask for the real orders without being the operator. */
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

  it('is named to nobody but the operator, by no spelling of any path', async () => {
    await sellSome()
    const cookies = ['', 'operator=1', 'operator=9999999999999~Ym9zcw.x', '__Host-operator=1']
    for (const address of spellings)
      for (const cookie of cookies) {
        const { PUBLIC_URL } = shop.deps.env
        const answer = await shop.app.request(`${PUBLIC_URL}${address}`, { headers: { cookie } })
        expect(await answer.text(), address).not.toContain(SECRET)
        expect(answer.status, address).toBeLessThan(500)
      }
  })

  it('is named to the operator, so that the test above could fail', async () => {
    await sellSome()
    for (const address of [
      '/api/analytics/orders',
      '/api/analytics/exports/orders',
      '/analytics?tab=high-value',
    ])
      expect((await get(boss, address)).text).toContain(SECRET)
  })
})

describe('a report', () => {
  it.each(ANALYTICS_VIEWS)(
    '%s counts real orders for the operator and sample orders for everybody else',
    async (view) => {
      await sellSome()
      expect(report((await get(boss, `/api/analytics/${view}`)).text)).toMatchObject({
        view,
        source: 'shop',
        now: { orders: 2, cents: 17_345, items: 8 },
      })
      expect(report((await get(shop.visitor(), `/api/analytics/${view}`)).text)).toMatchObject({
        source: 'sample',
        now: { orders: 1, cents: 7_000 },
      })
    },
  )

  it('compares with as many days before', async () => {
    await addSale(shop.db, { buyer: 'ada', cents: 300, placedAt: daysAgo(1) })
    await addSale(shop.db, { buyer: 'ada', cents: 200, placedAt: daysAgo(400) })
    await addSale(shop.db, { buyer: 'ada', cents: 100, placedAt: daysAgo(800) })
    await count()
    const { now, earlier, trend } = report((await get(boss, '/api/analytics/geographic')).text)
    expect([now.cents, earlier.cents]).toEqual([300, 200])
    expect(trend).toHaveLength(52)
    expect(trend.reduce((sum, { cents }) => sum + cents, 0)).toBe(300)
    expect(trend.reduce((sum, { earlierCents }) => sum + earlierCents, 0)).toBe(200)
  })

  it('says which rates it computed and which it had to assume', async () => {
    for (let buyer = 0; buyer < 30; buyer += 1)
      await addSale(shop.db, {
        buyer: `buyer ${buyer}`,
        cents: buyer < 15 ? 6_000 : 500,
        placedAt: daysAgo(9),
      })
    for (let buyer = 0; buyer < 12; buyer += 1)
      await addSale(shop.db, { buyer: `buyer ${buyer}`, cents: 500, placedAt: daysAgo(4) })
    await count()
    const segments = report((await get(boss, '/api/analytics/segments')).text)
    expect(segments).toMatchObject({
      segments: [
        { segment: 'b2b', repeat: { value: 0.75, basis: 'assumed', customers: 0 } },
        { segment: 'b2c', repeat: { value: 0.4, basis: 'computed', customers: 30 } },
      ],
    })
    const insights = report((await get(boss, '/api/analytics/referral-insights')).text)
    expect(insights).toMatchObject({
      potentials: [
        { group: 'b2b', value: 0.92, basis: 'assumed' },
        { group: 'b2c', basis: 'computed' },
        { group: 'region', region: 'Ontario', basis: 'computed' },
      ],
      referrals: { started: 0, completed: 0 },
    })
  })

  it('shows the five highest over 50, and none of exactly 50', async () => {
    for (const [index, cents] of [5_000, 5_001, 9_000, 8_000, 7_000, 6_000, 20_000].entries())
      await addSale(shop.db, { buyer: `buyer ${index}`, cents, placedAt: daysAgo(index) })
    await count()
    const found = report((await get(boss, '/api/analytics/high-value')).text)
    expect(found).toMatchObject({ highOrders: 6 })
    const totals = found.view === 'high-value' ? found.orders.map(({ orderTotal }) => orderTotal) : []
    expect(totals).toEqual([200, 90, 80, 70, 60])
  })
})

describe('a file', () => {
  it('has every order of the period and no formula', async () => {
    await addSale(shop.db, { buyer: 'ada', name: '=HYPERLINK("x")', cents: 100, placedAt: daysAgo(1) })
    await count()
    const { text, headers } = await get(boss, '/api/analytics/exports/orders')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-.*\.csv"$/)
    expect(text.split('\r\n')[1]).toMatch(
      /^\S+,1\.00,"'=HYPERLINK\(""x""\) ada",b2c,CA,ON,Thorold,1,,.*,shop$/,
    )
  })

  it.each(Object.keys(ANALYTICS_TABLES))('%s says that it is sample data', async (table) => {
    await sellSome()
    const { text, status } = await get(shop.visitor(), `/api/analytics/exports/${table}`)
    expect(status).toBe(200)
    const [, ...lines] = text.trim().split('\r\n')
    for (const line of lines) expect(line).toMatch(/,sample$/)
  })
})

describe('where real people buy', () => {
  it('nobody but the operator sees anything, unless it is said', async () => {
    const closed = await openCheckoutShop({ settings: { ...WITH_OPERATOR, ANALYTICS_PUBLIC: 'off' } })
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

it('an order counts as soon as it is paid', async () => {
  const token = await shop.fillCart({
    variantId: await shop.stockProduct({ priceCents: 9_900 }),
    quantity: 2,
  })
  await shop.buy(shop.visitor(), token)
  const { text } = await get(boss, '/api/analytics/high-value')
  expect(report(text)).toMatchObject({ now: { orders: 1, items: 2 }, highOrders: 1 })
})
