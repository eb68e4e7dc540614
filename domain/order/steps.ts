import type { OrderStatus, DeliveryMethod } from './status.ts'

/** One step between payment and delivery. */
export type OrderStep = { label: string; state: 'done' | 'now' | 'ahead' }

/** How far along each status is. Cancelled and refunded orders aren't included. */
const REACHED: Readonly<Record<Exclude<OrderStatus, 'cancelled' | 'refunded'>, number>> = {
  paid: 0,
  'in-proof': 1,
  approved: 1,
  'in-production': 2,
  shipped: 3,
  'ready-for-pickup': 3,
  done: 4,
}

const LABELS: Readonly<Record<DeliveryMethod, readonly string[]>> = {
  parcel: ['Paid', 'Proof checked', 'In production', 'Shipped', 'Delivered'],
  pickup: ['Paid', 'Proof checked', 'In production', 'Ready for pickup', 'Picked up'],
  download: ['Paid', 'Files ready'],
}

/**
 * Lists the steps to show for an order. A cancelled or refunded order shows only its payment and its end. Downloads are available as soon
 * as they are paid for.
 */
export function orderSteps(status: OrderStatus, way: DeliveryMethod): OrderStep[] {
  if (status === 'cancelled' || status === 'refunded') {
    const end = status === 'cancelled' ? 'Cancelled' : 'Refunded'
    return [
      { label: 'Paid', state: 'done' },
      { label: end, state: 'now' },
    ]
  }
  const labels = LABELS[way]
  const reached = way === 'download' ? 1 : REACHED[status]
  return labels.map((label, index) => ({ label, state: stateOf(index, reached, status) }))
}

function stateOf(index: number, reached: number, status: OrderStatus): OrderStep['state'] {
  if (index > reached) return 'ahead'
  // While the proof is being worked on, it is the current step; once approved, it is done.
  const isNow = index === reached && status !== 'approved' && status !== 'done'
  return isNow ? 'now' : 'done'
}
