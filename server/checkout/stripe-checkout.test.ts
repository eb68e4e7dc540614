// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const PICKUP = { delivery: 'pickup' }

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

/** Takes a shopper to Stripe's payment page. Returns the Stripe session that the shopper can pay. */
async function atStripe() {
  const variantId = await shop.stockProduct({ stock: 1, priceCents: 10_000 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper(`192.0.2.${Math.floor(Math.random() * 250)}`)
  const url = await kim.checkOut(token, PICKUP)
  const session = shop.sessionAt(url)
  const payment = (await shop.listPayments()).find(
    ({ providerReference }) => providerReference === session.id,
  )
  return {
    kim,
    token,
    variantId,
    session,
    returnPath: `/checkout/${token}/paid/${payment?.id}`,
    paymentId: payment?.id ?? '',
  }
}

const stateOf = async (id: string) => (await shop.listPayments()).find((payment) => payment.id === id)?.state
const ordersOf = async (id: string) =>
  (await shop.listOrders()).filter((order) => order.paymentId === id).length

test("the session has exactly the order's lines, taxes and total, in Canadian dollars", async () => {
  const { session, paymentId } = await atStripe()
  expect(session).toMatchObject({ amount_total: 11_300, currency: 'cad', client_reference_id: paymentId })
})

test('a paid session becomes an order by its webhook, and the return page finds it', async () => {
  const { kim, session, returnPath, paymentId } = await atStripe()
  stripe.pay(session.id)
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await stateOf(paymentId)).toBe('paid')
  expect((await kim.open(returnPath)).location).toMatch(/^\/orders\//)
})

test('an event for a payment that Stripe does not know has no effect', async () => {
  const { session, paymentId } = await atStripe()
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(200)
  expect(await stateOf(paymentId)).toBe('paying')
})

test('events in any order, each up to ten times and racing with the return page, have one effect', async () => {
  const attempts = await Promise.all(Array.from({ length: 15 }, atStripe))
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
    expect([await stateOf(paymentId), await ordersOf(paymentId), await shop.stockOf(variantId)]).toEqual([
      'paid',
      1,
      0,
    ])
  }
})

test('a payment of another amount or currency than requested makes no order', async () => {
  for (const other of [{ amount_total: 1_130 }, { currency: 'usd' }]) {
    const { session, paymentId, variantId } = await atStripe()
    Object.assign(session, other)
    stripe.pay(session.id)
    const { status } = await shop.deliver(stripe.signed('checkout.session.completed', session.id))
    expect(status).toBeGreaterThanOrEqual(500)
    expect([await stateOf(paymentId), await ordersOf(paymentId), await shop.stockOf(variantId)]).toEqual([
      'paying',
      0,
      0,
    ])
  }
})

test('forged, altered, unsigned and stale webhooks are rejected without effect', async () => {
  const { session, paymentId } = await atStripe()
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
  expect(await stateOf(paymentId)).toBe('paying')
})

test('an expired session returns its stock', async () => {
  const { kim, token, variantId, session, returnPath } = await atStripe()
  expect(await shop.stockOf(variantId)).toBe(0)
  session.status = 'expired'
  await shop.deliver(stripe.signed('checkout.session.expired', session.id))
  expect(await shop.stockOf(variantId)).toBe(1)
  expect((await kim.open(returnPath)).location).toBe(`/checkout/${token}/review?notice=payment-expired`)
})

test('a slow payment that fails returns its stock', async () => {
  const { variantId, session, paymentId } = await atStripe()
  stripe.fail(session.id)
  await shop.deliver(stripe.signed('checkout.session.async_payment_failed', session.id))
  expect([await stateOf(paymentId), await shop.stockOf(variantId)]).toEqual(['failed', 1])
})

test('a shopper who paid and never returned gets the order by reconciliation', async () => {
  const { session, paymentId } = await atStripe()
  stripe.pay(session.id)
  shop.clock.ahead = 2 * 60_000
  await reconcilePayments(shop.deps)
  expect([await stateOf(paymentId), await ordersOf(paymentId)]).toEqual(['paid', 1])
})

test('a shopper who never pays holds the stock only until the reservation expires', async () => {
  const { kim, variantId, session, returnPath, paymentId } = await atStripe()
  shop.clock.ahead = RESERVATION_MS - 60_000
  await reconcilePayments(shop.deps)
  expect([await stateOf(paymentId), await shop.stockOf(variantId)]).toEqual(['paying', 0])
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  expect([await stateOf(paymentId), await shop.stockOf(variantId), session.status]).toEqual([
    'expired',
    1,
    'expired',
  ])
  expect((await kim.open(returnPath)).location).toContain('payment-expired')
})

test('a payment for an ended attempt is refunded once, with an e-mail, and makes no order', async () => {
  const { kim, session, variantId, returnPath, paymentId } = await atStripe()
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
  expect([await stateOf(paymentId), await ordersOf(paymentId), await shop.stockOf(variantId)]).toEqual([
    'refunded',
    0,
    1,
  ])
  expect([...stripe.refunds.values()].filter((refund) => refund.session === session.id)).toEqual([
    { session: session.id, amount: 11_300 },
  ])
  shop.sent.length = 0
  await sendDueMail(shop.deps)
  await sendDueMail(shop.deps)
  expect(shop.sent.filter(({ id }) => id === `payment-${paymentId}-refunded`)).toHaveLength(1)
})

test('while Stripe is unavailable the shopper gets a message and keeps the reservation; the next try continues the same attempt', async () => {
  const variantId = await shop.stockProduct({ stock: 1 })
  const token = await shop.fillCart({ variantId })
  const kim = shop.shopper('192.0.2.251')
  const review = await kim.review(token, PICKUP)
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
    const review = await kim.review(token, PICKUP)
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
    expect(await ordersOf(session.client_reference_id)).toBe(1)
  },
)

test('a page that Stripe opened although its response was lost is closed before another is opened', async () => {
  const { kim, token, session, paymentId } = await atStripe()
  await shop.pool.query(
    `update payments set state = 'reserved', provider_reference = null, redirect_url = null where id = $1`,
    [paymentId],
  )
  shop.clock.ahead = 11 * 60_000
  const review = await kim.review(token, PICKUP)
  const [one, other] = await Promise.all([kim.place(token, review), kim.place(token, review)])
  expect(one.location).toBe(other.location)
  expect(session.status).toBe('expired')
  const open = [...stripe.sessions.values()].filter(
    ({ client_reference_id: id, status }) => id === paymentId && status === 'open',
  )
  expect(open.map(({ url }) => url)).toEqual([one.location])
})

test('an attempt whose response from Stripe was lost is found again: a paid one becomes an order, an unpaid one is closed', async () => {
  const [paid, unpaid] = [await atStripe(), await atStripe()]
  for (const { paymentId } of [paid, unpaid])
    await shop.pool.query(
      `update payments set state = 'reserved', provider_reference = null, redirect_url = null where id = $1`,
      [paymentId],
    )
  stripe.pay(paid.session.id)
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  expect([await stateOf(paid.paymentId), await stateOf(unpaid.paymentId)]).toEqual(['paid', 'expired'])
  expect(unpaid.session.status).toBe('expired')
  // A refund finds the payment through the provider's reference, so the reference must be stored.
  const known = (await shop.listPayments()).find(({ id }) => id === paid.paymentId)
  expect(known?.providerReference).toBe(paid.session.id)
})

test('a webhook finds an attempt whose reference was lost through the shop’s own id', async () => {
  const { session, paymentId } = await atStripe()
  await shop.pool.query(
    `update payments set state = 'reserved', provider_reference = null, redirect_url = null where id = $1`,
    [paymentId],
  )
  stripe.pay(session.id)
  await shop.deliver(stripe.signed('checkout.session.completed', session.id))
  expect([await stateOf(paymentId), await ordersOf(paymentId)]).toEqual(['paid', 1])
})

test("a payment that Stripe can't be asked about stays as it is and is retried", async () => {
  const { session, paymentId } = await atStripe()
  stripe.pay(session.id)
  stripe.state.away = true
  expect((await shop.deliver(stripe.signed('checkout.session.completed', session.id))).status).toBe(503)
  shop.clock.ahead = RESERVATION_MS + 60_000
  await reconcilePayments(shop.deps)
  expect(await stateOf(paymentId)).toBe('paying')
  stripe.state.away = false
  shop.clock.ahead += 2 * 60_000
  await reconcilePayments(shop.deps)
  expect(await stateOf(paymentId)).toBe('paid')
})
