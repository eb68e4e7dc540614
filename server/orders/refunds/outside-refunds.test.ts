// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopFacts as facts } from '../../../content/shop.ts'
import { openStripeOrderDesk, type StripeOrderDesk } from '../../../tests/setup/stripe-order-desk.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { payDueRefunds } from './pay-refunds.ts'

// Tests of money that moves at Stripe without a request by the shop: refunds from Stripe's dashboard, failed refunds, and disputes.

let desk: StripeOrderDesk
let shop: StripeOrderDesk['shop']
let stripe: StripeOrderDesk['stripe']
beforeAll(async () => {
  desk = await openStripeOrderDesk()
  ;({ shop, stripe } = desk)
})
afterAll(() => shop.close())
beforeEach(() => desk.reset())

const refundsOf = async (id: number) =>
  (await desk.show(id)).refunds.map(({ amountCents, state, origin }) => [amountCents, state, origin])
async function mails() {
  await sendDueMail(shop.deps)
  return shop.sent.map(({ to, subject }) => `${to === facts.email ? 'shop' : 'customer'}: ${subject}`)
}

test('a refund made in the dashboard is recorded by its webhook, once, and the customer gets a mail', async () => {
  const { id, session } = await desk.createPaidOrder()
  const made = stripe.refundOutside(session, 2_600)
  for (const type of ['refund.created', 'charge.refunded', 'refund.updated'])
    expect((await desk.tell(type, made)).status).toBe(200)
  expect(await desk.show(id)).toMatchObject({
    status: 'paid',
    money: { refundableCents: 20_000 },
    payment: { state: 'paid' },
    next: { refund: true },
  })
  expect(await refundsOf(id)).toEqual([[2_600, 'refunded', 'provider']])
  expect((await mails()).filter((mail) => mail.includes('Refund for order'))).toHaveLength(1)
})

