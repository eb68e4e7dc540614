import { shop } from '../../../content/shop.ts'
import { shippingTerms } from '../../../domain/checkout/shipping.ts'
import { wayOf } from '../../../domain/order/status.ts'
import { type OrderStep, orderSteps } from '../../../domain/order/steps.ts'
import { type ItemDescriptions, titlesToApprove } from '../../made-to-order/index.ts'
import type { Order } from '../find-order.ts'
import { deliveryWords } from './order-facts.ts'

type Way = Pick<Order, 'status' | 'shippingMethod'>

/** The progress of an order. */
export function stepsOf({ status, shippingMethod }: Way): OrderStep[] {
  return orderSteps(status, wayOf(shippingMethod))
}

/** When the order arrives, or what happened to it. */
export function deliveryOf(
  { status, shippingMethod: method, placedAt, lines }: Way & Pick<Order, 'placedAt' | 'lines'>,
  items: ItemDescriptions,
): string {
  switch (status) {
    case 'cancelled':
    case 'refunded':
      return 'This order is closed, and nothing more is on its way.'
    case 'done':
      return method === 'pickup' ? 'Picked up.' : 'Delivered.'
    case 'ready-for-pickup':
      return `Ready for pickup. Hours: ${shop.hours.inText}.`
    default:
      return deliveryWords(
        { method, days: shippingTerms(method).days },
        { from: placedAt, toApprove: titlesToApprove(lines, items) },
      )
  }
}
