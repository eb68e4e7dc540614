// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import {
  countOrders,
  findPaymentState,
  openStripePage,
  PICKUP_DETAILS,
} from '../../tests/setup/stripe-checkout.ts'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { reconcilePayments } from './reconcile-payments.ts'

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

test('while Stripe is unavailable the shopper gets a message and keeps the reservation; the next try continues the same attempt', async () => {
  const variantId = await shop.stockProduct({ stock: 1 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper('192.0.2.251')
  const review = await kim.review(token, PICKUP_DETAILS)
  stripe.state.away = true
  expect((await kim.place(token, review)).location).toBe(
    `/checkout/${token}/review?notice=payment-unavailable`,
  )
  expect(await shop.stockOf(variantId)).toBe(0)
  stripe.state.away = false
  expect((await kim.place(token, review)).location).toContain('checkout.stripe.com')
  expect(await shop.stockOf(variantId)).toBe(0)
})

test.each([{ minutes: 11 }, { minutes: 55 }])(
  'after Stripe was unavailable for $minutes minutes the shopper can pay at once, having kept the reservation',
  async ({ minutes }) => {
    const variantId = await shop.stockProduct({ stock: 1 })
    const token = await shop.fillCart({ variantId })
    const kim = shop.shopper('192.0.2.252')
    const review = await kim.review(token, PICKUP_DETAILS)
    stripe.state.away = true
    await kim.place(token, review)
    shop.clock.ahead = minutes * 60_000
    expect((await kim.place(token, review)).location).toContain('payment-unavailable')
    stripe.state.away = false
    const { location } = await kim.place(token, review)
    const session = shop.sessionAt(location)
    expect(session.expires_at).toBeGreaterThan((Date.now() + shop.clock.ahead) / 1000 + 30 * 60)
    expect(await shop.stockOf(variantId)).toBe(0)
    stripe.pay(session.id)
    await shop.deliver(stripe.signed('checkout.session.completed', session.id, { at: shop.deps.now() }))
    expect(await countOrders(shop, session.client_reference_id)).toBe(1)
  },
)

test('a page that Stripe opened although its response was lost is closed before another is opened', async () => {
  const { kim, token, session, paymentId } = await openStripePage(shop)
  await shop.pool.query(
    `update payments set state = 'reserved', provider_reference = null, redirect_url = null where id = $1`,
    [paymentId],
  )
  shop.clock.ahead = 11 * 60_000
  const review = await kim.review(token, PICKUP_DETAILS)
  const [one, other] = await Promise.all([kim.place(token, review), kim.place(token, review)])
  expect(one.location).toBe(other.location)
  expect(session.status).toBe('expired')
  const open = [...stripe.sessions.values()].filter(
    ({ client_reference_id: id, status }) => id === paymentId && status === 'open',
  )
  expect(open.map(({ url }) => url)).toEqual([one.location])
})

test('an attempt whose response from Stripe was lost is found again: a paid one becomes an order, an unpaid one is closed', async () => {
  const [paid, unpaid] = [await openStripePage(shop), await openStripePage(shop)]
  for (const { paymentId } of [paid, unpaid])
    await shop.pool.query(
      `update payments set state = 'reserved', provider_reference = null, redirect_url = null where id = $1`,
      [paymentId],
    )
  stripe.pay(paid.session.id)
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  expect([
    await findPaymentState(shop, paid.paymentId),
    await findPaymentState(shop, unpaid.paymentId),
  ]).toEqual(['paid', 'expired'])
  expect(unpaid.session.status).toBe('expired')
  // A refund finds the payment through the provider's reference, so the reference must be stored.
  const known = (await shop.listPayments()).find(({ id }) => id === paid.paymentId)
  expect(known?.providerReference).toBe(paid.session.id)
})

test('a webhook finds an attempt whose reference was lost through the shop’s own id', async () => {
  const { session, paymentId } = await openStripePage(shop)
  await shop.pool.query(
    `update payments set state = 'reserved', provider_reference = null, redirect_url = null where id = $1`,
    [paymentId],
  )
  stripe.pay(session.id)
  await shop.deliver(stripe.signed('checkout.session.completed', session.id))
  expect([await findPaymentState(shop, paymentId), await countOrders(shop, paymentId)]).toEqual(['paid', 1])
})

test("a payment that Stripe can't be asked about stays as it is and is retried", async () => {
  const { session, paymentId } = await openStripePage(shop)
  stripe.pay(session.id)
  stripe.state.away = true
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(503)
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  expect(await findPaymentState(shop, paymentId)).toBe('paying')
  stripe.state.away = false
  shop.clock.ahead += 2 * 60_000
  await reconcilePayments(shop.deps)
  expect(await findPaymentState(shop, paymentId)).toBe('paid')
})
