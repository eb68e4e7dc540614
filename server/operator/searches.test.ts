// Runs on both databases.
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { eraseAccount } from '../accounts/erase/erase-account.ts'
import { listOrders } from '../orders/list-orders.ts'
import { describeCustomer } from './customer-data.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.close())

const READS = /^\s*(select|update|delete|with)\b/i

type Statement = { text: string; params: unknown[] }

/**
 * Returns the query plans of a search. Sequential scans and plain index scans are disabled, so the planner uses such a scan only if the
 * statement has no other plan.
 */
async function plansOf(search: (db: TestDatabase['db']) => Promise<unknown>): Promise<string[]> {
  const asked: Statement[] = []
  const logger = { logQuery: (text: string, params: unknown[]) => void asked.push({ text, params }) }
  await search(drizzle(shop.pool, { casing: 'snake_case', logger }))
  const client = await shop.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    await client.query('set enable_indexscan = off')
    const plans: string[] = []
    for (const { text, params } of asked.filter((one) => READS.test(one.text)))
      plans.push(`${text}\n${JSON.stringify((await client.query(`explain ${text}`, params)).rows)}`)
    return plans
  } finally {
    await client.query('reset all')
    client.release()
  }
}

it('the search of orders uses an index of their words', async () => {
  const plans = await plansOf((db) => listOrders(db, { q: 'kim toronto' }))
  expect(plans.join()).toContain('orders_words')
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
})

it('finding a customer uses indexes only', async () => {
  await shop.pool.query(`
    insert into orders (number, token, email, visitor_hash, address, shipping_method, subtotal_cents, shipping_cents, total_cents, placed_at)
    values ('ND-10001', 'token', 'Kim@example.com', 'hash', '{}', 'pickup', 0, 0, 0, now())`)
  const plans = await plansOf((db) => describeCustomer({ db }, 'nd-10001'))
  for (const index of [
    'orders_number_unique',
    'orders_email',
    'contact_messages_sender',
    'product_questions_email',
    'written_quotes_email',
    'payments_visitor',
  ])
    expect(plans.join()).toContain(index)
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
})

it('deleting an account uses indexes only', async () => {
  const visitor = { hash: 'hash', deviceHash: 'hash' }
  const plans = await plansOf((db) => eraseAccount({ db, now: () => new Date() }, { visitor, cartId: null }))
  expect(plans.length).toBeGreaterThan(20)
  expect(plans.filter((plan) => plan.includes('Seq Scan') && !plan.includes(KEPT_FOR_A_DAY))).toEqual([])
})

/**
 * The beginning of the only statement that may scan a whole table. It finds idempotency keys by their ending, which no index supports. The
 * table is small, because keys are kept for one day.
 */
const KEPT_FOR_A_DAY = 'delete from idempotency_keys'
