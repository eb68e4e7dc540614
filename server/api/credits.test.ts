import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  creditHistorySchema,
  creditPaymentSchema,
  creditPurchaseSchema,
  creditsBoughtSchema,
  userCreditsSchema,
} from '../../contract/credits.ts'
import { problemSchema } from '../../contract/problem.ts'
import { CREDIT_PACKAGES } from '../../domain/credits/packages.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { Visitor } from '../../tests/setup/visitor.ts'
import { creditBalances, creditEntries, creditPurchases } from '../db/schema/credits.ts'
import { demoPayments } from '../db/schema/operations.ts'
import { writeEntry } from '../services/credits/ledger.ts'
import { reconcilePurchases } from '../services/credits/reconcile-purchases.ts'

let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.clock.ahead = 0
})

const visitor = () => new Visitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${(addresses += 1)}`)
const BASIC = { creditAmount: 10, paymentDetails: { amount: 19.99, currency: 'CAD' } }
const STANDARD = { creditAmount: 25, paymentDetails: { amount: 39.99, currency: 'CAD' } }

function buy(of: Visitor, body: unknown = BASIC, key?: string) {
  const headers = { 'content-type': 'application/json', origin: shop.deps.env.PUBLIC_URL }
  return of.ask('/api/user/credits/purchase', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
  })
}
/** Starts a purchase and gives where to pay. */
async function start(of: Visitor, body: unknown = BASIC, key?: string) {
  const response = await buy(of, body, key)
  if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`)
  return creditPaymentSchema.parse(await response.json())
}
/** What the buyer does on the provider's page. */
function decide(of: Visitor, paymentUrl: string, decision: 'pay' | 'decline') {
  const body = new FormData()
  body.set('decision', decision)
  return of.upload(new URL(paymentUrl).pathname, body)
}
const balanceOf = async (of: Visitor) =>
  userCreditsSchema.parse(await (await of.get('/api/user/credits')).json()).availableCredits
const historyOf = async (of: Visitor) =>
  creditHistorySchema.parse(await (await of.get('/api/user/credits/entries')).json()).entries
const look = async (of: Visitor, id: string) =>
  creditPurchaseSchema.parse(await (await of.get(`/api/user/credits/purchases/${id}`)).json())
const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code
/** The whole way to credits in the balance. */
async function own(of: Visitor, body: unknown = BASIC) {
  const { purchaseId, paymentUrl } = await start(of, body)
  await decide(of, paymentUrl, 'pay')
  return look(of, purchaseId)
}
async function hashOf(of: Visitor): Promise<string> {
  const { purchaseId } = await start(of, STANDARD)
  const [row] = await shop.db.select().from(creditPurchases).where(eq(creditPurchases.id, purchaseId))
  return row?.visitorHash ?? ''
}

describe('GET /api/user/credits', () => {
  it('is zero for who never had any, and gives them no cookie', async () => {
    const kim = visitor()
    const response = await kim.get('/api/user/credits')
    expect(await response.json()).toEqual({ availableCredits: 0, imageModel: null })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(kim.cookie).toBe('')
    expect(await historyOf(kim)).toEqual([])
  })

  it('tells another visitor their own zero, and nothing of the purchase', async () => {
    const kim = visitor()
    const { id } = await own(kim)
    expect(await balanceOf(kim)).toBe(10)
    const other = visitor()
    await start(other)
    expect([await balanceOf(other), await historyOf(other)]).toEqual([0, []])
    const unknown = await other.get(`/api/user/credits/purchases/${randomUUID()}`)
    for (const path of [id, '1', 'x'.repeat(64), '%00']) {
      const answer = await other.get(`/api/user/credits/purchases/${path}`)
      expect(answer.status).toBe(404)
    }
    const foreign = await other.get(`/api/user/credits/purchases/${id}`)
    expect(await foreign.text()).toBe(await unknown.text())
  })
})

