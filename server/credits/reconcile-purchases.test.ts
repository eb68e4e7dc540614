// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import {
  readBalance,
  decidePayment,
  findPurchase,
  readHistory,
  startCreditPurchase,
} from '../../tests/setup/credit-calls.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { demoPayments } from '../db/schema/operations.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
afterEach(() => {
  shop.clock.ahead = 0
})

describe('a purchase of credits whose buyer never returned', () => {
  it('is found paid by reconciliation, once', async () => {
    const kim = shop.visitor()
    const { paymentUrl } = await startCreditPurchase(kim)
    await decidePayment(kim, paymentUrl, 'pay')
    shop.clock.ahead = 2 * 60_000
    await Promise.all([reconcilePurchases(shop.deps), reconcilePurchases(shop.deps)])
    await reconcilePurchases(shop.deps)
    expect([await readBalance(kim), (await readHistory(kim)).length]).toEqual([10, 1])
  })

  it('is found although the process died before the provider’s response was stored', async () => {
    const kim = shop.visitor()
    const { purchaseId, paymentUrl } = await startCreditPurchase(kim)
    const lost = { providerReference: null, redirectUrl: null }
    await shop.db.update(creditPurchases).set(lost).where(eq(creditPurchases.id, purchaseId))
    await decidePayment(kim, paymentUrl, 'pay')
    shop.clock.ahead = 2 * 60_000
    await reconcilePurchases(shop.deps)
    expect(await readBalance(kim)).toBe(10)
  })

  it('ends unpaid when it expires, and can no longer be paid', async () => {
    const kim = shop.visitor()
    const { purchaseId, paymentUrl } = await startCreditPurchase(kim)
    shop.clock.ahead = 41 * 60_000
    await reconcilePurchases(shop.deps)
    expect(await findPurchase(kim, purchaseId)).toMatchObject({ state: 'expired' })
    await decidePayment(kim, paymentUrl, 'pay')
    expect([await readBalance(kim), (await findPurchase(kim, purchaseId)).state]).toEqual([0, 'expired'])
  })

  it('a late payment still buys its credits', async () => {
    const kim = shop.visitor()
    const { purchaseId } = await startCreditPurchase(kim)
    shop.clock.ahead = 41 * 60_000
    await reconcilePurchases(shop.deps)
    const late = eq(demoPayments.idempotencyKey, purchaseId)
    await shop.db.update(demoPayments).set({ status: 'paid' }).where(late)
    expect(await findPurchase(kim, purchaseId)).toMatchObject({ state: 'paid', newTotalCredits: 10 })
  })

  it('waits for a person if the provider took another amount', async () => {
    const kim = shop.visitor()
    const { purchaseId, paymentUrl } = await startCreditPurchase(kim)
    await shop.db
      .update(demoPayments)
      .set({ amountCents: 1 })
      .where(eq(demoPayments.idempotencyKey, purchaseId))
    await decidePayment(kim, paymentUrl, 'pay')
    expect([(await findPurchase(kim, purchaseId)).state, await readBalance(kim)]).toEqual(['started', 0])
  })
})
