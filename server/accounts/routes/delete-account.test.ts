// Runs on both databases.
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { fillAccount, ACCOUNT_MARKER } from '../../../tests/setup/full-account.ts'
import type { Shopper } from '../../../tests/setup/shopper.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { exportAccount } from '../export-account.ts'
import { runDueFileRemovals } from '../erase/file-removal.ts'
import { anonymiseOrdersOfDeletedAccounts } from '../erase/anonymise-orders.ts'

let shop: CheckoutShop
let kim: Shopper
let guest: Shopper
let account: Awaited<ReturnType<typeof fillAccount>>
beforeAll(async () => {
  shop = await openCheckoutShop()
  kim = shop.shopper('198.51.102.1')
  guest = shop.shopper('198.51.102.2')
  account = await fillAccount(shop, kim)
  const { page } = await kim.send('/account/links', {})
  const { address } = z.object({ address: z.string() }).parse(page)
  await guest.send(new URL(address).pathname, { own: 'apart' })
  await sendDueMail(shop.deps)
})
afterAll(() => shop.close())

/**
 * Lists the tables that contain rows of this visitor. The column names come from the database's catalogue, so new tables are checked too.
 */
async function tablesOf(hash: string): Promise<string[]> {
  const columns = await shop.db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name like '%visitor_hash'`)
  const names = z.array(z.object({ table_name: z.string(), column_name: z.string() })).parse(columns.rows)
  const left: string[] = []
  for (const { table_name, column_name } of names) {
    const where = sql`${sql.identifier(column_name)} = ${hash}`
    const found = await shop.db.execute(
      sql`select 1 from ${sql.identifier(table_name)} where ${where} limit 1`,
    )
    if (found.rows.length > 0) left.push(`${table_name}.${column_name}`)
  }
  return left.toSorted()
}

async function allColumns(): Promise<string[]> {
  const { rows } = await shop.db.execute(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%visitor_hash'`)
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name)
    .toSorted()
}

/** Lists the tables that contain the given text in any column. */
async function tablesWith(words: string): Promise<string[]> {
  const { rows } = await shop.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { table_name } of z.array(z.object({ table_name: z.string() })).parse(rows)) {
    const table = sql.identifier(table_name)
    const hit = await shop.db.execute(
      sql`select 1 from ${table} t where t::text ilike ${`%${words}%`} limit 1`,
    )
    if (hit.rows.length > 0) found.push(table_name)
  }
  return found.toSorted()
}

test('this test’s account has a row in every table that refers to visitors', async () => {
  expect(await tablesOf(account.visitorHash)).toEqual(await allColumns())
})

test('the export contains everything, and only the visitor can download it', async () => {
  const response = await shop.app.request('/account/data.json', { headers: { cookie: kim.cookie } })
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const data = z.looseObject({ orders: z.array(z.unknown()), designs: z.array(z.unknown()) })
  const { orders, designs, ...rest } = data.parse(await response.json())
  expect([orders.length, designs.length]).toEqual([1, 2])
  expect(JSON.stringify(rest)).toContain(ACCOUNT_MARKER)
  const files = [{ name: `${ACCOUNT_MARKER}.svg`, addedBy: 'customer', address: expect.any(String) }]
  expect(orders).toMatchObject([{ lines: [{ files }] }])
  expect((await shop.app.request('/account/data.json')).status).toBe(303)
})

test('an export that leaves rows out names their tables', async () => {
  expect(await exportAccount(shop.deps, account.visitorHash)).not.toHaveProperty('incomplete')
  const one = await exportAccount(shop.deps, account.visitorHash, 1)
  expect(one).toMatchObject({ incomplete: expect.arrayContaining(['designs']), designs: [expect.anything()] })
})

test('nothing is deleted unless the confirmation word is typed', async () => {
  for (const word of ['', 'yes', 'delete everything'])
    expect(await kim.send('/account/delete', { word })).toMatchObject({
      location: '/account/delete?notice=wrong-word',
    })
  expect(await tablesOf(account.visitorHash)).toEqual(await allColumns())
})

test('the page says how many credits are lost', async () => {
  expect((await kim.open('/account/delete')).page).toMatchObject({ kind: 'delete-account', credits: 5 })
})

