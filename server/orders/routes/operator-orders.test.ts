// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderListSchema } from '../../../contract/operator/order-list.ts'
import { operatorOrderSchema } from '../../../contract/operator/order.ts'
import {
  readStatusAndCode,
  payForOrder,
  readOrderAsOperator,
  listSentSubjects,
} from '../../../tests/fixtures/order-desk.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { outbox } from '../../db/schema/operations.ts'
import { operatorLog } from '../../db/schema/operator.ts'
import { orders } from '../../db/schema/orders.ts'

let shop: CheckoutShop
let boss: TestVisitor
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
const step = (id: number, body: object, by = boss) =>
  by.send('POST', `/api/operator/orders/${id}/steps`, body)

describe('a shipped order', () => {
  it('goes from paid to shipped to done: a mail at each step, the parcel on the buyer’s page, everything in the log', async () => {
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
    expect(await readStatusAndCode(await step(order.id, { version: 2, to: 'shipped' }))).toBe('409 parcel')
    const parcel = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' }
    // None of the order's jobs is packed, so shipping needs a confirmation.
    expect(await readStatusAndCode(await step(order.id, { version: 2, to: 'shipped', parcel }))).toBe(
      '409 not-packed',
    )
    expect((await step(order.id, { version: 2, to: 'shipped', parcel, unpacked: true })).status).toBe(200)
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

  it('rejects a stale change: of two tabs, the second is told who was faster, and changes nothing', async () => {
    const { order } = await paidOrder()
    const ada = shop.visitor()
    await ada.send('POST', '/api/operator/session', { token: OPERATOR_SETTINGS.OPERATOR_TOKEN, name: 'Ada' })
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

  it("has a note that isn't repeated in the permanent log", async () => {
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
    ['set back to paid', { to: 'paid' }, '409 status-not-allowed'],
    ['made ready for pickup, because it is shipped', { to: 'ready-for-pickup' }, '409 status-not-allowed'],
    ['cancelled as a mere change of status', { to: 'cancelled' }, '409 status-not-allowed'],
    ['set to an unknown status', { to: 'lost' }, '422 invalid-body'],
    ['shipped with an unknown carrier', { to: 'shipped', parcel: { carrier: 'pigeon' } }, '422 invalid-body'],
  ])('can’t be %s', async (_, body, refused) => {
    const { order } = await paidOrder()
    expect(await readStatusAndCode(await step(order.id, { version: 1, ...body }))).toBe(refused)
  })
})

describe('GET /api/operator/orders', () => {
  const find = async (query: string) =>
    orderListSchema.parse(await (await boss.get(`/api/operator/orders${query}`)).json())

  it('finds an order by number, mail, name, city, postal code, and by its items', async () => {
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

  it('can exclude sample orders', async () => {
    const { order } = await paidOrder()
    const ids = async (query: string) => (await find(query)).orders.map(({ id }) => id)
    await shop.db.update(orders).set({ sample: true }).where(eq(orders.id, order.id))
    expect(await ids('')).toContain(order.id)
    expect(await ids('?samples=hide')).not.toContain(order.id)
    await shop.db.update(orders).set({ sample: false }).where(eq(orders.id, order.id))
    expect(await ids('?samples=hide')).toContain(order.id)
  })

  it('returns papers for the parcel: a slip without prices, a label with its weight', async () => {
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
