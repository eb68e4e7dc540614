import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorOrderSchema, orderListSchema } from '../../../contract/operator/order.ts'
import { type CheckoutShop, openCheckoutShop, WITH_OPERATOR } from '../../../tests/setup/checkout-shop.ts'
import type { Visitor } from '../../../tests/setup/visitor.ts'
import { demoPayments, outbox } from '../../db/schema/operations.ts'
import { operatorLog } from '../../db/schema/operator.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { sendDueMail } from '../../outbox/send-mail.ts'
import { payDueRefunds } from '../../services/refunds/pay-refunds.ts'

let shop: CheckoutShop
let boss: Visitor
let keys = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: WITH_OPERATOR })
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(outbox)
  shop.sent.length = 0
  shop.clock.ahead = 0
})

const newKey = () => `refund-form-${(keys += 1)}`

/** Two of one thing and one of another, paid by the demo provider; gives the order as the operator sees it. */
async function paidOrder(delivery = 'ship') {
  const first = await shop.stockProduct({ stock: 10, priceCents: 1_000 })
  const second = await shop.stockProduct({ stock: 5, priceCents: 500 })
  const token = await shop.fillCart({ variantId: first, quantity: 2 }, { variantId: second })
  const shopper = shop.shopper(`192.0.2.${(keys += 1) % 250}`)
  const { location } = await shopper.decide(await shopper.checkOut(token, { delivery }))
  const [row] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.token, location.split('/')[2] ?? ''))
  if (!row) throw new Error(`no order at ${location}`)
  return { order: await show(row.id), first, second, page: location, shopper }
}

const show = async (id: number) =>
  operatorOrderSchema.parse(await (await boss.get(`/api/operator/orders/${id}`)).json())

const step = (id: number, body: object, by = boss) =>
  by.send('POST', `/api/operator/orders/${id}/steps`, body)
const giveBack = (id: number, body: object, key = newKey()) =>
  boss.send(
    'POST',
    `/api/operator/orders/${id}/refunds`,
    { restock: true, ...body },
    { 'idempotency-key': key },
  )
const codeOf = async (answer: Response) => {
  const { code }: { code: string } = await answer.json()
  return `${answer.status} ${code}`
}
const mailsTo = async () => {
  await sendDueMail(shop.deps)
  return shop.sent.map(({ subject }) => subject)
}
const bookOf = async (reference: string | null | undefined) => {
  const [row] = await shop.db
    .select()
    .from(demoPayments)
    .where(eq(demoPayments.reference, reference ?? ''))
  return row
}

