import { findContentPicture } from '../../../domain/personalization/content-picture.ts'
import { describeDeliveryAfterProof } from '../../../content/proof-delivery.ts'
import { formatBusinessDays } from '../../../content/format-days.ts'
import { shopFacts } from '../../../content/shop.ts'
import type { CheckoutAmounts, CheckoutPageLine, OrderDetails } from '../../../contract/checkout-page.ts'
import { estimateDelivery } from '../../../domain/checkout/delivery-estimate.ts'
import { formatComingDay } from '../../../domain/checkout/shop-clock.ts'
import { formatTaxLabel } from '../../../domain/checkout/tax.ts'
import type { AcceptedLine, AcceptedOrder } from '../../db/accepted-order.ts'
import { type ItemDescription, type ItemDescriptions, describeLine } from '../../made-to-order/index.ts'
import { formatAddressLines } from '../address-label.ts'
import { listTitlesToApprove } from '../titles-to-approve.ts'

/** Converts an order to the data that both the order page and the review page of the checkout show. */
export function buildOrderDetails(order: AcceptedOrder, items: ItemDescriptions, now: Date): OrderDetails {
  return {
    lines: order.lines.map((line) => pageLine(line, items.get(line.variantId) ?? null)),
    amounts: pageAmounts(order),
    email: order.contact.email,
    phone: order.contact.phone,
    addressTitle: order.shipping.method === 'pickup' ? 'Pick up at' : 'Deliver to',
    addressLines: formatAddressLines(order.address),
    delivery: describeDelivery(order.shipping, {
      from: now,
      toApprove: listTitlesToApprove(order.lines),
    }),
    note: order.note,
  }
}

function pageLine(line: AcceptedLine, item: ItemDescription | null): CheckoutPageLine {
  const { title, variantTitle, attributes, quantity, unitPriceCents, discountCents } = line
  // The picture of the product with the buyer's text or artwork on it. The cart shows the same picture.
  const made = item || line.variantId === null ? null : findContentPicture(line.variantId, attributes)
  const totalCents = unitPriceCents * quantity
  return {
    title,
    variantTitle,
    path: null,
    imageSrc: made ?? line.imageSrc,
    attributes: describeLine(attributes, item),
    quantity,
    totalCents,
    discountCents,
    problem: null,
    ...(line.proofFirst && { proofFirst: true as const }),
  }
}

function pageAmounts(order: AcceptedOrder): CheckoutAmounts {
  const { subtotalCents, discountCents, shipping, totalCents, currency } = order
  return {
    subtotalCents,
    discountCents,
    discountLabel: order.discountCode,
    shipping: { title: shipping.title, priceCents: shipping.priceCents, note: null },
    taxes: order.taxes.map((tax) => ({ label: formatTaxLabel(tax), amountCents: tax.amountCents })),
    totalCents,
    currency,
  }
}

/**
 * Describes the expected delivery by a shipping method. Delivery times count from the date `from`. Gives no dates while a proof isn't
 * approved.
 */
export function describeDelivery(
  { method, days }: Pick<AcceptedOrder['shipping'], 'method' | 'days'>,
  { from, toApprove }: { from: Date; toApprove: readonly string[] },
): string {
  if (toApprove.length > 0 && (method === 'pickup' || days !== null))
    return describeDeliveryAfterProof(toApprove, method === 'pickup' ? null : days)
  if (method === 'pickup') return `We'll e-mail you when it's ready. Hours: ${shopFacts.hours.inText}.`
  if (days === null) return 'We send the files by e-mail.'
  const { earliest, latest } = estimateDelivery(from, days)
  const [first, last] = [earliest, latest].map(formatComingDay)
  return `Expected between ${first} and ${last} (${formatBusinessDays(days)}).`
}
