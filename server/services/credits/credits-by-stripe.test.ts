import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditPaymentSchema, userCreditsSchema } from '../../../contract/credits.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { type StripeStandIn, startStripeStandIn } from '../../../tests/setup/stripe-stand-in.ts'
import { Visitor } from '../../../tests/setup/visitor.ts'
import { creditPurchases } from '../../db/schema/credits.ts'
import { createStripePayments } from '../../gateways/payment-stripe.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const WEBHOOK_SECRET = 'whsec_test'
const BASIC = { creditAmount: 10, paymentDetails: { amount: 19.99, currency: 'CAD' } }

let stripe: StripeStandIn
let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  stripe = await startStripeStandIn(WEBHOOK_SECRET)
  const settings = { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url }
  shop = await openCheckoutShop({ payment: () => createStripePayments(settings) })
})
afterAll(async () => {
  await shop.close()
  await stripe.stop()
})
beforeEach(() => {
  shop.clock.ahead = 0
  stripe.state.away = false
})

const visitor = () => new Visitor(shop.app, shop.deps.env.PUBLIC_URL, `192.0.2.${(addresses += 1)}`)
const balanceOf = async (of: Visitor) =>
  userCreditsSchema.parse(await (await of.get('/api/user/credits')).json()).availableCredits
const deliver = ({ body, signature }: { body: string; signature: string }) =>
  shop.app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': signature } })

async function atStripe() {
  const kim = visitor()
  const response = await kim.send('POST', '/api/user/credits/purchase', BASIC)
  const { purchaseId, paymentUrl } = creditPaymentSchema.parse(await response.json())
  const session = [...stripe.sessions.values()].find(({ url }) => url === paymentUrl)
  if (!session) throw new Error(`${paymentUrl} is no session`)
  return { kim, purchaseId, session, look: () => kim.get(`/api/user/credits/purchases/${purchaseId}`) }
}

test('Stripe is asked for exactly the price, in Canadian dollars', async () => {
  const { session, purchaseId } = await atStripe()
  expect(session).toMatchObject({ amount_total: 1999, currency: 'cad', client_reference_id: purchaseId })
})

test('credits come by the webhook alone, and not before the money', async () => {
  const { kim, session } = await atStripe()
  expect((await deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await balanceOf(kim)).toBe(0)
  stripe.pay(session.id)
  const paid = stripe.signed('checkout.session.async_payment_succeeded', session.id)
  expect((await deliver(paid)).status).toBe(200)
  expect(await balanceOf(kim)).toBe(10)
})

test('events up to ten times each, racing with the page and reconciliation, bring the credits once', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, atStripe))
  shop.clock.ahead = 2 * 60_000
  const runs = buyers.flatMap(({ session, look }, index) => {
    stripe.pay(session.id)
    const event = stripe.signed('checkout.session.completed', session.id, { at: shop.deps.now() })
    return [...Array.from({ length: 1 + index }, () => () => deliver(event)), look, look].map((run) => ({
      run,
      at: Math.random(),
    }))
  })
  const shuffled = runs.toSorted((a, b) => a.at - b.at)
  await Promise.all([reconcilePurchases(shop.deps), ...shuffled.map(({ run }) => Promise.resolve(run()))])
  expect(await Promise.all(buyers.map(({ kim }) => balanceOf(kim)))).toEqual(buyers.map(() => 10))
})

test('a forged webhook brings nothing', async () => {
  const { kim, session } = await atStripe()
  stripe.pay(session.id)
  const forged = stripe.signed('checkout.session.completed', session.id, { secret: 'whsec_other' })
  expect((await deliver(forged)).status).toBe(400)
  expect(await balanceOf(kim)).toBe(0)
})

test('with Stripe away the buyer is told, nothing is charged, and the next try goes on', async () => {
  const kim = visitor()
  stripe.state.away = true
  const refused = await kim.send('POST', '/api/user/credits/purchase', BASIC)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'payment-unavailable' })
  stripe.state.away = false
  const before = (await shop.db.select().from(creditPurchases)).length
  expect((await kim.send('POST', '/api/user/credits/purchase', BASIC)).status).toBe(202)
  expect((await shop.db.select().from(creditPurchases)).length).toBe(before)
})

test('a page that is opened while Stripe is away says what is known', async () => {
  const { session, look } = await atStripe()
  stripe.pay(session.id)
  stripe.state.away = true
  expect(await (await look()).json()).toMatchObject({ state: 'started', newTotalCredits: null })
  stripe.state.away = false
  expect(await (await look()).json()).toMatchObject({ state: 'paid', newTotalCredits: 10 })
})
