import { type Context, Hono } from 'hono'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { formatRegistrationLines } from '../../../content/tax-registrations.ts'
import { ORDER_STATUS_LABELS } from '../../../content/order-statuses.ts'
import { findTaxRegistrations } from '../../payments/index.ts'
import { formatAddressLines } from '../address-label.ts'
import { findOrderByToken } from '../find-order.ts'
import { findPaymentLabel } from '../find-payment-label.ts'
import { readOrderAmounts } from './order-amounts.ts'
import { toOrderPageLine } from './order-page.ts'
import { orderNotFoundMessage } from '../../web/pages/private-messages.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import type { OrderPagesDeps } from './order-deps.ts'

/** Serves the receipt to anyone with the order's secret link. */
export function createReceiptRoutes(deps: OrderPagesDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token/receipt', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendUnknownOrder(c, deps.send)
    const { number, placedAt, status, email, address, shippingMethod } = order
    return deps.send(c, {
      kind: 'receipt',
      back: { label: 'Back to the order', path: `/orders/${order.token}` },
      number,
      placedOn: formatDay(placedAt),
      status: ORDER_STATUS_LABELS[status],
      lines: order.lines.map(toOrderPageLine),
      amounts: await readOrderAmounts(deps.db, order),
      paidBy: await findPaymentLabel(deps.db, order),
      taxRegistrations: formatRegistrationLines(
        findTaxRegistrations(deps.env),
        order.taxes,
        address.province,
      ),
      addressTitle: shippingMethod === 'pickup' ? 'Picked up at' : 'Sold to',
      addressLines: formatAddressLines(address),
      email,
    })
  })
  return app
}

/** Sends the same message for all links that lead to no order. */
export function sendUnknownOrder(c: Context, send: RenderPrivatePage<'orders'>) {
  const links = [{ label: 'Track an order', path: '/track' }]
  return send(c, { kind: 'message', tone: 'empty', ...orderNotFoundMessage, links }, 404)
}
