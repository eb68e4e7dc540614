// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { customerDataSchema } from '../../../contract/operator/customer.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { fillAccount, ACCOUNT_MARKER } from '../../../tests/setup/full-account.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter-and-contact.ts'
import { orders } from '../../db/schema/orders.ts'
import { receiveMessage } from '../../contact/receive-message.ts'

const EMAIL = `${ACCOUNT_MARKER}@example.com`
let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  await fillAccount(shop, shop.shopper())
  const message = {
    name: 'Kim',
    email: EMAIL.toUpperCase(),
    phone: '',
    orderNumber: '',
    topic: 'question',
    message: `A ${ACCOUNT_MARKER} question`,
  } as const
  await receiveMessage(shop.deps, { message, formKey: 'a form', visitorHash: null })
  await shop.db
    .insert(newsletterSubscribers)
    .values({ email: EMAIL, consentWords: '', consentPage: '/', consentedAt: new Date() })
})
afterAll(() => shop.close())

const call = (what: string, body: object) => boss.send('POST', `/api/operator/customers/${what}`, body)
const find = async (who: string) => customerDataSchema.parse(await (await call('find', { who })).json())

describe('one customer’s data', () => {
  it('is found by any spelling of the mail address, and by an order’s number', async () => {
    const found = await find(EMAIL.toUpperCase())
    expect(found).toMatchObject({ email: EMAIL, accounts: 1, newsletter: true, moneyUnderWay: false })
    expect(found.orders).toHaveLength(1)
    expect(found.messages).toBeGreaterThan(0)
    expect(await find(found.orders[0]?.toLowerCase() ?? '')).toEqual(found)
    expect((await call('find', { who: 'nobody@example.com' })).status).toBe(404)
    expect((await call('find', { who: '' })).status).toBe(422)
  })

  it('is exported completely, and the log records that without a name', async () => {
    const found = await find(EMAIL)
    const data = z
      .looseObject({ accounts: z.array(z.looseObject({ orders: z.array(z.unknown()) })) })
      .parse(await (await call('export', { who: EMAIL })).json())
    expect(data.accounts[0]?.orders).toHaveLength(1)
    expect(JSON.stringify(data)).toContain(`A ${ACCOUNT_MARKER} question`)
    const log = await (await boss.get('/api/operator/log?subject=customer')).text()
    expect(log).toContain('Data exported')
    expect(log).toContain(found.orders[0])
    expect(log).not.toContain(ACCOUNT_MARKER)
  })

  it('is deleted if nothing was added since it was shown, and stays only in the books and the proof of consent', async () => {
    const { orders: seenOrders } = await find(EMAIL)
    expect((await call('erase', { who: EMAIL, seenOrders: [] })).status).toBe(409)
    expect((await find(EMAIL)).orders).toEqual(seenOrders)
    await shop.db.update(orders).set({ status: 'done' })
    expect((await call('erase', { who: EMAIL, seenOrders })).status).toBe(204)
    expect((await call('find', { who: EMAIL })).status).toBe(404)
    const tables = z
      .array(z.object({ name: z.string() }))
      .parse(
        (await shop.db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`))
          .rows,
      )
    const left: string[] = []
    for (const { name } of tables) {
      const found = await shop.db.execute(
        sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ilike ${`%${ACCOUNT_MARKER}%`} limit 1`,
      )
      if (found.rows.length > 0) left.push(name)
    }
    expect(left.filter((name) => !KEPT.includes(name))).toEqual([])
    const [subscriber] = await shop.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, EMAIL))
    expect(subscriber?.unsubscribedAt).toBeInstanceOf(Date)
  })
})

/**
 * Tables that are allowed to contain the customer's data after the deletion. A separate sweep deletes sent e-mails. The proof of consent to
 * the newsletter is kept. Reviews and answers are kept without a name.
 */
const KEPT = [
  'outbox',
  'newsletter_subscribers',
  'newsletter_consents',
  'reviews',
  'product_questions',
  'designs',
]