describe('POST /api/user/credits/purchase', () => {
  it.each(CREDIT_PACKAGES.map((offer) => [offer.id, offer] as const))(
    'sells %s: paid on the provider’s page, then in the balance',
    async (_, { credits, priceCents }) => {
      const kim = visitor()
      const details = { amount: priceCents / 100, currency: 'CAD' }
      const { purchaseId, paymentUrl } = await start(kim, { creditAmount: credits, paymentDetails: details })
      expect(await balanceOf(kim)).toBe(0)
      expect(await look(kim, purchaseId)).toMatchObject({
        state: 'started',
        newTotalCredits: null,
        paymentUrl,
      })
      const [asked] = await shop.db
        .select()
        .from(demoPayments)
        .where(eq(demoPayments.idempotencyKey, purchaseId))
      expect(asked).toMatchObject({ amountCents: priceCents, currency: 'CAD' })
      const back = await decide(kim, paymentUrl, 'pay')
      expect(back.headers.get('location')).toBe(`${shop.deps.env.PUBLIC_URL}/credits?purchase=${purchaseId}`)
      expect(await look(kim, purchaseId)).toMatchObject({
        state: 'paid',
        newTotalCredits: credits,
        paymentUrl: null,
      })
      expect(await historyOf(kim)).toMatchObject([{ amount: credits, balance: credits, reason: 'purchase' }])
    },
  )

  it.each<[string, unknown, string]>([
    ['an unknown package', { ...BASIC, creditAmount: 11 }, 'unknown-package'],
    ['another amount', { ...BASIC, paymentDetails: { amount: 0.01, currency: 'CAD' } }, 'other-amount'],
    [
      'an amount below a cent off',
      { ...BASIC, paymentDetails: { amount: 19.994, currency: 'CAD' } },
      'other-amount',
    ],
    ['a larger package at a smaller price', { ...BASIC, creditAmount: 150 }, 'other-amount'],
    [
      'the price as no number',
      { ...BASIC, paymentDetails: { amount: 'free', currency: 'CAD' } },
      'other-amount',
    ],
    ['another currency', { ...BASIC, paymentDetails: { amount: 19.99, currency: 'USD' } }, 'other-currency'],
    ['credits below nothing', { ...BASIC, creditAmount: -10 }, 'invalid-body'],
    ['half a credit', { ...BASIC, creditAmount: 1.5 }, 'invalid-body'],
    ['credits in words', { ...BASIC, creditAmount: '10' }, 'invalid-body'],
    ['no payment', { creditAmount: 10 }, 'invalid-body'],
    [
      'an amount of a list',
      { ...BASIC, paymentDetails: { amount: [19.99], currency: 'CAD' } },
      'invalid-body',
    ],
  ])('refuses %s with 422, before anything is written', async (_, body, code) => {
    const kim = visitor()
    const response = await buy(kim, body)
    expect([response.status, await codeOf(response)]).toEqual([422, code])
    expect([kim.cookie, await balanceOf(kim)]).toEqual(['', 0])
  })

  it('reads the price as the specification’s number and as the shop’s decimal string', async () => {
    const text = { ...BASIC, paymentDetails: { amount: '19.99', currency: 'CAD' } }
    expect((await start(visitor(), text)).paymentUrl).toContain('/pay/demo/')
  })

  it('20 times at once with one key: one payment, one answer', async () => {
    const kim = visitor()
    await start(kim, BASIC)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(kim, STANDARD, key)))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(bodies).size).toBe(1)
    const { purchaseId, paymentUrl } = creditPaymentSchema.parse(JSON.parse(bodies[0] ?? ''))
    await decide(kim, paymentUrl, 'pay')
    await Promise.all(Array.from({ length: 20 }, () => look(kim, purchaseId)))
    expect(await balanceOf(kim)).toBe(25)
    const repeat = await buy(kim, STANDARD, key)
    expect([repeat.status, creditsBoughtSchema.parse(await repeat.json())]).toEqual([
      200,
      { newTotalCredits: 25 },
    ])
    expect(await balanceOf(kim)).toBe(25)
  })

  it('refuses another body under a used key', async () => {
    const kim = visitor()
    await start(kim, BASIC)
    await start(kim, BASIC, 'key-1')
    const response = await buy(kim, STANDARD, 'key-1')
    expect([response.status, await codeOf(response)]).toEqual([422, 'other-body'])
  })

  it('many times at once without a key: one payment as well', async () => {
    const kim = visitor()
    await start(kim, BASIC)
    const answers = await Promise.all(Array.from({ length: 15 }, () => start(kim, STANDARD)))
    expect(new Set(answers.map(({ purchaseId }) => purchaseId)).size).toBe(1)
  })

  it('sells the same package again once the first is paid', async () => {
    const kim = visitor()
    await own(kim)
    expect(await own(kim)).toMatchObject({ newTotalCredits: 20 })
    expect((await historyOf(kim)).map(({ balance }) => balance)).toEqual([20, 10])
  })

  it('tells who paid and comes again that they have paid, and charges nothing more', async () => {
    const kim = visitor()
    const { paymentUrl } = await start(kim)
    await decide(kim, paymentUrl, 'pay')
    const again = await buy(kim)
    expect([again.status, await again.json()]).toEqual([200, { newTotalCredits: 10 }])
  })

  it('a declined card leaves the balance as it was, and the next try is a new payment', async () => {
    const kim = visitor()
    const { purchaseId, paymentUrl } = await start(kim)
    await decide(kim, paymentUrl, 'decline')
    expect(await look(kim, purchaseId)).toMatchObject({ state: 'failed', newTotalCredits: null })
    const next = await start(kim)
    expect(next.purchaseId).not.toBe(purchaseId)
    expect(await balanceOf(kim)).toBe(0)
  })

  it('stops who tries out cards after 20 attempts in ten minutes', async () => {
    const kim = visitor()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const response = await buy(kim)
      statuses.push(response.status)
      if (response.status !== 202) break
      const { purchaseId, paymentUrl } = creditPaymentSchema.parse(await response.json())
      await decide(kim, paymentUrl, 'decline')
      await look(kim, purchaseId)
    }
    expect([statuses.length, statuses.at(-1)]).toEqual([21, 429])
  })

  it('is refused from another site', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    const body = JSON.stringify(BASIC)
    const response = await visitor().ask('/api/user/credits/purchase', { method: 'POST', headers, body })
    expect(response.status).toBe(403)
  })
})

