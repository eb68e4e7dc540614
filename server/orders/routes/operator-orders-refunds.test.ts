// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  readStatusAndCode,
  payForOrder,
  readOrderAsOperator,
  listSentSubjects,
} from '../../../tests/fixtures/order-desk.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { demoPayments, outbox } from '../../db/schema/operations.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { payDueRefunds } from '../refunds/pay-refunds.ts'

let shop: CheckoutShop
let boss: TestVisitor
let keys = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(outbox)
  shop.sent.length = 0
  shop.clock.ahead = 0
})

const paidOrder = (delivery?: string) => payForOrder(shop, boss, delivery)
const show = (id: number) => readOrderAsOperator(boss, id)
const mailsTo = () => listSentSubjects(shop)
const newKey = () => `refund-form-${(keys += 1)}`
const giveBack = (id: number, body: object, key = newKey()) =>
  boss.send(
    'POST',
    `/api/operator/orders/${id}/refunds`,
    { restock: true, ...body },
    { 'idempotency-key': key },
  )
const bookOf = async (reference: string | null | undefined) => {
  const [row] = await shop.db
    .select()
    .from(demoPayments)
    .where(eq(demoPayments.reference, reference ?? ''))
  return row
}

describe('a refund', () => {
  it('of a cancelled order returns the full amount once, restocks the pieces once, and sends two mails', async () => {
    const { order, first, second } = await paidOrder()
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([8, 4])
    const key = newKey()
    const request = { version: 1, what: { kind: 'cancel' }, reason: 'We ran out of film.' }
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(order.id, request, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await giveBack(order.id, request, key).then(({ status }) => status)).toBe(200)

    const after = await show(order.id)
    expect(after).toMatchObject({
      status: 'refunded',
      money: { refundableCents: 0 },
      payment: { state: 'refunded' },
    })
    expect(after.refunds).toMatchObject([{ amountCents: order.money.totalCents, state: 'refunded' }])
    expect(await bookOf(order.payment?.reference)).toMatchObject({ refundedCents: order.money.totalCents })
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([10, 5])
    const mails = await mailsTo()
    expect(mails.slice(1)).toEqual([
      `Order ${order.number} is cancelled`,
      `Order ${order.number} has been refunded`,
    ])
    expect(shop.sent.find(({ subject }) => subject.endsWith('is cancelled'))?.text).toContain(
      'We ran out of film.',
    )
    expect(await readStatusAndCode(await giveBack(order.id, { ...request, version: after.version }))).toBe(
      '409 status-not-allowed',
    )
  })

  it('of pieces and shipping is possible until nothing is left; only then is the order refunded', async () => {
    const { order, first, page, shopper } = await paidOrder()
    expect((await shopper.open(page)).page?.['amounts']).not.toHaveProperty('returned')
    const [line, other] = order.lines
    const one = {
      version: 1,
      what: { kind: 'parts', lines: [{ lineId: line?.id, quantity: 1 }], shipping: false },
    }
    expect((await giveBack(order.id, one)).status).toBe(200)
    const part = await show(order.id)
    expect(part).toMatchObject({ status: 'paid', version: 2, payment: { state: 'paid' } })
    expect(part.lines[0]).toMatchObject({ quantity: 2, returned: 1 })
    expect(part.refunds[0]?.amountCents).toBe(1_130)
    const told = { refunds: [{ amountCents: 1_130 }], netCents: order.money.totalCents - 1_130 }
    for (const path of [page, `${page}/receipt`])
      expect((await shopper.open(path)).page).toMatchObject({
        amounts: { totalCents: order.money.totalCents, returned: told },
      })
    expect(await shop.stockOf(first)).toBe(9)
    expect(await readStatusAndCode(await giveBack(order.id, { ...one, version: 1 }))).toBe(
      '409 changed-meanwhile',
    )
    const twoMore = { kind: 'parts', lines: [{ lineId: line?.id, quantity: 2 }], shipping: false }
    expect(await readStatusAndCode(await giveBack(order.id, { version: 2, what: twoMore }))).toBe(
      '409 too-many-pieces',
    )
    const tooMuch = { kind: 'amount', amountCents: part.money.refundableCents + 1 }
    expect(await readStatusAndCode(await giveBack(order.id, { version: 2, what: tooMuch }))).toBe(
      '409 more-than-left',
    )
    const strange = { kind: 'parts', lines: [{ lineId: 999_999, quantity: 1 }], shipping: false }
    expect(await readStatusAndCode(await giveBack(order.id, { version: 2, what: strange }))).toBe(
      '409 too-many-pieces',
    )

    const rest = {
      kind: 'parts',
      lines: [
        { lineId: line?.id, quantity: 1 },
        { lineId: other?.id, quantity: 1 },
      ],
      shipping: true,
    }
    expect((await giveBack(order.id, { version: 2, what: rest, restock: false })).status).toBe(200)
    expect(await show(order.id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
    expect(await bookOf(order.payment?.reference)).toMatchObject({ refundedCents: order.money.totalCents })
    // The buyer has kept the second piece, so only one piece is back in stock.
    expect(await shop.stockOf(first)).toBe(9)
    expect(await mailsTo()).toEqual([
      expect.stringContaining('Your order'),
      `Refund for order ${order.number}`,
      `Order ${order.number} has been refunded`,
    ])
    expect(shop.sent.find(({ subject }) => subject.startsWith('Refund for'))?.text).toContain(
      `We're refunding CA$11.30 for your order ${order.number}.`,
    )
  })

  it('is retried after the provider was unavailable, and is paid once', async () => {
    const { order } = await paidOrder()
    const real = { ...shop.deps.payments.current }
    shop.deps.payments.current.refund = async () => {
      throw new Error('The provider is away')
    }
    expect((await giveBack(order.id, { version: 1, what: { kind: 'all' } })).status).toBe(200)
    const waiting = await show(order.id)
    expect(waiting).toMatchObject({
      status: 'paid',
      payment: { state: 'refunding' },
      next: { refund: false },
    })
    expect(waiting.refunds[0]).toMatchObject({ state: 'refunding', lastError: 'Error: The provider is away' })
    const again = { version: waiting.version, what: { kind: 'amount', amountCents: 1 } }
    expect(await readStatusAndCode(await giveBack(order.id, again))).toBe('409 under-way')

    // Simulates a lost response: the money was sent, and the provider's records contain the refund.
    shop.deps.payments.current.refund = async (...asked) => {
      await real.refund(...asked)
      throw new Error('The answer was lost')
    }
    shop.clock.ahead = 2 * 60_000
    expect(await payDueRefunds(shop.deps)).toBe(1)
    Object.assign(shop.deps.payments.current, real)
    // Providers forget an idempotency key after about a day.
    await shop.db
      .update(demoPayments)
      .set({ refundKeys: [] })
      .where(eq(demoPayments.reference, order.payment?.reference ?? ''))
    shop.clock.ahead = 4 * 60_000
    await Promise.all([payDueRefunds(shop.deps), payDueRefunds(shop.deps)])
    expect(await show(order.id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
    expect(await bookOf(order.payment?.reference)).toMatchObject({ refundedCents: order.money.totalCents })
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toHaveLength(1)
  })
})
