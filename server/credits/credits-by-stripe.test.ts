// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBalance, buyCredits, startCreditPurchase } from '../../tests/setup/credit-calls.ts'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { creditPurchases } from '../db/schema/credits.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

let shop: StripeShop
let stripe: StripeShop['stripe']
beforeAll(async () => {
  shop = await openStripeShop()
  stripe = shop.stripe
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.clock.ahead = 0
  stripe.state.away = false
})

async function atStripe() {
  const kim = shop.visitor()
  const { purchaseId, paymentUrl } = await startCreditPurchase(kim)
  const session = shop.sessionAt(paymentUrl)
  return { kim, purchaseId, session, look: () => kim.get(`/api/user/credits/purchases/${purchaseId}`) }
}

test('the Stripe session has exactly the price and its tax, in Canadian dollars', async () => {
  const { session, purchaseId } = await atStripe()
  expect(session).toMatchObject({ amount_total: 2259, currency: 'cad', client_reference_id: purchaseId })
})

test('credits are added by the webhook, and not before the payment', async () => {
  const { kim, session } = await atStripe()
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await readBalance(kim)).toBe(0)
  stripe.pay(session.id)
  const paid = stripe.signed('checkout.session.async_payment_succeeded', session.id)
  expect((await shop.deliver(paid)).status).toBe(200)
  expect(await readBalance(kim)).toBe(10)
})

test('events up to ten times each, racing with the page and reconciliation, add the credits once', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, atStripe))
  shop.clock.ahead = 2 * 60_000
  const runs = buyers.flatMap(({ session, look }, index) => {
    stripe.pay(session.id)
    const event = stripe.signed('checkout.session.completed', session.id, { at: shop.deps.now() })
    return [...Array.from({ length: 1 + index }, () => () => shop.deliver(event)), look, look].map((run) => ({
      run,
      at: Math.random(),
    }))
  })
  const shuffled = runs.toSorted((a, b) => a.at - b.at)
  await Promise.all([reconcilePurchases(shop.deps), ...shuffled.map(({ run }) => Promise.resolve(run()))])
  expect(await Promise.all(buyers.map(({ kim }) => readBalance(kim)))).toEqual(buyers.map(() => 10))
})

test('a forged webhook adds nothing', async () => {
  const { kim, session } = await atStripe()
  stripe.pay(session.id)
  const forged = stripe.signed('checkout.session.completed', session.id, { secret: 'whsec_other' })
  expect((await shop.deliver(forged)).status).toBe(400)
  expect(await readBalance(kim)).toBe(0)
})

test('while Stripe is unavailable the buyer gets a message, nothing is charged, and the next try continues', async () => {
  const kim = shop.visitor()
  stripe.state.away = true
  const refused = await buyCredits(kim)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'payment-unavailable' })
  stripe.state.away = false
  const before = (await shop.db.select().from(creditPurchases)).length
  expect((await buyCredits(kim)).status).toBe(202)
  expect((await shop.db.select().from(creditPurchases)).length).toBe(before)
})

test('after Stripe was unavailable for 11 minutes the buyer can pay at once', async () => {
  const kim = shop.visitor()
  stripe.state.away = true
  await buyCredits(kim)
  shop.clock.ahead = 11 * 60_000
  stripe.state.away = false
  const { paymentUrl, purchaseId } = await startCreditPurchase(kim)
  const session = shop.sessionAt(paymentUrl)
  stripe.pay(session.id)
  expect(await (await kim.get(`/api/user/credits/purchases/${purchaseId}`)).json()).toMatchObject({
    state: 'paid',
    newTotalCredits: 10,
  })
})

test('a page that is opened while Stripe is unavailable shows the last known state', async () => {
  const { session, look } = await atStripe()
  stripe.pay(session.id)
  stripe.state.away = true
  expect(await (await look()).json()).toMatchObject({ state: 'started', newTotalCredits: null })
  stripe.state.away = false
  expect(await (await look()).json()).toMatchObject({ state: 'paid', newTotalCredits: 10 })
})
