import type { OrderStatus, DeliveryMethod } from './status.ts'

/** A step of an order's progress, from payment to delivery, as shown on the order page. */
export type OrderStep = { name: OrderStepName; state: 'done' | 'now' | 'ahead' }

/** For each status of an order, the number of the step that the order has reached. Cancelled and refunded orders aren't included. */
const REACHED: Readonly<Record<Exclude<OrderStatus, 'cancelled' | 'refunded'>, number>> = {
  paid: 0,
  'in-proof': 1,
  approved: 1,
  'in-production': 2,
  shipped: 3,
  'ready-for-pickup': 3,
  done: 4,
}

const isProofed = (status: OrderStatus): boolean => status === 'in-proof' || status === 'approved'

const STEPS = {
  parcel: ['paid', 'proof', 'in-production', 'shipped', 'delivered'],
  pickup: ['paid', 'proof', 'in-production', 'ready-for-pickup', 'picked-up'],
  download: ['paid', 'files'],
} as const satisfies Record<DeliveryMethod, readonly string[]>

/** The names of the steps. content/order-statuses.ts has their labels. */
export type OrderStepName = (typeof STEPS)[DeliveryMethod][number] | 'cancelled' | 'refunded'

/**
 * Lists the steps to show on the page of an order. The proof is a step only if the order has one. If the order was cancelled or refunded,
 * there are only two steps: the payment, and the cancellation or refund. A download is available right after the payment.
 */
export function listOrderSteps(status: OrderStatus, way: DeliveryMethod, hasProof: boolean): OrderStep[] {
  if (status === 'cancelled' || status === 'refunded') {
    return [
      { name: 'paid', state: 'done' },
      { name: status, state: 'now' },
    ]
  }
  const reached = way === 'download' ? 1 : REACHED[status]
  const steps = STEPS[way].map((name, index) => ({ name, state: stateOf(index, reached, status) }))
  return hasProof || isProofed(status) ? steps : steps.filter(({ name }) => name !== 'proof')
}

function stateOf(index: number, reached: number, status: OrderStatus): OrderStep['state'] {
  if (index > reached) return 'ahead'
  // The proof is the current step while it is being made. Once it is approved, it is a finished step, although the next step hasn't begun.
  const isNow = index === reached && status !== 'approved' && status !== 'done'
  return isNow ? 'now' : 'done'
}
