// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import { countOrders, findPaymentState, openStripePage } from '../../tests/setup/stripe-checkout.ts'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
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

test("the session has exactly the order's lines, taxes and total, in Canadian dollars", async () => {
  const { session, paymentId } = await openStripePage(shop)
  expect(session).toMatchObject({ amount_total: 11_300, currency: 'cad', client_reference_id: paymentId })
})

test('a paid session becomes an order by its webhook, and the return page finds it', async () => {
  const { kim, session, returnPath, paymentId } = await openStripePage(shop)
  stripe.pay(session.id)
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await findPaymentState(shop, paymentId)).toBe('paid')
  expect((await kim.open(returnPath)).location).toMatch(/^\/orders\//)
})

test('an event for a payment that Stripe does not know has no effect', async () => {
  const { session, paymentId } = await openStripePage(shop)
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await findPaymentState(shop, paymentId)).toBe('paying')
})

test('events in any order, each up to ten times and racing with the return page, have one effect', async () => {
  const attempts = await Promise.all(Array.from({ length: 15 }, () => openStripePage(shop)))
  const deliveries = attempts.flatMap(({ kim, session, returnPath }, index) => {
    stripe.pay(session.id)
    const event = stripe.signed('checkout.session.completed', session.id)
    const again = stripe.signed('checkout.session.async_payment_succeeded', session.id)
    const events = Array.from({ length: 1 + (index % 5) }, () => [
      () => shop.deliver(event),
      () => shop.deliver(again),
    ]).flat()
    return [...events, () => kim.open(returnPath)].map((run) => ({ run, at: Math.random() }))
  })
  const shuffled = deliveries.toSorted((a, b) => a.at - b.at)
  const answers = await Promise.all(shuffled.map(({ run }) => Promise.resolve(run())))
  expect(answers.every(({ status }) => status === 200 || status === 303)).toBe(true)
  for (const { paymentId, variantId } of attempts) {
    expect([
      await findPaymentState(shop, paymentId),
      await countOrders(shop, paymentId),
      await shop.stockOf(variantId),
    ]).toEqual(['paid', 1, 0])
  }
})

test('a payment of another amount or currency than requested makes no order', async () => {
  for (const other of [{ amount_total: 1_130 }, { currency: 'usd' }]) {
    const { session, paymentId, variantId } = await openStripePage(shop)
    Object.assign(session, other)
    stripe.pay(session.id)
    const { status } = await shop.deliver(stripe.signed('checkout.session.completed', session.id))
    expect(status).toBeGreaterThanOrEqual(500)
    expect([
      await findPaymentState(shop, paymentId),
      await countOrders(shop, paymentId),
      await shop.stockOf(variantId),
    ]).toEqual(['paying', 0, 0])
  }
})

test('forged, altered, unsigned and stale webhooks are rejected without effect', async () => {
  const { session, paymentId } = await openStripePage(shop)
  stripe.pay(session.id)
  const genuine = stripe.signed('checkout.session.completed', session.id)
  const old = stripe.signed('checkout.session.completed', session.id, { at: new Date(Date.now() - 301_000) })
  const ahead = stripe.signed('checkout.session.completed', session.id, {
    at: new Date(Date.now() + 302_000),
  })
  const foreign = stripe.signed('checkout.session.completed', session.id, { secret: 'whsec_other' })
  const altered = { ...genuine, body: genuine.body.replace('evt_', 'evt-') }
  const forgeries = [
    old,
    ahead,
    foreign,
    altered,
    { ...genuine, signature: '' },
    { body: '', signature: genuine.signature },
  ]
  for (const forged of forgeries) expect((await shop.deliver(forged)).status).toBe(400)
  expect((await shop.deliver({ body: 'x'.repeat(300_000), signature: genuine.signature })).status).toBe(413)
  expect(await findPaymentState(shop, paymentId)).toBe('paying')
})

test('an expired session returns its stock', async () => {
  const { kim, token, variantId, session, returnPath } = await openStripePage(shop)
  expect(await shop.stockOf(variantId)).toBe(0)
  session.status = 'expired'
  await shop.deliver(stripe.signed('checkout.session.expired', session.id))
  expect(await shop.stockOf(variantId)).toBe(1)
  expect((await kim.open(returnPath)).location).toBe(`/checkout/${token}/review?notice=payment-expired`)
})

test('a slow payment that fails returns its stock', async () => {
  const { variantId, session, paymentId } = await openStripePage(shop)
  stripe.fail(session.id)
  await shop.deliver(stripe.signed('checkout.session.async_payment_failed', session.id))
  expect([await findPaymentState(shop, paymentId), await shop.stockOf(variantId)]).toEqual(['failed', 1])
})

test('a shopper who paid and never returned gets the order by reconciliation', async () => {
  const { session, paymentId } = await openStripePage(shop)
  stripe.pay(session.id)
  shop.clock.ahead = 2 * 60_000
  await reconcilePayments(shop.deps)
  expect([await findPaymentState(shop, paymentId), await countOrders(shop, paymentId)]).toEqual(['paid', 1])
})

test('a shopper who never pays holds the stock only until the reservation expires', async () => {
  const { kim, variantId, session, returnPath, paymentId } = await openStripePage(shop)
  shop.clock.ahead = RESERVATION_MS - 60_000
  await reconcilePayments(shop.deps)
  expect([await findPaymentState(shop, paymentId), await shop.stockOf(variantId)]).toEqual(['paying', 0])
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  expect([await findPaymentState(shop, paymentId), await shop.stockOf(variantId), session.status]).toEqual([
    'expired',
    1,
    'expired',
  ])
  expect((await kim.open(returnPath)).location).toContain('payment-expired')
})

test('a payment for an ended attempt is refunded once, with an e-mail, and makes no order', async () => {
  const { kim, session, variantId, returnPath, paymentId } = await openStripePage(shop)
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  // Pays the session after it was closed. In reality, this happens if a payment is in progress while Stripe closes the session.
  session.status = 'open'
  stripe.pay(session.id)
  shop.clock.ahead = 0
  const event = stripe.signed('checkout.session.completed', session.id)
  const answers = await Promise.all([
    shop.deliver(event),
    shop.deliver(event),
    kim.open(returnPath),
    kim.open(returnPath),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect([
    await findPaymentState(shop, paymentId),
    await countOrders(shop, paymentId),
    await shop.stockOf(variantId),
  ]).toEqual(['refunded', 0, 1])
  expect([...stripe.refunds.values()].filter((refund) => refund.session === session.id)).toEqual([
    { session: session.id, amount: 11_300 },
  ])
  shop.sent.length = 0
  await sendDueMail(shop.deps)
  await sendDueMail(shop.deps)
  expect(shop.sent.filter(({ id }) => id === `payment-${paymentId}-refunded`)).toHaveLength(1)
})
