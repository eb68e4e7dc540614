// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backgroundTasksSchema } from '../../contract/operator/tasks.ts'
import { OPERATOR_SETTINGS } from '../../tests/setup/checkout-shop.ts'
import { readBalance, readHistory, startCreditPurchase } from '../../tests/setup/credit-calls.ts'
import { openStripeShop, type StripeShop } from '../../tests/setup/stripe-shop.ts'
import { creditRefundsAndDisputes, creditPurchases } from '../db/schema/credits.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { checkBooks } from '../operator/books/check-books.ts'
import { writeCreditEntry } from './ledger.ts'

// These tests are about refunds and disputes of credit purchases. Refunds and disputes start at Stripe, not in the shop.

let shop: StripeShop
let stripe: StripeShop['stripe']
beforeAll(async () => {
  shop = await openStripeShop(OPERATOR_SETTINGS)
  stripe = shop.stripe
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.sent.length = 0
})

/** Buys ten credits. The shop learns of the payment through the webhook. */
async function boughtCredits() {
  const kim = shop.visitor()
  const { purchaseId, paymentUrl } = await startCreditPurchase(kim)
  const { id: session, amount_total: paidCents } = shop.sessionAt(paymentUrl)
  stripe.pay(session)
  await shop.deliver(stripe.signed('checkout.session.completed', session))
  const [row] = await shop.db.select().from(creditPurchases).where(eq(creditPurchases.id, purchaseId))
  const spend = (credits: number) =>
    shop.db.transaction((tx) =>
      writeCreditEntry(tx, {
        visitorHash: row?.visitorHash ?? '',
        amount: -credits,
        reason: 'design',
        reference: `design:spent-of-${purchaseId}`,
        now: shop.deps.now(),
      }),
    )
  return { kim, purchaseId, session, paidCents, spend }
}

const hear = async (type: string, object: { id: string }) =>
  (await shop.deliver(stripe.signedAbout(type, object))).status

async function tasksOf(purchaseId: string) {
  const answer = await (await shop.operator()).get('/api/operator/tasks')
  const { creditMoneyBack: movements } = backgroundTasksSchema.parse(await answer.json())
  return movements.filter((each) => each.purchaseId === purchaseId)
}

async function subjects() {
  await sendDueMail(shop.deps)
  return shop.sent.map(({ subject }) => subject)
}

/** Lists the differences between the shop's records about credits and the payment provider's records. */
async function discrepancies() {
  const found: string[] = []
  for await (const book of checkBooks(shop.deps, { days: 1, againAfterMs: 0 }))
    if (/Credits|provider \(stripe/.test(book.name)) found.push(...book.discrepancies.map(({ says }) => says))
  return found
}

test('a refund in Stripe’s dashboard takes the credits back once, and the shop is notified', async () => {
  const { kim, purchaseId, session, paidCents } = await boughtCredits()
  const refund = stripe.refundOutside(session, paidCents)
  expect(await Promise.all(Array.from({ length: 5 }, () => hear('refund.created', refund)))).toEqual(
    Array.from({ length: 5 }, () => 200),
  )
  expect(await readBalance(kim)).toBe(0)
  expect((await readHistory(kim)).map(({ amount, reason }) => [amount, reason])).toEqual([
    [-10, 'money-back'],
    [10, 'purchase'],
  ])
  expect(await tasksOf(purchaseId)).toMatchObject([
    { kind: 'refund', status: 'refunded', amountCents: paidCents, credits: 10, takenBack: 10 },
  ])
  expect((await subjects()).filter((subject) => subject.includes('was refunded'))).toHaveLength(1)
  expect(await discrepancies()).toEqual([])
})

test('spent credits stay spent; the rest is taken back, and the operator sees what is missing', async () => {
  const { kim, purchaseId, session, paidCents, spend } = await boughtCredits()
  await spend(7)
  await hear('charge.refunded', stripe.refundOutside(session, paidCents))
  expect(await readBalance(kim)).toBe(0)
  expect(await tasksOf(purchaseId)).toMatchObject([{ credits: 10, takenBack: 3 }])
  expect(await discrepancies()).toEqual([])
})

test('a partial refund takes back that part of the credits', async () => {
  const { kim, session, paidCents } = await boughtCredits()
  await hear('refund.created', stripe.refundOutside(session, Math.round(paidCents / 2)))
  expect(await readBalance(kim)).toBe(5)
  expect(await discrepancies()).toEqual([])
})

test('a refund that fails later returns the credits, and the shop is notified', async () => {
  const { kim, purchaseId, session, paidCents } = await boughtCredits()
  await hear('refund.created', stripe.refundOutside(session, paidCents))
  await hear('refund.failed', stripe.failRefund(session))
  expect(await readBalance(kim)).toBe(10)
  expect(await tasksOf(purchaseId)).toMatchObject([{ status: 'failed', takenBack: 0 }])
  expect(await subjects()).toContain('A refund of a credit purchase failed')
  expect(await discrepancies()).toEqual([])
})

test('a dispute takes the credits back, and returns them if it’s won', async () => {
  const winner = await boughtCredits()
  await hear('charge.dispute.created', stripe.dispute(winner.session, 'needs_response'))
  expect(await readBalance(winner.kim)).toBe(0)
  await hear('charge.dispute.closed', stripe.dispute(winner.session, 'won'))
  expect(await readBalance(winner.kim)).toBe(10)

  const loser = await boughtCredits()
  await hear('charge.dispute.created', stripe.dispute(loser.session, 'needs_response'))
  await hear('charge.dispute.closed', stripe.dispute(loser.session, 'lost'))
  expect(await readBalance(loser.kim)).toBe(0)
  expect(await tasksOf(loser.purchaseId)).toMatchObject([{ kind: 'dispute', status: 'lost', takenBack: 10 }])
  const told = await subjects()
  expect(
    told.filter((subject) => subject.startsWith('A credit purchase is disputed: answer by')),
  ).toHaveLength(2)
  expect(told).toContain('You lost the dispute about a credit purchase')
  expect(await discrepancies()).toEqual([])
})

test('checking the books reports a refund at the provider that the shop doesn’t know of', async () => {
  const { purchaseId, session, paidCents } = await boughtCredits()
  stripe.refundOutside(session, paidCents)
  expect(await discrepancies()).toEqual(['payments with a different refunded amount at the provider'])
  await shop.db.update(creditPurchases).set({ takenBack: 1 }).where(eq(creditPurchases.id, purchaseId))
  expect(await discrepancies()).toContain('purchases whose returned credits differ from the ledger')
  expect(
    await shop.db
      .select()
      .from(creditRefundsAndDisputes)
      .where(eq(creditRefundsAndDisputes.purchaseId, purchaseId)),
  ).toEqual([])
})
