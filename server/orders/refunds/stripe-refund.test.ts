// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStripeShop, type StripeShop } from '../../../tests/setup/stripe-shop.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { requestRefund, type RefundRequest } from './request-refund.ts'
import { payDueRefunds, payRefundOfOrder } from './pay-refunds.ts'

let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
})
afterAll(() => shop.close())

test('Stripe refunds each part once, under its own key, even after an outage', async () => {
  const variantId = await shop.stockProduct({ stock: 5, priceCents: 10_000 })
  const kim = shop.shopper()
  const url = await kim.checkOut(await shop.fillCart({ variantId, quantity: 2 }), { delivery: 'pickup' })
  const session = shop.sessionAt(url)
  shop.stripe.pay(session.id)
  await shop.deliver(shop.stripe.signed('checkout.session.completed', session.id))
  const [order] = await shop.listOrders()
  const id = order?.id ?? 0
  const request = (what: RefundRequest['what'], key: string): RefundRequest => ({
    what,
    restock: true,
    reason: '',
    key,
    actor: 'Ada',
  })

  // Two pieces at $100.00 plus 13 % tax: $226.00.
  expect(
    await requestRefund(
      shop.deps,
      { id, version: 1 },
      request({ kind: 'amount', amountCents: 2_600 }, 'form-1'),
    ),
  ).toEqual({ ok: true })
  shop.stripe.state.away = true
  await payRefundOfOrder(shop.deps, id)
  expect((await shop.db.select().from(refunds))[0]).toMatchObject({ state: 'refunding', attempts: 1 })
  shop.stripe.state.away = false
  shop.clock.ahead = 2 * 60_000
  await Promise.all([payDueRefunds(shop.deps), payRefundOfOrder(shop.deps, id)])
  expect(await requestRefund(shop.deps, { id, version: 2 }, request({ kind: 'cancel' }, 'form-2'))).toEqual({
    ok: true,
  })
  await payRefundOfOrder(shop.deps, id)

  const given = [...shop.stripe.refunds.values()].map(({ amount }) => amount)
  expect(given).toEqual([2_600, 20_000])
  expect(await shop.deps.payments.current.find(session.id)).toMatchObject({ refundedCents: 22_600 })
  expect(await shop.listPayments()).toMatchObject([{ state: 'refunded' }])
  expect(await shop.listOrders()).toMatchObject([{ status: 'refunded' }])
  expect(await shop.stockOf(variantId)).toBe(5)
})