describe('a purchase of credits that nobody came back for', () => {
  it('is found paid by reconciliation, once', async () => {
    const kim = visitor()
    const { paymentUrl } = await start(kim)
    await decide(kim, paymentUrl, 'pay')
    shop.clock.ahead = 2 * 60_000
    await Promise.all([reconcilePurchases(shop.deps), reconcilePurchases(shop.deps)])
    await reconcilePurchases(shop.deps)
    expect([await balanceOf(kim), (await historyOf(kim)).length]).toEqual([10, 1])
  })

  it('is found although we died before the provider’s answer was written', async () => {
    const kim = visitor()
    const { purchaseId, paymentUrl } = await start(kim)
    const lost = { providerReference: null, redirectUrl: null }
    await shop.db.update(creditPurchases).set(lost).where(eq(creditPurchases.id, purchaseId))
    await decide(kim, paymentUrl, 'pay')
    shop.clock.ahead = 2 * 60_000
    await reconcilePurchases(shop.deps)
    expect(await balanceOf(kim)).toBe(10)
  })

  it('ends unpaid when its time is over, and can be paid no more', async () => {
    const kim = visitor()
    const { purchaseId, paymentUrl } = await start(kim)
    shop.clock.ahead = 41 * 60_000
    await reconcilePurchases(shop.deps)
    expect(await look(kim, purchaseId)).toMatchObject({ state: 'expired' })
    await decide(kim, paymentUrl, 'pay')
    expect([await balanceOf(kim), (await look(kim, purchaseId)).state]).toEqual([0, 'expired'])
  })

  it('money that comes late still buys its credits', async () => {
    const kim = visitor()
    const { purchaseId } = await start(kim)
    shop.clock.ahead = 41 * 60_000
    await reconcilePurchases(shop.deps)
    const late = eq(demoPayments.idempotencyKey, purchaseId)
    await shop.db.update(demoPayments).set({ status: 'paid' }).where(late)
    expect(await look(kim, purchaseId)).toMatchObject({ state: 'paid', newTotalCredits: 10 })
  })

  it('waits for a person when the provider took another amount', async () => {
    const kim = visitor()
    const { purchaseId, paymentUrl } = await start(kim)
    await shop.db
      .update(demoPayments)
      .set({ amountCents: 1 })
      .where(eq(demoPayments.idempotencyKey, purchaseId))
    await decide(kim, paymentUrl, 'pay')
    expect([(await look(kim, purchaseId)).state, await balanceOf(kim)]).toEqual(['started', 0])
  })
})

describe('the ledger', () => {
  it('50 spend at once what is there for ten: ten succeed and nothing is below zero', async () => {
    const kim = visitor()
    await own(kim)
    const visitorHash = await hashOf(kim)
    const spend = (index: number) =>
      shop.db.transaction((tx) =>
        writeEntry(tx, {
          visitorHash,
          amount: -1,
          reason: 'image',
          reference: `image:race-${index}`,
          now: shop.deps.now(),
        }),
      )
    const spent = await Promise.all(Array.from({ length: 50 }, (_, index) => spend(index)))
    expect(spent.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await balanceOf(kim)).toBe(0)
    const entries = await historyOf(kim)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(Math.min(...entries.map(({ balance }) => balance))).toBe(0)
  })

  it('writes a reference once, however many try at once', async () => {
    const kim = visitor()
    await own(kim)
    const visitorHash = await hashOf(kim)
    const entry = {
      visitorHash,
      amount: 5,
      reason: 'purchase',
      reference: `purchase:${randomUUID()}`,
    } as const
    const write = () => shop.db.transaction((tx) => writeEntry(tx, { ...entry, now: shop.deps.now() }))
    await Promise.all(Array.from({ length: 20 }, write))
    expect(await balanceOf(kim)).toBe(15)
  })

  it('is refused by the database itself when an entry is changed, deleted or leads below zero', async () => {
    await own(visitor())
    const { db } = shop
    await expect(db.update(creditEntries).set({ amount: 1_000 })).rejects.toThrow()
    await expect(db.delete(creditEntries)).rejects.toThrow()
    await expect(db.update(creditBalances).set({ balance: -1 })).rejects.toThrow()
  })

  it('adds up to every balance', async () => {
    const off = await shop.db.execute(sql`
      select visitor_hash from credit_balances left join credit_entries using (visitor_hash)
      group by visitor_hash, balance having balance <> coalesce(sum(amount), 0)`)
    expect(off.rows).toEqual([])
  })
})
