// Runs on both databases.
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { claimOrder } from '../checkout/claim-order.ts'
import { findPayment } from '../payments/payments.ts'
import { runAllSweeps } from './sweeps/sweep-all.ts'

const DAY_MS = 86_400_000
const WHO = {
  email: 'needle@example.com',
  phone: '905 555 0142',
  firstName: 'Needlea',
  lastName: 'Needleson',
  address1: '7 Needle Lane',
}

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate carts, payments, orders, outbox, idempotency_keys cascade')
  shop.clock.ahead = 0
})

const nameRow = z.object({ name: z.string() })

/** Lists all tables that contain data about the buyer. */
async function tablesThatTell(): Promise<string[]> {
  const { rows } = await shop.pool.query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of rows.map((row) => nameRow.parse(row))) {
    const told = await shop.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text ~* 'needle|555.?0142' limit 1`,
    )
    if (told.rows.length > 0) found.push(name)
  }
  return found
}

async function attempt(decision: 'pay' | 'decline') {
  const kim = shop.shopper()
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  await shop.db.execute(sql`update cart_lines set attributes = '[{"key": "Text", "value": "Needle & Sons"}]'`)
  const { location } = await kim.decide(await kim.checkOut(token, WHO), decision)
  await shop.pool.query('delete from outbox')
  return { kim, location }
}

/** Runs the sweeps as if this number of days had passed. */
async function sweepAfter(days: number): Promise<void> {
  shop.clock.ahead = days * DAY_MS
  await runAllSweeps(shop.deps)
}

it('after 30 days, a failed payment attempt keeps its amount but no name', async () => {
  await attempt('decline')
  await sweepAfter(29)
  expect(await tablesThatTell()).toEqual(['cart_lines', 'checkout_drafts', 'payments'])
  await sweepAfter(31)
  expect(await tablesThatTell()).toEqual(['cart_lines'])
  expect(await shop.listPayments()).toMatchObject([
    {
      state: 'failed',
      amountCents: expect.any(Number),
      acceptedOrder: { contact: { email: '' }, totalCents: expect.any(Number) },
    },
  ])
  await sweepAfter(91)
  expect(await tablesThatTell()).toEqual([])
})

it('money that arrives later for an anonymised attempt is refunded all the same', async () => {
  await attempt('decline')
  await sweepAfter(31)
  const [payment] = await shop.listPayments()
  expect(payment).toMatchObject({ state: 'failed' })
  const parsed = await findPayment(shop.db, payment?.id ?? '')
  if (!parsed) throw new Error('no payment')
  expect(await claimOrder(shop.deps, parsed, null)).toEqual({ ok: false, reason: 'too-late' })
  expect(await shop.listPayments()).toMatchObject([{ state: 'refunding' }])
})

it('an order keeps its buyer for its year and six more, and then only what the books need', async () => {
  const { kim, location } = await attempt('pay')
  const [order] = await shop.listOrders()
  const year = Number(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric' }).format(
      order?.placedAt,
    ),
  )
  const daysUntil = (date: string) => (Date.parse(date) - (order?.placedAt.getTime() ?? 0)) / DAY_MS
  await shop.pool.query(`update jobs set plan = '{"text": "Needle & Sons"}'`)
  const [job] = (await shop.pool.query('select id from jobs')).rows
  const folder = path.join(shop.dataDir, 'production', `job-${job.id}`)
  fs.mkdirSync(folder, { recursive: true })

  await sweepAfter(daysUntil(`${year + 6}-12-31T12:00:00Z`))
  expect(await shop.listOrders()).toMatchObject([{ email: WHO.email, clearedAt: null }])
  expect(await tablesThatTell()).toContain('orders')

  await sweepAfter(daysUntil(`${year + 7}-01-02T12:00:00Z`))
  expect(await tablesThatTell()).toEqual([])
  expect(fs.existsSync(folder)).toBe(false)
  const [cleared] = await shop.listOrders()
  expect(cleared).toMatchObject({
    number: order?.number,
    placedAt: order?.placedAt,
    totalCents: order?.totalCents,
    taxes: order?.taxes,
    email: '',
    phone: '',
    visitorHash: null,
    address: { firstName: '', lastName: '', city: '', postalCode: '', province: 'ON', country: 'CA' },
    clearedAt: expect.any(Date),
  })
  expect((await shop.pool.query('select title, quantity from order_lines')).rows).toMatchObject([
    { quantity: 1 },
  ])
  expect((await shop.pool.query('select from order_identities')).rowCount).toBe(0)
  expect((await shop.pool.query('select customer_key from sales')).rows).toEqual([
    { customer_key: `order:${order?.id}` },
  ])
  expect((await kim.open(location)).status).toBe(404)
})

it('what was made for the buyer is deleted with the order, unless a later order has it too', async () => {
  await attempt('pay')
  const variantId = await shop.stockProduct()
  await shop.pool.query(
    `insert into made_to_order (variant_id, kind, specification, price_cents, visitor_hash, facts, created_at)
     values ($1, 'banner', '{}', 4000, 'someone', 'facts', '2020-01-01')`,
    [variantId],
  )
  const file = path.join(shop.dataDir, 'production', String(variantId))
  fs.mkdirSync(file, { recursive: true })
  await shop.pool.query('update order_lines set variant_id = $1', [variantId])
  await attempt('pay')
  await shop.pool.query('update order_lines set variant_id = $1', [variantId])
  const linesThatHaveIt = async () =>
    (await shop.pool.query('select from order_lines where variant_id = $1', [variantId])).rowCount

  await shop.pool.query(
    `update orders set placed_at = placed_at - interval '8 years' where id = (select min(id) from orders)`,
  )
  await sweepAfter(0)
  expect(await linesThatHaveIt()).toBe(2)
  expect(fs.existsSync(file)).toBe(true)

  await shop.pool.query(
    `update orders set placed_at = placed_at - interval '8 years' where cleared_at is null`,
  )
  await sweepAfter(0)
  expect(await linesThatHaveIt()).toBe(0)
  expect(fs.existsSync(file)).toBe(false)
  expect((await shop.pool.query('select from made_to_order')).rowCount).toBe(0)
})

it('the buyer’s file from which an order is made is kept as long as the order, and then deleted', async () => {
  await attempt('pay')
  const [payment] = await shop.listPayments()
  await shop.pool.query(
    `insert into images
       (id, storage, visitor_hash, original_name, format, size, sha256, has_preview, removed_at, created_at)
     values ('Logo', 'database', 'someone', 'Needle & Sons.png', 'png', 1, 'hash', false, now(), now())`,
  )
  await shop.pool.query(`insert into ordered_artwork (payment_id, image_id) values ($1, 'Logo')`, [
    payment?.id,
  ])
  const imagesLeft = async () => (await shop.pool.query('select from images')).rowCount
  await sweepAfter(3 * 365)
  expect(await imagesLeft()).toBe(1)

  await shop.pool.query(`update orders set placed_at = placed_at - interval '8 years'`)
  await sweepAfter(0)
  expect(await imagesLeft()).toBe(0)
  expect((await shop.pool.query('select from ordered_artwork')).rowCount).toBe(0)
})

it('the privacy policy promises what the sweeps delete', () => {
  const policy = fs.readFileSync('content/policies/privacy-policy.html', 'utf8').replaceAll(/\s+/g, ' ')
  expect(policy).toContain(
    '{{unpaid-days}}. After that we keep only the amount of a failed payment, without your details',
  )
  expect(policy).toContain(
    "{{order-years}} years after the end of the tax year. After that we keep only the order's number, date, items, amounts, taxes and province",
  )
})
