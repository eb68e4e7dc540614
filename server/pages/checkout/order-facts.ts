import { shop } from '../../../content/shop.ts'
import type { CheckoutAmounts, CheckoutPageLine, OrderFacts } from '../../../contract/checkout-page.ts'
import { estimateDelivery } from '../../../domain/checkout/delivery-estimate.ts'
import { taxLabel } from '../../../domain/checkout/tax.ts'
import type { AcceptedLine, AcceptedOrder } from '../../services/checkout/accepted-order.ts'
import { addressLines } from '../../services/orders/address-label.ts'

/** An order in the words of the page, as the review shows it. */
export function orderFacts(order: AcceptedOrder, now: Date): OrderFacts {
  return {
    lines: order.lines.map(pageLine),
    amounts: pageAmounts(order),
    email: order.contact.email,
    phone: order.contact.phone,
    addressTitle: order.shipping.method === 'pickup' ? 'Pick up at' : 'Deliver to',
    addressLines: addressLines(order.address),
    delivery: deliveryWords(order.shipping, now),
    note: order.note,
  }
}

function pageLine(line: AcceptedLine): CheckoutPageLine {
  const { title, variantTitle, imageSrc, attributes, quantity, unitPriceCents, discountCents } = line
  const totalCents = unitPriceCents * quantity
  return {
    title,
    variantTitle,
    path: null,
    imageSrc,
    attributes,
    quantity,
    totalCents,
    discountCents,
    problem: null,
  }
}

function pageAmounts(order: AcceptedOrder): CheckoutAmounts {
  const { subtotalCents, discountCents, shipping, totalCents, currency } = order
  return {
    subtotalCents,
    discountCents,
    discountLabel: order.discountCode,
    shipping: { title: shipping.title, priceCents: shipping.priceCents, note: null },
    taxes: order.taxes.map((tax) => ({ label: taxLabel(tax), amountCents: tax.amountCents })),
    totalCents,
    currency,
  }
}

const DAY = new Intl.DateTimeFormat('en-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** When the goods come, for the method and an order of this moment. */
export function deliveryWords(
  { method, days }: Pick<AcceptedOrder['shipping'], 'method' | 'days'>,
  now: Date,
): string {
  if (method === 'pickup') return `We write to you when it is ready. Hours: ${shop.hours.inText}.`
  if (days === null) return 'We send the files by e-mail.'
  const { earliest, latest } = estimateDelivery(now, days)
  const [first, last] = [earliest, latest].map((date) => DAY.format(new Date(`${date}T12:00:00Z`)))
  return `Expected between ${first} and ${last} (${days.min}-${days.max} business days).`
}