test('no table contains the visitor any more, and its cookie opens nothing', async () => {
  const cookie = kim.cookie
  expect(await kim.send('/account/delete', { word: 'delete' })).toMatchObject({
    location: '/account/deleted',
  })
  expect(await tablesOf(account.visitorHash)).toEqual([])
  kim.cookie = cookie
  for (const browser of [kim, guest]) {
    const { page } = await browser.open('/account')
    expect(JSON.stringify(page)).not.toMatch(/ND-|bear|credit"/)
  }
})

test('ordered designs stay, anonymised, to be made; everything else is deleted with its files', async () => {
  const { rows } = await shop.db.execute(sql`select id, prompt, visitor_hash from designs`)
  expect(rows).toEqual([
    { id: account.designs[0], prompt: '', visitor_hash: expect.stringMatching(/^closed:/) },
  ])
  const artwork = () => fs.readdirSync(path.join(shop.dataDir, 'artwork'))
  const imageFiles = () => fs.readdirSync(path.join(shop.dataDir, 'files', 'images'))
  expect([artwork().length, imageFiles().length]).toEqual([2, 1])
  await runDueFileRemovals(shop.deps)
  expect([artwork(), imageFiles()]).toEqual([[], []])
  for (const table of ['images', 'image_data'])
    expect((await shop.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows).toEqual([])
  expect((await shop.db.execute(sql`select 1 from made_to_order where kind <> 'decal'`)).rows).toEqual([])
})

test('the ledger is complete: its entries sum to zero under an anonymous name', async () => {
  const { rows } = await shop.db.execute(
    sql`select visitor_hash like 'closed:%' as closed, sum(amount)::int as sum from credit_entries group by 1`,
  )
  expect(rows).toEqual([{ closed: true, sum: 0 }])
  await expect(shop.db.execute(sql`update credit_entries set amount = 1`)).rejects.toThrow()
  await expect(shop.db.execute(sql`update credit_entries set visitor_hash = 'eve'`)).rejects.toThrow()
})

test('other people’s reviews lose the visitor’s vote and report; the visitor’s own review loses its name', async () => {
  const { rows } = await shop.db.execute(
    sql`select author, helpful_count, report_count from reviews order by id`,
  )
  expect(rows).toEqual([
    { author: 'A buyer', helpful_count: 0, report_count: 0 },
    { author: 'Somebody else', helpful_count: 0, report_count: 0 },
  ])
})

test('people who deleted their account aren’t asked for a review', async () => {
  const { rows } = await shop.db.execute(
    sql`select 1 from review_invitations join orders on orders.id = order_id where forgotten_at is not null`,
  )
  expect(rows).toHaveLength(1)
})

test('an open order keeps its address until it’s done, then only what bookkeeping needs', async () => {
  await sendDueMail(shop.deps)
  // An order that isn't finished keeps the files from which its items are made.
  expect(await tablesWith(ACCOUNT_MARKER)).toEqual(['attached_files', 'orders', 'payments'])
  expect(await anonymiseOrdersOfDeletedAccounts(shop.deps)).toBe(0)
  await shop.db.execute(sql`update orders set status = 'done'`)
  expect(await anonymiseOrdersOfDeletedAccounts(shop.deps)).toBe(1)
  expect(await tablesWith(ACCOUNT_MARKER)).toEqual([])
  const [order] = await shop.listOrders()
  expect(order).toMatchObject({
    email: '',
    phone: '',
    note: '',
    visitorHash: null,
    totalCents: expect.any(Number),
  })
  expect(order?.address).toMatchObject({ firstName: 'Kim', lastName: 'Buyer', address1: '', city: 'Toronto' })
  expect(await kim.open(account.orderPath)).toMatchObject({ status: 404 })
  const [payment] = await shop.listPayments()
  expect(payment?.acceptedOrder).toMatchObject({ contact: { email: '' }, totalCents: order?.totalCents })
})

test('the discount stays used: the same e-mail address doesn’t get it again', async () => {
  const eve = shop.shopper('198.51.102.3')
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const sent = await eve.send(`/checkout/${token}`, {
    email: `${ACCOUNT_MARKER}+again@example.com`,
    firstName: 'Eve',
    lastName: 'Buyer',
    delivery: 'pickup',
    discountCode: 'once',
    next: 'review',
  })
  expect((await eve.open(sent.location)).page).toMatchObject({
    errors: { discountCode: expect.stringContaining('once per customer') },
  })
})