test('the rest can be refunded after a partial refund in the dashboard whose webhook was lost', async () => {
  const { id, session, variantId } = await desk.createPaidOrder()
  stripe.refundOutside(session, 2_600)
  // The first attempt to refund finds the refund that was made in Stripe's dashboard, and records it. This changes the version of the
  // order, so the attempt itself is refused.
  expect(await desk.refund(id, { kind: 'all' })).toBe('changed-meanwhile')
  expect(await desk.refund(id, { kind: 'all' })).toBe('ok')
  expect(await refundsOf(id)).toEqual([
    [2_600, 'refunded', 'provider'],
    [20_000, 'refunded', 'shop'],
  ])
  expect(await desk.show(id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
  expect(await shop.stockOf(variantId)).toBe(5)
})

test('a pending refund is reduced to the rest if another was made in the dashboard', async () => {
  const { id, session } = await desk.createPaidOrder()
  stripe.state.away = true
  expect(await desk.refund(id, { kind: 'all' })).toBe('ok')
  stripe.state.away = false
  stripe.refundOutside(session, 2_600)
  shop.clock.ahead = 2 * 60_000
  await payDueRefunds(shop.deps)
  expect(await refundsOf(id)).toEqual([
    [20_000, 'refunded', 'shop'],
    [2_600, 'refunded', 'provider'],
  ])
  expect(await desk.show(id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
})

test('a full refund in the provider’s dashboard marks the order as refunded, and ends the retries of a pending refund', async () => {
  const { id, session } = await desk.createPaidOrder()
  stripe.state.away = true
  expect(await desk.refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  stripe.state.away = false
  stripe.refundOutside(session, 22_600)
  shop.clock.ahead = 2 * 60_000
  await payDueRefunds(shop.deps)
  expect(await refundsOf(id)).toEqual([
    [1_000, 'failed', 'shop'],
    [22_600, 'refunded', 'provider'],
  ])
  expect(await desk.show(id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
  shop.clock.ahead = 10 * 60_000
  expect(await payDueRefunds(shop.deps)).toBe(0)
})

test('a refund that the customer’s bank returns is reported to the shop, and can be made again', async () => {
  const { id, session, variantId } = await desk.createPaidOrder()
  expect(await desk.refund(id, { kind: 'all' })).toBe('ok')
  await mails()
  shop.sent.length = 0
  const failed = stripe.failRefund(session)
  for (const type of ['refund.failed', 'charge.refund.updated'])
    expect((await desk.tell(type, failed)).status).toBe(200)
  expect(await desk.show(id)).toMatchObject({
    status: 'refunded',
    payment: { state: 'paid' },
    money: { refundableCents: 22_600 },
    refunds: [{ state: 'failed', lastError: expect.stringContaining('bank sent the money back') }],
    next: { refund: true },
  })
  expect(await mails()).toEqual([expect.stringMatching(/^shop: A refund of order .* failed$/)])

  expect(await desk.refund(id, { kind: 'all' })).toBe('ok')
  expect(await desk.show(id)).toMatchObject({ payment: { state: 'refunded' }, money: { refundableCents: 0 } })
  expect((await mails()).slice(1)).toEqual([expect.stringContaining('customer: Refund for order')])
  // The first refund has put the pieces back into stock. The second refund must not put them back again.
  expect(await shop.stockOf(variantId)).toBe(5)
})

test('refunds of earlier versions, which Stripe knows without the shop’s id, are not mistaken for others', async () => {
  const { id, session } = await desk.createPaidOrder()
  expect(await desk.refund(id, { kind: 'amount', amountCents: 500 })).toBe('ok')
  await shop.db.update(refunds).set({ providerRefundId: null }).where(eq(refunds.orderId, id))
  stripe.failRefund(session).metadata = {}
  stripe.failRefund(session).status = 'succeeded'
  expect((await desk.tell('refund.updated', stripe.failRefund(session))).status).toBe(200)
  expect((await refundsOf(id)).map(([amount]) => amount)).toEqual([500])
})

test('a dispute is reported to the shop with its deadline, blocks refunds, and ends as the bank decides', async () => {
  const { id, session } = await desk.createPaidOrder()
  await mails()
  shop.sent.length = 0
  const opened = stripe.dispute(session, 'needs_response')
  for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    expect((await desk.tell(type, opened)).status).toBe(200)
  expect(await desk.show(id)).toMatchObject({
    disputes: [{ amountCents: 22_600, reason: 'product not received', status: 'needs-response' }],
    next: { refund: false, cancel: false },
  })
  expect(await mails()).toEqual([
    expect.stringMatching(/^shop: Order .* is disputed: answer by December 6, 2025$/),
  ])
  expect(await desk.refund(id, { kind: 'all' })).toBe('disputed')
  await desk.tell('charge.dispute.closed', stripe.dispute(session, 'lost'))
  expect((await desk.show(id)).disputes).toMatchObject([{ status: 'lost' }])
  expect((await mails()).slice(1)).toEqual([
    expect.stringMatching(/^shop: You lost the dispute about order /),
  ])
  await desk.tell('charge.dispute.updated', stripe.dispute(session, 'won'))
  expect((await desk.show(id)).next.refund).toBe(true)
})

test('a refund that Stripe refuses for good fails with its message, and is not retried', async () => {
  const { id, session } = await desk.createPaidOrder()
  stripe.dispute(session, 'needs_response')
  expect(await desk.refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  expect((await desk.show(id)).refunds).toMatchObject([
    { state: 'failed', lastError: 'Charge has been charged back.' },
  ])
  shop.clock.ahead = 10 * 60_000
  expect(await payDueRefunds(shop.deps)).toBe(0)
})

test('events about other payments in the same Stripe account change nothing', async () => {
  const other = { id: 're_other', object: 'refund', payment_intent: 'pi_other' }
  expect((await desk.tell('refund.created', other)).status).toBe(200)
})
