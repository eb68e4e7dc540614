import { Hono } from 'hono'
import type { CheckoutPageLine, OrderPage } from '../../../contract/checkout-page.ts'
import { SHIPPING_METHODS } from '../../../domain/checkout/shipping.ts'
import { taxLabel } from '../../../domain/checkout/tax.ts'
import { ORDER_STATUS_LABELS } from '../../../domain/order/status.ts'
import { findOrderByToken, hasMoney, type Order } from '../../services/orders/find-order.ts'
import { listMadeLines } from '../../services/quotes/made-lines.ts'
import { addressLines } from '../../services/orders/address-label.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { sendMessage } from './messages.ts'
import { deliveryWords } from './order-facts.ts'

/** The order by its secret link. Another's link cannot be guessed, and its number opens nothing. */
export function orderHandlers(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendMessage(c, deps.sendPage, 'unknown-order')
    return deps.sendPage(c, orderPage(order, await listMadeLines(deps.db, order.lines)))
  })
  return app
}

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

function orderPage(order: Order, made: ReadonlySet<number>): OrderPage {
  const method = SHIPPING_METHODS[order.shippingMethod]
  return {
    kind: 'order',
    number: order.number,
    status: ORDER_STATUS_LABELS[order.status],
    placedOn: DAY.format(order.placedAt),
    lines: order.lines.map((line) => ({
      ...pageLine(line),
      ...(made.has(line.id) && hasMoney(order) && madeLinks(order.token, line.id)),
    })),
    amounts: amountsOf(order, method.title),
    email: order.email,
    phone: order.phone,
    addressTitle: order.shippingMethod === 'pickup' ? 'Pick up at' : 'Deliver to',
    addressLines: addressLines(order.address),
    delivery: deliveryWords({ method: order.shippingMethod, days: method.days }, order.placedAt),
    note: order.note,
  }
}

function pageLine(line: Order['lines'][number]): CheckoutPageLine {
  const { title, variantTitle, imageSrc, attributes, quantity, unitPriceCents, discountCents } = line
  return {
    title,
    variantTitle,
    imageSrc,
    attributes,
    quantity,
    discountCents,
    path: null,
    totalCents: unitPriceCents * quantity,
    problem: null,
  }
}

/** A decal made to order: its picture and files by the order's link, on whatever device that is opened. */
function madeLinks(token: string, lineId: number): Pick<CheckoutPageLine, 'imageSrc' | 'files'> {
  const labels = { pdf: 'PDF', svg: 'SVG', dxf: 'DXF', png: 'Proof (PNG)' }
  return {
    imageSrc: `/orders/${token}/proofs/${lineId}.png`,
    files: Object.entries(labels).map(([format, label]) => ({
      label,
      path: `/orders/${token}/files/${lineId}.${format}`,
    })),
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
