// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { creditPriceSchema } from '../../../contract/credits.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  readBalance,
  BASIC_PACKAGE,
  buyCredits,
  readCredits,
  decidePayment,
  findPurchase,
  startCreditPurchase,
} from '../../../tests/setup/credit-calls.ts'
import { creditPurchases } from '../../db/schema/credits.ts'
import { demoPayments } from '../../db/schema/operations.ts'
import { anonymisePurchases } from '../anonymise-purchases.ts'

const KIM = { email: 'kim@example.com', country: 'CA', province: 'ON' }
const billed = (change: Partial<typeof KIM> = {}) => ({ ...BASIC_PACKAGE, billing: { ...KIM, ...change } })

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.ahead = 0
})

const codeOf = async (response: Response) => problemSchema.parse(await response.json()).code
const askedFor = async (id: string) =>
  (await shop.db.select().from(demoPayments).where(eq(demoPayments.idempotencyKey, id)))[0]?.amountCents

describe('credits are billed to a place, with its taxes', () => {
  it.each([
    [
      'the shop’s own province, to who says nothing',
      BASIC_PACKAGE,
      [{ label: 'HST 13%', amount: '2.60' }],
      22_59,
    ],
    ['Ontario', billed(), [{ label: 'HST 13%', amount: '2.60' }], 22_59],
    [
      'Quebec, written out',
      billed({ country: 'canada', province: 'Quebec' }),
      [
        { label: 'GST 5%', amount: '1.00' },
        { label: 'QST 9.975%', amount: '1.99' },
      ],
      22_98,
    ],
    ['New York, untaxed', billed({ country: 'US', province: 'NY' }), [], 19_99],
  ])('%s', async (_, body, taxes, amountCents) => {
    const kim = shop.visitor()
    const { purchaseId, paymentUrl } = await startCreditPurchase(kim, body)
    expect(await askedFor(purchaseId)).toBe(amountCents)
    await decidePayment(kim, paymentUrl, 'pay')
    expect(await findPurchase(kim, purchaseId)).toMatchObject({
      state: 'paid',
      price: '19.99',
      taxes,
      amount: String(amountCents / 100),
      newTotalCredits: 10,
    })
  })

  it.each([
    ['no address', { email: 'kim' }],
    ['no country of the shop', { country: 'FR' }],
    ['a province of another country', { country: 'US' }],
  ])('refuses %s before anything is written', async (_, change) => {
    const kim = shop.visitor()
    const response = await buyCredits(kim, billed(change))
    expect([response.status, await codeOf(response), kim.cookie]).toEqual([422, 'invalid-billing', ''])
  })

  it('returns the price of a package at a place beforehand', async () => {
    const ask = (query: string) => shop.visitor().get(`/api/user/credits/price?${query}`)
    const answer = await ask('package=premium&province=NS')
    expect(creditPriceSchema.parse(await answer.json())).toEqual({
      packageId: 'premium',
      price: '79.99',
      taxes: [{ label: 'HST 14%', amount: '11.20' }],
      total: '91.19',
      currency: 'CAD',
    })
    expect(await codeOf(await ask('package=gold&province=NS'))).toBe('unknown-package')
    expect(await codeOf(await ask('package=basic&country=US&province=NS'))).toBe('unknown-place')
  })
})

