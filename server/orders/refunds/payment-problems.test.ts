// Runs on both databases.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { orderListSchema, type PaymentProblem } from '../../../contract/operator/order-list.ts'
import { openStripeOrderDesk, type StripeOrderDesk } from '../../../tests/setup/stripe-order-desk.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let desk: StripeOrderDesk
let shop: StripeOrderDesk['shop']
let stripe: StripeOrderDesk['stripe']
let boss: TestVisitor
beforeAll(async () => {
  desk = await openStripeOrderDesk()
  ;({ shop, stripe, boss } = desk)
})
afterAll(() => shop.close())
beforeEach(() => desk.reset())

const list = async (query: string) =>
  orderListSchema.parse(await (await boss.get(`/api/operator/orders?${query}`)).json()).orders
/** Returns an order's payment problems according to three places: the order list, the list's filter, and the order's page. */
async function problemsOf(order: number) {
  const marked = (await list('')).find(({ id }) => id === order)
  const among = async (problem: PaymentProblem) =>
    (await list(`problem=${problem}`)).some(({ id }) => id === order)
  return {
    refundFailed: [marked?.refundFailed, await among('refund-failed'), (await desk.show(order)).refundFailed],
    openDispute: [marked?.openDispute, await among('dispute-open')],
  }
}
const NO_PROBLEMS = { refundFailed: [false, false, false], openDispute: [null, false] }

test('the list of orders flags a failed refund until the customer has received the amount', async () => {
  const { id, session } = await desk.createPaidOrder()
  expect(await desk.refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
  await desk.tell('refund.failed', stripe.failRefund(session))
  const failed = { ...NO_PROBLEMS, refundFailed: [true, true, true] }
  expect(await problemsOf(id)).toEqual(failed)
  expect(await desk.refund(id, { kind: 'amount', amountCents: 400 })).toBe('ok')
  expect(await problemsOf(id)).toEqual(failed)
  expect(await desk.refund(id, { kind: 'amount', amountCents: 600 })).toBe('ok')
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
})

test('the list of orders flags a dispute until the bank has decided', async () => {
  const { id, session } = await desk.createPaidOrder()
  await desk.tell('charge.dispute.created', stripe.dispute(session, 'needs_response'))
  expect(await problemsOf(id)).toEqual({
    ...NO_PROBLEMS,
    openDispute: [{ needsResponse: true, respondBy: expect.stringMatching(/^2025-12-06T/) }, true],
  })
  await desk.tell('charge.dispute.updated', stripe.dispute(session, 'under_review'))
  expect(await problemsOf(id)).toMatchObject({ openDispute: [{ needsResponse: false }, true] })
  await desk.tell('charge.dispute.closed', stripe.dispute(session, 'lost'))
  expect(await problemsOf(id)).toEqual(NO_PROBLEMS)
})

test('a failed refund isn’t flagged any more once the customer was paid another way', async () => {
  const { id, session } = await desk.createPaidOrder()
  expect(await desk.refund(id, { kind: 'amount', amountCents: 1_000 })).toBe('ok')
  const path = (refundId = '') => `/api/operator/orders/${id}/refunds/${refundId}/paid-otherwise`
  const note = async (refundId: string, body: object) => {
    const answer = await boss.send('PUT', path(refundId), body)
    return [
      answer.status,
      answer.status === 200 ? null : z.object({ code: z.string() }).parse(await answer.json()).code,
    ]
  }
  const before = await desk.show(id)
  const [{ id: refundId } = { id: '' }] = before.refunds
  expect(await note(refundId, { version: before.version, how: 'e-transfer' })).toEqual([409, 'not-failed'])
  await desk.tell('refund.failed', stripe.failRefund(session))
  const failed = await desk.show(id)
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
  const after = await desk.show(id)
  expect(after.money.refundableCents).toBe(failed.money.refundableCents)
  expect(after.history[0]?.change).toBe('Refund of CA$10.00 that failed: paid another way')
})
