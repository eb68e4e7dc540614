import { Hono } from 'hono'
import type { OrderPage } from '../../../contract/checkout-page.ts'
import { SHIPPING_METHODS } from '../../../domain/checkout/shipping.ts'
import { taxLabel } from '../../../domain/checkout/tax.ts'
import { ORDER_STATUS_LABELS } from '../../../domain/order/status.ts'
import { findOrderByToken, type Order } from '../../services/orders/find-order.ts'
import { addressLines } from '../../services/orders/address-label.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { sendMessage } from './messages.ts'
import { deliveryWords } from './order-facts.ts'

/** The order by its secret link. Another's link cannot be guessed, and its number opens nothing. */
export function orderHandlers(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    return order ? deps.sendPage(c, orderPage(order)) : sendMessage(c, deps.sendPage, 'unknown-order')
  })
  return app
}

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

function orderPage(order: Order): OrderPage {
  const method = SHIPPING_METHODS[order.shippingMethod]
  return {
    kind: 'order',
    number: order.number,
    status: ORDER_STATUS_LABELS[order.status],
    placedOn: DAY.format(order.placedAt),
    lines: order.lines.map(
      ({ title, variantTitle, imageSrc, attributes, quantity, unitPriceCents, discountCents }) => ({
        title,
        variantTitle,
        imageSrc,
        attributes,
        quantity,
        discountCents,
        path: null,
        totalCents: unitPriceCents * quantity,
        problem: null,
      }),
    ),
    amounts: amountsOf(order, method.title),
    email: order.email,
    phone: order.phone,
    addressTitle: order.shippingMethod === 'pickup' ? 'Pick up at' : 'Deliver to',
    addressLines: addressLines(order.address),
    delivery: deliveryWords({ method: order.shippingMethod, days: method.days }, order.placedAt),
    note: order.note,
  }
}

function amountsOf(order: Order, shippingTitle: string): OrderPage['amounts'] {
  return {
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    discountLabel: order.discountCode,
    shipping: { title: shippingTitle, priceCents: order.shippingCents, note: null },
    taxes: order.taxes.map((tax) => ({ label: taxLabel(tax), amountCents: tax.amountCents })),
    totalCents: order.totalCents,
    currency: order.currency,
  }
}
