// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { analyticsOrderSchema, analyticsReportSchema } from '../../../contract/analytics.ts'
import { ANALYTICS_TABLES, ANALYTICS_VIEWS } from '../../../domain/analytics/views.ts'
import {
  countSales,
  dateDaysAgo,
  fetchText as get,
  SAMPLE_CUSTOMER_NAME,
  ANALYTICS_SECRET,
  sellThreeOrders,
} from '../../../tests/fixtures/analytics-calls.ts'
import { addSale, deleteSales } from '../../../tests/fixtures/sales.ts'
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

const count = () => countSales(shop)
const sellSome = () => sellThreeOrders(shop)
const records = (text: string) => z.array(analyticsOrderSchema).parse(JSON.parse(text))
const report = (text: string) => analyticsReportSchema.parse(JSON.parse(text))

type CreditSale = { id: string; cents: number; at: Date; state?: string }
const sellCredits = ({ id, cents, at, state = 'paid' }: CreditSale) =>
  shop.db.execute(sql`insert into credit_purchases
    (visitor_hash, package_id, credits, amount_cents, currency, state, provider, expires_at, created_at, updated_at)
    values (${`credits ${id}`}, 'small', 5, ${cents}, 'CAD', ${state}, 'demo', ${at}, ${at}, now())`)

describe('GET /api/analytics/orders', () => {
  it('gives the operator the real orders, the newest first, with the fields of the specification', async () => {
    await sellSome()
    const { text } = await get(boss, '/api/analytics/orders')
    expect(records(text).map(({ orderTotal }) => orderTotal)).toEqual([50, 123.45])
    expect(records(text)[1]).toMatchObject({
      customerName: `${ANALYTICS_SECRET} ada`,
      customerType: 'b2b',
      shipCountry: 'CA',
      shipState: 'QC',
      shipCity: `${ANALYTICS_SECRET}ville`,
      numberOfItems: 7,
      couponCode: `${ANALYTICS_SECRET}10`,
      sample: false,
    })
  })

  it('pages through all orders, each exactly once', async () => {
    for (const buyer of ['ada', 'bo', 'cy', 'di', 'eve'])
      await addSale(shop.db, { buyer, cents: 100, placedAt: dateDaysAgo(3) })
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
    expect(records(text)).toMatchObject([{ customerName: `${SAMPLE_CUSTOMER_NAME} cy`, sample: true }])
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    'from=2026-02-30',
    'from=x',
    'from=2026-02-02&to=2026-02-01',
    'limit=0',
    'limit=1001',
    "after=1'--",
  ])('refuses %s with a message', async (query) => {
    expect((await get(boss, `/api/analytics/orders?${query}`)).status).toBe(400)
  })
})

describe('a report', () => {
  it.each(ANALYTICS_VIEWS)(
    '%s counts real orders for operators and sample orders for everyone else',
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

  it('compares with the same number of days before', async () => {
    await addSale(shop.db, { buyer: 'ada', cents: 300, placedAt: dateDaysAgo(1) })
    await addSale(shop.db, { buyer: 'ada', cents: 200, placedAt: dateDaysAgo(400) })
    await addSale(shop.db, { buyer: 'ada', cents: 100, placedAt: dateDaysAgo(800) })
    await count()
    const { now, earlier, trend } = report((await get(boss, '/api/analytics/geographic')).text)
    expect([now.cents, earlier.cents]).toEqual([300, 200])
    expect(trend).toHaveLength(52)
    expect(trend.reduce((sum, { cents }) => sum + cents, 0)).toBe(300)
    expect(trend.reduce((sum, { earlierCents }) => sum + earlierCents, 0)).toBe(200)
  })

  it('lists credit sales, net of refunds, beside the orders', async () => {
    await sellSome()
    await sellCredits({ id: 'a', cents: 1_130, at: dateDaysAgo(3) })
    await sellCredits({ id: 'b', cents: 5_000, at: dateDaysAgo(400) })
    await sellCredits({ id: 'unpaid', cents: 9_900, at: dateDaysAgo(3), state: 'expired' })
    await shop.db.execute(sql`insert into credit_money_back
      (provider, id, purchase_id, kind, amount_cents, status, updated_at)
      select 'demo', kind || status, id, kind, 130, status, now() from credit_purchases,
        (values ('refund', 'refunded'), ('refund', 'failed'), ('dispute', 'lost')) back (kind, status)
      where visitor_hash = 'credits a'`)
    const found = report((await get(boss, '/api/analytics/geographic')).text)
    expect(found.credits).toEqual({ purchases: 1, cents: 1_000, earlierCents: 5_000 })
    expect(found.now.cents).toBe(17_345)
    expect(report((await get(shop.visitor(), '/api/analytics/geographic')).text).credits).toBeNull()
  })

  it('tells computed rates from assumed ones', async () => {
    for (let buyer = 0; buyer < 30; buyer += 1)
      await addSale(shop.db, {
        buyer: `buyer ${buyer}`,
        cents: buyer < 15 ? 6_000 : 500,
        placedAt: dateDaysAgo(9),
      })
    for (let buyer = 0; buyer < 12; buyer += 1)
      await addSale(shop.db, { buyer: `buyer ${buyer}`, cents: 500, placedAt: dateDaysAgo(4) })
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
      await addSale(shop.db, { buyer: `buyer ${index}`, cents, placedAt: dateDaysAgo(index) })
    await count()
    const found = report((await get(boss, '/api/analytics/high-value')).text)
    expect(found).toMatchObject({ highOrders: 6 })
    const totals = found.view === 'high-value' ? found.orders.map(({ orderTotal }) => orderTotal) : []
    expect(totals).toEqual([200, 90, 80, 70, 60])
  })
})

describe('an exported CSV file', () => {
  it('has every order of the period and no formula', async () => {
    await addSale(shop.db, { buyer: 'ada', name: '=HYPERLINK("x")', cents: 100, placedAt: dateDaysAgo(1) })
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

it('an order counts as soon as it is paid', async () => {
  const token = await shop.fillCart({
    variantId: await shop.stockProduct({ priceCents: 9_900 }),
    quantity: 2,
  })
  await shop.buy(shop.visitor(), token)
  const { text } = await get(boss, '/api/analytics/high-value')
  expect(report(text)).toMatchObject({ now: { orders: 1, items: 2 }, highOrders: 1 })
})
