// Runs on both databases.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { shopFacts as facts } from '../../../content/shop.ts'
import { OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { openStripeShop, type StripeShop } from '../../../tests/setup/stripe-shop.ts'
import {
  operatorOrderSchema,
  orderListSchema,
  type PaymentProblem,
} from '../../../contract/operator/order.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { outbox } from '../../db/schema/operations.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { payDueRefunds } from './pay-refunds.ts'

// Tests of money that moves at Stripe without a request by the shop: refunds from Stripe's dashboard, failed refunds, and disputes.

let shop: StripeShop
let stripe: StripeShop['stripe']
let boss: TestVisitor
let keys = 0
beforeAll(async () => {
  shop = await openStripeShop(OPERATOR_SETTINGS)
  stripe = shop.stripe
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(async () => {
  stripe.state.away = false
  shop.clock.ahead = 0
  await shop.db.delete(outbox)
  shop.sent.length = 0
})

/** Creates a paid order of two decals, $226.00 including tax. */
async function paidOrder() {
  const variantId = await shop.stockProduct({ stock: 5, priceCents: 10_000 })
  const url = await shop
    .shopper()
    .checkOut(await shop.fillCart({ variantId, quantity: 2 }), { delivery: 'pickup' })
  const session = shop.sessionAt(url).id
  stripe.pay(session)
  await shop.deliver(stripe.signed('checkout.session.completed', session))
  const order = (await shop.listOrders()).find(
    ({ totalCents, id }) => totalCents === 22_600 && !known.has(id),
  )
  if (!order) throw new Error('no order')
  known.add(order.id)
  return { id: order.id, session, variantId }
}
const known = new Set<number>()

const show = async (id: number) =>
  operatorOrderSchema.parse(await (await boss.get(`/api/operator/orders/${id}`)).json())
const list = async (query: string) =>
  orderListSchema.parse(await (await boss.get(`/api/operator/orders?${query}`)).json()).orders
/** Returns an order's payment problems according to three places: the order list, the list's filter, and the order's page. */
async function problemsOf(order: number) {
  const marked = (await list('')).find(({ id }) => id === order)
  const among = async (problem: PaymentProblem) =>
    (await list(`problem=${problem}`)).some(({ id }) => id === order)
  return {
    refundFailed: [marked?.refundFailed, await among('refund-failed'), (await show(order)).refundFailed],
    openDispute: [marked?.openDispute, await among('dispute-open')],
  }
}
const NO_PROBLEMS = { refundFailed: [false, false, false], openDispute: [null, false] }
async function refund(id: number, what: object) {
  const { version } = await show(id)
  const path = `/api/operator/orders/${id}/refunds`
  const answer = await boss.send(
    'POST',
    path,
    { version, what, restock: true },
    { 'idempotency-key': `refund-form-${(keys += 1)}` },
  )
  const body: { code?: string } = await answer.json()
  return answer.status === 200 ? 'ok' : body.code
}
const tell = (type: string, object: { id: string }) => shop.deliver(stripe.signedAbout(type, object))
const refundsOf = async (id: number) =>
  (await show(id)).refunds.map(({ amountCents, state, origin }) => [amountCents, state, origin])
async function mails() {
  await sendDueMail(shop.deps)
  return shop.sent.map(({ to, subject }) => `${to === facts.email ? 'shop' : 'customer'}: ${subject}`)
}

test('a refund made in the dashboard is recorded by its webhook, once, and the customer gets a mail', async () => {
  const { id, session } = await paidOrder()
  const made = stripe.refundOutside(session, 2_600)
  for (const type of ['refund.created', 'charge.refunded', 'refund.updated'])
    expect((await tell(type, made)).status).toBe(200)
  expect(await show(id)).toMatchObject({
    status: 'paid',
    money: { refundableCents: 20_000 },
    payment: { state: 'paid' },
    next: { refund: true },
  })
  expect(await refundsOf(id)).toEqual([[2_600, 'refunded', 'provider']])
  expect((await mails()).filter((mail) => mail.includes('Refund for order'))).toHaveLength(1)
})

test('the rest can be refunded after a partial refund in the dashboard whose webhook was lost', async () => {
  const { id, session, variantId } = await paidOrder()
  stripe.refundOutside(session, 2_600)
  // The first attempt to refund finds the refund that was made in Stripe's dashboard, and records it. This changes the version of the
  // order, so the attempt itself is refused.
  expect(await refund(id, { kind: 'all' })).toBe('changed-meanwhile')
  expect(await refund(id, { kind: 'all' })).toBe('ok')
  expect(await refundsOf(id)).toEqual([
    [2_600, 'refunded', 'provider'],
    [20_000, 'refunded', 'shop'],
  ])
  expect(await show(id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
  expect(await shop.stockOf(variantId)).toBe(5)
})

test('a pending refund is reduced to the rest if another was made in the dashboard', async () => {
  const { id, session } = await paidOrder()
  stripe.state.away = true
  expect(await refund(id, { kind: 'all' })).toBe('ok')
  stripe.state.away = false
  stripe.refundOutside(session, 2_600)
  shop.clock.ahead = 2 * 60_000
  await payDueRefunds(shop.deps)
  expect(await refundsOf(id)).toEqual([
    [20_000, 'refunded', 'shop'],
    [2_600, 'refunded', 'provider'],
  ])
  expect(await show(id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
})

test('a full refund in the provider’s dashboard marks the order as refunded, and ends the retries of a pending refund', async () => {
  const { id, session } = await paidOrder()
  stripe.state.away = true
  expect(await refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  stripe.state.away = false
  stripe.refundOutside(session, 22_600)
  shop.clock.ahead = 2 * 60_000
  await payDueRefunds(shop.deps)
  expect(await refundsOf(id)).toEqual([
    [1_000, 'failed', 'shop'],
    [22_600, 'refunded', 'provider'],
  ])
  expect(await show(id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
  shop.clock.ahead = 10 * 60_000
  expect(await payDueRefunds(shop.deps)).toBe(0)
})

test('a refund that the customer’s bank returns is reported to the shop, and can be made again', async () => {
  const { id, session, variantId } = await paidOrder()
  expect(await refund(id, { kind: 'all' })).toBe('ok')
  await mails()
  shop.sent.length = 0
  const failed = stripe.failRefund(session)
  for (const type of ['refund.failed', 'charge.refund.updated'])
    expect((await tell(type, failed)).status).toBe(200)
  expect(await show(id)).toMatchObject({
    status: 'refunded',
    payment: { state: 'paid' },
    money: { refundableCents: 22_600 },
    refunds: [{ state: 'failed', lastError: expect.stringContaining('bank sent the money back') }],
    next: { refund: true },
  })
  expect(await mails()).toEqual([expect.stringMatching(/^shop: A refund of order .* failed$/)])

  expect(await refund(id, { kind: 'all' })).toBe('ok')
  expect(await show(id)).toMatchObject({ payment: { state: 'refunded' }, money: { refundableCents: 0 } })
  expect((await mails()).slice(1)).toEqual([expect.stringContaining('customer: Refund for order')])
  // The first refund has put the pieces back into stock. The second refund must not put them back again.
  expect(await shop.stockOf(variantId)).toBe(5)
})

test('refunds of earlier versions, which Stripe knows without the shop’s id, are not mistaken for others', async () => {
  const { id, session } = await paidOrder()
  expect(await refund(id, { kind: 'amount', amountCents: 500 })).toBe('ok')
  await shop.db.update(refunds).set({ providerRefundId: null }).where(eq(refunds.orderId, id))
  stripe.failRefund(session).metadata = {}
  stripe.failRefund(session).status = 'succeeded'
  expect((await tell('refund.updated', stripe.failRefund(session))).status).toBe(200)
  expect((await refundsOf(id)).map(([amount]) => amount)).toEqual([500])
})

test('a dispute is reported to the shop with its deadline, blocks refunds, and ends as the bank decides', async () => {
  const { id, session } = await paidOrder()
  await mails()
  shop.sent.length = 0
  const opened = stripe.dispute(session, 'needs_response')
  for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    expect((await tell(type, opened)).status).toBe(200)
  expect(await show(id)).toMatchObject({
    disputes: [{ amountCents: 22_600, reason: 'product not received', status: 'needs-response' }],
    next: { refund: false, cancel: false },
  })
  expect(await mails()).toEqual([
    expect.stringMatching(/^shop: Order .* is disputed: answer by December 6, 2025$/),
  ])
  expect(await refund(id, { kind: 'all' })).toBe('disputed')
  await tell('charge.dispute.closed', stripe.dispute(session, 'lost'))
  expect((await show(id)).disputes).toMatchObject([{ status: 'lost' }])
  expect((await mails()).slice(1)).toEqual([
    expect.stringMatching(/^shop: You lost the dispute about order /),
  ])
  await tell('charge.dispute.updated', stripe.dispute(session, 'won'))
  expect((await show(id)).next.refund).toBe(true)
})

test('a refund that Stripe refuses for good fails with its message, and is not retried', async () => {
  const { id, session } = await paidOrder()
  stripe.dispute(session, 'needs_response')
  expect(await refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  expect((await show(id)).refunds).toMatchObject([
    { state: 'failed', lastError: 'Charge has been charged back.' },
  ])
  shop.clock.ahead = 10 * 60_000
  expect(await payDueRefunds(shop.deps)).toBe(0)
})

test('events about other payments in the same Stripe account change nothing', async () => {
  const other = { id: 're_other', object: 'refund', payment_intent: 'pi_other' }
  expect((await tell('refund.created', other)).status).toBe(200)
})

test('the list of orders flags a failed refund until the customer has received the amount', async () => {
  const { id, session } = await paidOrder()
  expect(await refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
  await tell('refund.failed', stripe.failRefund(session))
  const failed = { ...NO_PROBLEMS, refundFailed: [true, true, true] }
  expect(await problemsOf(id)).toEqual(failed)
  expect(await refund(id, { kind: 'amount', amountCents: 400 })).toBe('ok')
  expect(await problemsOf(id)).toEqual(failed)
  expect(await refund(id, { kind: 'amount', amountCents: 600 })).toBe('ok')
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
})

test('the list of orders flags a dispute until the bank has decided', async () => {
  const { id, session } = await paidOrder()
  await tell('charge.dispute.created', stripe.dispute(session, 'needs_response'))
  expect(await problemsOf(id)).toEqual({
    ...NO_PROBLEMS,
    openDispute: [{ needsResponse: true, respondBy: expect.stringMatching(/^2025-12-06T/) }, true],
  })
  await tell('charge.dispute.updated', stripe.dispute(session, 'under_review'))
  expect(await problemsOf(id)).toMatchObject({ openDispute: [{ needsResponse: false }, true] })
  await tell('charge.dispute.closed', stripe.dispute(session, 'lost'))
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
})

test('a failed refund isn’t flagged any more once the customer was paid another way', async () => {
  const { id, session } = await paidOrder()
  expect(await refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  const path = (refundId = '') => `/api/operator/orders/${id}/refunds/${refundId}/paid-otherwise`
  const note = async (refundId: string, body: object) => {
    const answer = await boss.send('PUT', path(refundId), body)
    return [
      answer.status,
      answer.status === 200 ? null : z.object({ code: z.string() }).parse(await answer.json()).code,
    ]
  }
  const before = await show(id)
  const [{ id: refundId } = { id: '' }] = before.refunds
  expect(await note(refundId, { version: before.version, how: 'e-transfer' })).toEqual([409, 'not-failed'])
  await tell('refund.failed', stripe.failRefund(session))
  const failed = await show(id)
  const { version } = failed
  expect(await note(randomUUID(), { version, how: 'e-transfer' })).toEqual([409, 'unknown-refund'])
  expect((await note(refundId, { version, how: ' ' }))[0]).toBe(422)
  const both = [
    { version, how: 'e-transfer' },
    { version, how: 'cheque' },
  ]
  const answers = await Promise.all(both.map((body) => note(refundId, body)))
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 409]))
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
  const after = await show(id)
  expect(after.money.refundableCents).toBe(failed.money.refundableCents)
  expect(after.history[0]?.change).toBe('Refund of CA$10.00 that failed: paid another way')
})
