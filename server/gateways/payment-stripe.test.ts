import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../tests/setup/fake-stripe.ts'
import type { PaymentGateway, PaymentRequest } from './payment.ts'
import { createStripePayments } from './payment-stripe.ts'

const WEBHOOK_SECRET = 'whsec_stand_in'
let stripe: FakeStripe
let payments: PaymentGateway

beforeAll(async () => {
  stripe = await startFakeStripe(WEBHOOK_SECRET)
  payments = createStripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: stripe.url,
  })
})
afterAll(() => stripe.stop())

let made = 0
function request(change: Partial<PaymentRequest> = {}): PaymentRequest {
  made += 1
  return {
    paymentId: `payment-${made}`,
    amountCents: 2_034,
    currency: 'CAD',
    description: 'Order at the shop',
    lines: [
      { name: '2 × Wolf decal', amountCents: 1_000 },
      { name: 'Shipping', amountCents: 800 },
      { name: 'HST', amountCents: 234 },
    ],
    email: 'buyer@example.com',
    expiresAt: new Date(Date.now() + 40 * 60_000),
    successUrl: 'http://localhost:3000/back',
    cancelUrl: 'http://localhost:3000/review',
    ...change,
  }
}

test("a payment started twice is one session, with the order's lines", async () => {
  const asked = request()
  const first = await payments.start(asked)
  expect(await payments.start(asked)).toEqual(first)
  expect(first.url).toContain('checkout.stripe.com')
  const pending = {
    reference: first.reference,
    status: 'pending',
    amountCents: 2_034,
    refundedCents: 0,
    currency: 'CAD',
    cardFingerprint: null,
  }
  expect(await payments.find(first.reference)).toEqual(pending)
})

test('an order with more lines than Stripe accepts is one line', async () => {
  const lines = Array.from({ length: 150 }, (_, index) => ({ name: `Line ${index}`, amountCents: 10 }))
  const { reference } = await payments.start(request({ lines, amountCents: 1_500 }))
  expect(await payments.find(reference)).toMatchObject({ amountCents: 1_500 })
})

test('a payment whose response was lost is found by our id', async () => {
  const asked = request()
  const startedAt = new Date()
  const { reference } = await payments.start(asked)
  expect(await payments.findByPaymentId(asked.paymentId, startedAt)).toMatchObject({ reference })
  expect(await payments.findByPaymentId('never-started', startedAt)).toBeNull()
})

test('paid, failed and expired sessions are distinguished, and an unknown one is null', async () => {
  const [paid, failed, expired] = [
    await payments.start(request()),
    await payments.start(request()),
    await payments.start(request()),
  ]
  stripe.pay(paid.reference)
  stripe.fail(failed.reference)
  await payments.expire(expired.reference)
  await payments.expire(paid.reference)
  const card = { cardFingerprint: stripe.state.card }
  expect(await payments.find(paid.reference)).toMatchObject({ status: 'paid', ...card })
  expect(await payments.find(failed.reference)).toMatchObject({ status: 'declined' })
  expect(await payments.find(expired.reference)).toMatchObject({ status: 'expired' })
  expect(await payments.find('cs_test_unknown')).toBeNull()
})

test('a refund repeated with its key refunds once', async () => {
  const { reference } = await payments.start(request())
  stripe.pay(reference)
  await payments.refund(reference, 2_034, 'late')
  await payments.refund(reference, 2_034, 'late')
  expect(await payments.find(reference)).toMatchObject({ status: 'paid', refundedCents: 2_034 })
})

test('an unreachable Stripe is an error, not an unknown payment', async () => {
  const { reference } = await payments.start(request())
  stripe.state.away = true
  await expect(payments.find(reference)).rejects.toThrow()
  stripe.state.away = false
})

test('a signed event names its payment', async () => {
  const asked = request()
  const { reference } = await payments.start(asked)
  const now = new Date()
  const { body, signature } = stripe.signed('checkout.session.completed', reference, {
    eventId: 'evt_1',
    at: now,
  })
  expect(payments.parseWebhook(body, signature, now)).toEqual({
    ok: true,
    event: {
      eventId: 'evt_1',
      type: 'checkout.session.completed',
      reference,
      paymentId: asked.paymentId,
      transaction: null,
    },
  })
})

test.each([
  { seconds: -301, ok: false },
  { seconds: -299, ok: true },
  { seconds: 299, ok: true },
  { seconds: 302, ok: false },
])('an event signed $seconds s from now: accepted is $ok', async ({ seconds, ok }) => {
  const now = new Date()
  const at = new Date(now.getTime() + seconds * 1000)
  const { body, signature } = stripe.signed('checkout.session.completed', 'cs_test_any', { at })
  const parsed = payments.parseWebhook(body, signature, now)
  // The event contains no object. If its signature is accepted, it is still refused as "malformed".
  expect(parsed).toEqual({ ok: false, reason: ok ? 'malformed' : 'bad-signature' })
})

test.each([
  '',
  'nonsense',
  't=1,v1=00',
  'v1=00',
  't=abc,v1=00',
  `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
])('a forged signature is refused: %s', (signature) => {
  expect(payments.parseWebhook('{"id":"evt_1"}', signature, new Date())).toEqual({
    ok: false,
    reason: 'bad-signature',
  })
})

test('an altered body or another secret is refused', async () => {
  const now = new Date()
  const { reference } = await payments.start(request())
  const genuine = stripe.signed('checkout.session.completed', reference, { at: now })
  const altered = genuine.body.replace('completed', 'Completed')
  expect(payments.parseWebhook(altered, genuine.signature, now)).toMatchObject({ ok: false })
  const foreign = stripe.signed('checkout.session.completed', reference, { at: now, secret: 'whsec_other' })
  expect(payments.parseWebhook(foreign.body, foreign.signature, now)).toMatchObject({ ok: false })
  expect(payments.parseWebhook(genuine.body, null, now)).toMatchObject({ ok: false })
})
