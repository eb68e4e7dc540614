// Runs on both databases.
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditPaymentSchema, creditPurchaseStartSchema } from '../../../contract/credits.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { CREDIT_PACKAGES } from '../../../domain/credits/packages.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  readBalance,
  BASIC_PACKAGE,
  buyCredits,
  decidePayment,
  findPurchase,
  readHistory,
  buyAndPayCredits,
  STANDARD_PACKAGE,
  startCreditPurchase,
} from '../../../tests/setup/credit-calls.ts'
import { demoPayments } from '../../db/schema/operations.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code

describe('GET /api/user/credits', () => {
  it('is zero for a visitor who never had credits, and sets no cookie', async () => {
    const kim = shop.visitor()
    const response = await kim.get('/api/user/credits')
    expect(await response.json()).toEqual({ availableCredits: 0, imageModel: null, billing: null })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(kim.cookie).toBe('')
    expect(await readHistory(kim)).toEqual([])
  })

  it('shows other visitors their own balance of zero, and nothing about the purchase', async () => {
    const kim = shop.visitor()
    const { id } = await buyAndPayCredits(kim)
    expect(await readBalance(kim)).toBe(10)
    const other = shop.visitor()
    await startCreditPurchase(other)
    expect([await readBalance(other), await readHistory(other)]).toEqual([0, []])
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
      const kim = shop.visitor()
      const details = { amount: priceCents / 100, currency: 'CAD' }
      const { purchaseId, paymentUrl } = await startCreditPurchase(kim, {
        creditAmount: credits,
        paymentDetails: details,
      })
      expect(await readBalance(kim)).toBe(0)
      expect(await findPurchase(kim, purchaseId)).toMatchObject({
        state: 'started',
        newTotalCredits: null,
        paymentUrl,
      })
      const [asked] = await shop.db
        .select()
        .from(demoPayments)
        .where(eq(demoPayments.idempotencyKey, purchaseId))
      const withTax = priceCents + Math.round(priceCents * 0.13)
      expect(asked).toMatchObject({ amountCents: withTax, currency: 'CAD' })
      const back = await decidePayment(kim, paymentUrl, 'pay')
      expect(back.headers.get('location')).toBe(`${shop.deps.env.PUBLIC_URL}/credits?purchase=${purchaseId}`)
      expect(await findPurchase(kim, purchaseId)).toMatchObject({
        state: 'paid',
        newTotalCredits: credits,
        paymentUrl: null,
      })
      expect(await readHistory(kim)).toMatchObject([
        { amount: credits, balance: credits, reason: 'purchase' },
      ])
    },
  )

  it.each<[string, unknown, string]>([
    ['an unknown package', { ...BASIC_PACKAGE, creditAmount: 11 }, 'unknown-package'],
    [
      'another amount',
      { ...BASIC_PACKAGE, paymentDetails: { amount: 0.01, currency: 'CAD' } },
      'other-amount',
    ],
    [
      'an amount below a cent off',
      { ...BASIC_PACKAGE, paymentDetails: { amount: 19.994, currency: 'CAD' } },
      'other-amount',
    ],
    ['a larger package at a smaller price', { ...BASIC_PACKAGE, creditAmount: 150 }, 'other-amount'],
    [
      'the price as no number',
      { ...BASIC_PACKAGE, paymentDetails: { amount: 'free', currency: 'CAD' } },
      'other-amount',
    ],
    [
      'another currency',
      { ...BASIC_PACKAGE, paymentDetails: { amount: 19.99, currency: 'USD' } },
      'other-currency',
    ],
    ['credits below nothing', { ...BASIC_PACKAGE, creditAmount: -10 }, 'invalid-body'],
    ['half a credit', { ...BASIC_PACKAGE, creditAmount: 1.5 }, 'invalid-body'],
    ['credits in words', { ...BASIC_PACKAGE, creditAmount: '10' }, 'invalid-body'],
    ['no payment', { creditAmount: 10 }, 'invalid-body'],
    [
      'an amount of a list',
      { ...BASIC_PACKAGE, paymentDetails: { amount: [19.99], currency: 'CAD' } },
      'invalid-body',
    ],
  ])('refuses %s with 422, before anything is written', async (_, body, code) => {
    const kim = shop.visitor()
    const response = await buyCredits(kim, body)
    expect([response.status, await codeOf(response)]).toEqual([422, code])
    expect([kim.cookie, await readBalance(kim)]).toEqual(['', 0])
  })

  it('reads the price as the specification’s number and as the shop’s decimal string', async () => {
    const text = { ...BASIC_PACKAGE, paymentDetails: { amount: '19.99', currency: 'CAD' } }
    expect((await startCreditPurchase(shop.visitor(), text)).paymentUrl).toContain('/pay/demo/')
  })

  it('20 times at once with one key: one payment, one response', async () => {
    const kim = shop.visitor()
    await startCreditPurchase(kim, BASIC_PACKAGE)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buyCredits(kim, STANDARD_PACKAGE, key)),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(bodies).size).toBe(1)
    const { purchaseId, paymentUrl } = creditPaymentSchema.parse(JSON.parse(bodies[0] ?? ''))
    await decidePayment(kim, paymentUrl, 'pay')
    await Promise.all(Array.from({ length: 20 }, () => findPurchase(kim, purchaseId)))
    expect(await readBalance(kim)).toBe(25)
    const repeat = await buyCredits(kim, STANDARD_PACKAGE, key)
    expect([repeat.status, creditPurchaseStartSchema.parse(await repeat.json())]).toEqual([
      200,
      { newTotalCredits: 25 },
    ])
    expect(await readBalance(kim)).toBe(25)
  })

  it('refuses another body with a used key', async () => {
    const kim = shop.visitor()
    await startCreditPurchase(kim, BASIC_PACKAGE)
    await startCreditPurchase(kim, BASIC_PACKAGE, 'key-1')
    const response = await buyCredits(kim, STANDARD_PACKAGE, 'key-1')
    expect([response.status, await codeOf(response)]).toEqual([422, 'idempotency-key-reused'])
  })

  it('many times at once without a key: one payment too', async () => {
    const kim = shop.visitor()
    await startCreditPurchase(kim, BASIC_PACKAGE)
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => startCreditPurchase(kim, STANDARD_PACKAGE)),
    )
    expect(new Set(answers.map(({ purchaseId }) => purchaseId)).size).toBe(1)
  })

  it('sells the same package again once the first is paid', async () => {
    const kim = shop.visitor()
    await buyAndPayCredits(kim)
    expect(await buyAndPayCredits(kim)).toMatchObject({ newTotalCredits: 20 })
    expect((await readHistory(kim)).map(({ balance }) => balance)).toEqual([20, 10])
  })

  it('tells a returning buyer that they have already paid, and charges nothing more', async () => {
    const kim = shop.visitor()
    const { paymentUrl } = await startCreditPurchase(kim)
    await decidePayment(kim, paymentUrl, 'pay')
    const again = await buyCredits(kim)
    expect([again.status, await again.json()]).toEqual([200, { newTotalCredits: 10 }])
  })

  it('after a declined card the balance is unchanged, and the next try is a new payment', async () => {
    const kim = shop.visitor()
    const { purchaseId, paymentUrl } = await startCreditPurchase(kim)
    await decidePayment(kim, paymentUrl, 'decline')
    expect(await findPurchase(kim, purchaseId)).toMatchObject({ state: 'failed', newTotalCredits: null })
    const next = await startCreditPurchase(kim)
    expect(next.purchaseId).not.toBe(purchaseId)
    expect(await readBalance(kim)).toBe(0)
  })

  it('stops card testing after 20 attempts in ten minutes', async () => {
    const kim = shop.visitor()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const response = await buyCredits(kim)
      statuses.push(response.status)
      if (response.status !== 202) break
      const { purchaseId, paymentUrl } = creditPaymentSchema.parse(await response.json())
      await decidePayment(kim, paymentUrl, 'decline')
      await findPurchase(kim, purchaseId)
    }
    expect([statuses.length, statuses.at(-1)]).toEqual([21, 429])
  })

  it('is refused from another site', async () => {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
    const body = JSON.stringify(BASIC_PACKAGE)
    const response = await shop.visitor().ask('/api/user/credits/purchase', { method: 'POST', headers, body })
    expect(response.status).toBe(403)
  })
})
