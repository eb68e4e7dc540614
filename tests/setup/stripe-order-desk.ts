import { operatorOrderSchema } from '../../contract/operator/order.ts'
import { outbox } from '../../server/db/schema/operations.ts'
import { OPERATOR_SETTINGS } from './checkout-shop.ts'
import { openStripeShop } from './stripe-shop.ts'

export type StripeOrderDesk = Awaited<ReturnType<typeof openStripeOrderDesk>>

/** Opens a shop that uses Stripe, with functions that create, show and refund orders as an operator. */
export async function openStripeOrderDesk() {
  const shop = await openStripeShop(OPERATOR_SETTINGS)
  const { stripe } = shop
  const boss = await shop.operator()
  const known = new Set<number>()
  let keys = 0
  const show = async (id: number) =>
    operatorOrderSchema.parse(await (await boss.get(`/api/operator/orders/${id}`)).json())
  return {
    shop,
    stripe,
    boss,
    show,
    /** Ends an outage of Stripe, resets the clock and deletes all e-mails. */
    async reset() {
      stripe.state.away = false
      shop.clock.ahead = 0
      await shop.db.delete(outbox)
      shop.sent.length = 0
    },
    /** Creates a paid order of two decals, $226.00 including tax. */
    async createPaidOrder() {
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
    },
    /** Refunds an order. Returns 'ok' or the code of the problem. */
    async refund(id: number, what: object) {
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
    },
    /** Sends an event about a refund or dispute to the shop's webhook. */
    tell: (type: string, object: { id: string }) => shop.deliver(stripe.signedAbout(type, object)),
  }
}