describe('an order of a parcel', () => {
  it('goes from paid to shipped to done: a mail at each step, the parcel on the buyer’s page, all of it in the log', async () => {
    const { order, page } = await paidOrder()
    expect(order).toMatchObject({
      status: 'paid',
      version: 1,
      next: { steps: ['in-proof', 'in-production'] },
    })
    const made = operatorOrderSchema.parse(
      await (await step(order.id, { version: 1, to: 'in-production' })).json(),
    )
    expect(made).toMatchObject({ status: 'in-production', version: 2, next: { cancel: false, refund: true } })
    expect(await codeOf(await step(order.id, { version: 2, to: 'shipped' }))).toBe('409 parcel')
    const parcel = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' }
    expect((await step(order.id, { version: 2, to: 'shipped', parcel })).status).toBe(200)
    const shown = JSON.stringify(await (await shop.visitor().get(page)).json())
    expect(shown).toContain('"Shipped"')
    expect(shown).toContain('1Z999AA10123456784')
    expect((await step(order.id, { version: 3, to: 'done' })).status).toBe(200)

    const number = order.number
    expect(await mailsTo()).toEqual([
      `Your order ${number} at Niagara Decals`,
      `Order ${number} is in production`,
      `Order ${number} is on its way`,
      `Order ${number} is complete`,
    ])
    expect(shop.sent.find(({ subject }) => subject.endsWith('on its way'))?.text).toContain(
      'https://www.ups.com/track?tracknum=1Z999AA10123456784',
    )
    const { history, mails } = await show(order.id)
    expect(history.map(({ actor, change }) => `${actor}: ${change}`)).toEqual([
      'Operator: Shipped → Done',
      'Operator: In production → Shipped, UPS 1Z999AA10123456784',
      'Operator: Paid → In production',
    ])
    expect(mails.map(({ kind, sentAt }) => [kind, sentAt !== null])).toEqual([
      ['confirmation', true],
      ['in-production', true],
      ['shipped', true],
      ['done', true],
    ])
  })

  it('is changed by one of two tabs: the other is told by whom, and changes nothing', async () => {
    const { order } = await paidOrder()
    const ada = shop.visitor()
    await ada.send('POST', '/api/operator/session', { token: WITH_OPERATOR.OPERATOR_TOKEN, name: 'Ada' })
    const both = await Promise.all([
      step(order.id, { version: 1, to: 'in-production' }, ada),
      step(order.id, { version: 1, to: 'in-proof' }, ada),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const late = await boss.send('PUT', `/api/operator/orders/${order.id}/note`, {
      version: 1,
      note: 'Call first',
    })
    expect(late.status).toBe(409)
    const told: unknown = await late.json()
    expect(told).toMatchObject({
      code: 'changed-meanwhile',
      detail: expect.stringContaining('Ada changed this'),
    })
    expect(await show(order.id)).toMatchObject({ version: 2, operatorNote: '' })
    expect(
      await shop.db
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, `mail:order-${order.id}-in-proof-2`)),
    ).toHaveLength(both[1]?.status === 200 ? 1 : 0)
  })

  it('keeps a note without repeating it in the log, which nobody can change', async () => {
    const { order } = await paidOrder()
    await boss.send('PUT', `/api/operator/orders/${order.id}/note`, {
      version: 1,
      note: 'Kim is away on Friday',
    })
    const after = await show(order.id)
    expect(after.operatorNote).toBe('Kim is away on Friday')
    expect(JSON.stringify(after.history)).not.toContain('Friday')
    await expect(shop.db.update(operatorLog).set({ actor: 'Nobody' })).rejects.toThrow()
    await expect(shop.db.delete(operatorLog)).rejects.toThrow()
  })

  it.each([
    ['back to paid', { to: 'paid' }, '409 status-not-allowed'],
    ['to the counter, as it is sent', { to: 'ready-for-pickup' }, '409 status-not-allowed'],
    ['cancelled, which has a way of its own', { to: 'cancelled' }, '409 status-not-allowed'],
    ['to a status that there is not', { to: 'lost' }, '422 invalid-body'],
    ['by a carrier that there is not', { to: 'shipped', parcel: { carrier: 'pigeon' } }, '422 invalid-body'],
  ])('does not go %s', async (_, body, refused) => {
    const { order } = await paidOrder()
    expect(await codeOf(await step(order.id, { version: 1, ...body }))).toBe(refused)
  })
})