describe('a pending payment', () => {
  it('continues for the same buyer, and ends if the billing details change', async () => {
    const kim = shop.visitor()
    const first = await startCreditPurchase(kim, billed())
    expect((await startCreditPurchase(kim, billed())).purchaseId).toBe(first.purchaseId)
    for (const change of [{ province: 'QC' }, { province: 'QC', email: 'lee@example.com' }]) {
      const before = await startCreditPurchase(kim, billed(change))
      expect(before.purchaseId).not.toBe(first.purchaseId)
    }
    // The first payment page was replaced, so a payment on it must have no effect.
    await decidePayment(kim, first.paymentUrl, 'pay')
    expect(await findPurchase(kim, first.purchaseId)).toMatchObject({ state: 'expired' })
    expect(await readBalance(kim)).toBe(0)
  })

  it('that was paid a moment ago is found, and nothing more is charged', async () => {
    const kim = shop.visitor()
    const { paymentUrl } = await startCreditPurchase(kim, billed())
    await decidePayment(kim, paymentUrl, 'pay')
    const again = await buyCredits(kim, billed({ province: 'QC' }))
    expect([again.status, await again.json()]).toEqual([200, { newTotalCredits: 10 }])
  })

  it('exists only once, however many concurrent requests there are', async () => {
    const kim = shop.visitor()
    await startCreditPurchase(kim, billed())
    const provinces = ['QC', 'BC', 'ON', 'SK', 'NS', 'AB']
    await Promise.all(provinces.map((province) => buyCredits(kim, billed({ province }))))
    const { purchaseId } = await startCreditPurchase(kim, billed())
    const own = await shop.db.select().from(creditPurchases).where(eq(creditPurchases.email, KIM.email))
    const [mine] = own.filter(({ id }) => id === purchaseId)
    const live = own.filter(
      ({ state, visitorHash }) => state === 'started' && visitorHash === mine?.visitorHash,
    )
    expect(live.map(({ id }) => id)).toEqual([purchaseId])
    expect(await askedFor(purchaseId)).toBe(22_59)
  })

  it('with one idempotency key is billed to one buyer', async () => {
    const kim = shop.visitor()
    await startCreditPurchase(kim, billed(), 'billing-key')
    const response = await buyCredits(kim, billed({ province: 'QC' }), 'billing-key')
    expect([response.status, await codeOf(response)]).toEqual([422, 'idempotency-key-reused'])
  })
})

describe('the billing details of credits', () => {
  it('are remembered for their own visitor, from the last order or the last purchase', async () => {
    const kim = shop.visitor()
    const { purchaseId } = await startCreditPurchase(kim)
    expect((await readCredits(kim)).billing).toBeNull()
    const buyer = shop.shopper()
    const token = await shop.fillCart({ variantId: await shop.stockProduct() })
    const typed = { email: 'order@example.com', country: 'CA', province: 'NS', postalCode: 'B3H 1A1' }
    await buyer.decide(await buyer.checkOut(token, typed), 'pay')
    await shop.db.execute(sql`update orders set visitor_hash = (
      select visitor_hash from credit_purchases where id = ${purchaseId})`)
    const ofOrder = { email: 'order@example.com', country: 'CA', province: 'NS' }
    expect((await readCredits(kim)).billing).toEqual(ofOrder)
    await startCreditPurchase(kim, billed({ province: 'QC' }))
    expect((await readCredits(kim)).billing).toEqual({ ...KIM, province: 'QC' })
    expect((await readCredits(shop.visitor())).billing).toBeNull()
  })

  it('are deleted 30 days after an unpaid purchase, and six years after a receipt’s year', async () => {
    const buy = async (decision: 'pay' | 'decline') => {
      const kim = shop.visitor()
      const { purchaseId, paymentUrl } = await startCreditPurchase(
        kim,
        billed({ email: `${decision}@example.com` }),
      )
      await decidePayment(kim, paymentUrl, decision)
      await findPurchase(kim, purchaseId)
    }
    await buy('pay')
    await buy('decline')
    const known = async () => {
      await anonymisePurchases(shop.deps)
      const rows = await shop.db.select().from(creditPurchases)
      const emails = rows.map(({ email }) => email)
      return [emails.includes('pay@example.com'), emails.includes('decline@example.com')]
    }
    const day = 24 * 60 * 60 * 1_000
    expect(await known()).toEqual([true, true])
    shop.clock.ahead = 31 * day
    expect(await known()).toEqual([true, false])
    shop.clock.ahead = 6 * 365 * day
    expect(await known()).toEqual([true, false])
    shop.clock.ahead = 8 * 365 * day
    expect(await known()).toEqual([false, false])
  })
})