describe('money that goes back', () => {
  it('a cancelled order: all of it once, the pieces on the shelf once, two mails', async () => {
    const { order, first, second } = await paidOrder()
    expect([await shop.stockOf(first), await shop.stockOf(second)]).toEqual([8, 4])
    const key = newKey()
    const wish = { version: 1, what: { kind: 'cancel' }, reason: 'We ran out of film.' }
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(order.id, wish, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await giveBack(order.id, wish, key).then(({ status }) => status)).toBe(200)

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
      `Order ${order.number} is refunded`,
    ])
    expect(shop.sent[1]?.text).toContain('We ran out of film.')
    expect(await codeOf(await giveBack(order.id, { ...wish, version: after.version }))).toBe(
      '409 status-not-allowed',
    )
  })

  it('pieces and shipping in turn, until nothing is left; the order is refunded then and not before', async () => {
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
    expect(await codeOf(await giveBack(order.id, { ...one, version: 1 }))).toBe('409 changed-meanwhile')
    const twoMore = { kind: 'parts', lines: [{ lineId: line?.id, quantity: 2 }], shipping: false }
    expect(await codeOf(await giveBack(order.id, { version: 2, what: twoMore }))).toBe('409 too-many-pieces')
    const tooMuch = { kind: 'amount', amountCents: part.money.refundableCents + 1 }
    expect(await codeOf(await giveBack(order.id, { version: 2, what: tooMuch }))).toBe('409 more-than-left')
    const strange = { kind: 'parts', lines: [{ lineId: 999_999, quantity: 1 }], shipping: false }
    expect(await codeOf(await giveBack(order.id, { version: 2, what: strange }))).toBe('409 too-many-pieces')

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
    // The second piece was kept by the buyer.
    expect(await shop.stockOf(first)).toBe(9)
    expect(await mailsTo()).toEqual([
      expect.stringContaining('Your order'),
      `Money back for order ${order.number}`,
      `Order ${order.number} is refunded`,
    ])
  })

  it('is sent again after the provider was away, and arrives once', async () => {
    const { order } = await paidOrder()
    const real = { ...shop.deps.payment }
    shop.deps.payment.refund = async () => {
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
    expect(await codeOf(await giveBack(order.id, again))).toBe('409 under-way')

    // The money went, and the answer was lost: the provider's books tell.
    shop.deps.payment.refund = async (...asked) => {
      await real.refund(...asked)
      throw new Error('The answer was lost')
    }
    shop.clock.ahead = 2 * 60_000
    expect(await payDueRefunds(shop.deps)).toBe(1)
    Object.assign(shop.deps.payment, real)
    shop.clock.ahead = 4 * 60_000
    await Promise.all([payDueRefunds(shop.deps), payDueRefunds(shop.deps)])
    expect(await show(order.id)).toMatchObject({ status: 'refunded', payment: { state: 'refunded' } })
    expect(await bookOf(order.payment?.reference)).toMatchObject({ refundedCents: order.money.totalCents })
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toHaveLength(1)
  })
})

describe('GET /api/operator/orders', () => {
  const find = async (query: string) =>
    orderListSchema.parse(await (await boss.get(`/api/operator/orders${query}`)).json())

  it('finds an order by number, mail, name, city, postal code, and by what it is', async () => {
    const { order } = await paidOrder()
    const picked = (await paidOrder('pickup')).order
    for (const q of [order.number, order.number.slice(3), 'KIM@EXAMPLE', 'kim buy', 'toronto', 'm5v2t6'])
      expect((await find(`?q=${encodeURIComponent(q)}`)).orders.map(({ id }) => id)).toContain(order.id)
    for (const q of ['nobody', '%', '_', '\\'])
      expect((await find(`?q=${encodeURIComponent(q)}`)).orders).toEqual([])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format()
    const [newest] = (await find(`?status=open&way=pickup&from=${today}&to=${today}`)).orders
    expect(newest).toMatchObject({ id: picked.id, status: 'paid', pieces: 3, customer: 'Kim Buyer' })
    expect((await find('?way=download')).orders).toEqual([])
    expect((await find('?to=2020-01-01')).orders).toEqual([])
    expect((await boss.get('/api/operator/orders?status=lost')).status).toBe(400)
  })

  it('gives papers for the parcel: a slip without prices, a label with its weight', async () => {
    const { order } = await paidOrder()
    const slip = await boss.get(order.links.packingSlip)
    expect(slip.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await slip.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const label: unknown = await (await boss.get(order.links.labelJson)).json()
    expect(label).toMatchObject({
      order: order.number,
      name: 'Kim Buyer',
      postalCode: 'M5V 2T6',
      weightGrams: 60,
    })
    await shop.db
      .update(orders)
      .set({
        address: {
          firstName: '=cmd()',
          lastName: '',
          company: '',
          address1: '',
          address2: '',
          city: '',
          province: '',
          country: 'CA',
          postalCode: '',
        },
      })
      .where(eq(orders.id, order.id))
    const csv = await (await boss.get(order.links.labelCsv)).text()
    expect(csv.split('\r\n')[1]).toContain("'=cmd()")
    expect((await boss.get('/api/operator/orders/999999')).status).toBe(404)
  })
})
