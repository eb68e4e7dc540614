import type { OrderStatus, Way } from './status.ts'

/** One step of the way from payment to goods. */
export type OrderStep = { label: string; state: 'done' | 'now' | 'ahead' }

/** How far each status is on the way; what ends it early is not on it. */
const REACHED: Readonly<Record<Exclude<OrderStatus, 'cancelled' | 'refunded'>, number>> = {
  paid: 0,
  'in-proof': 1,
  approved: 1,
  'in-production': 2,
  shipped: 3,
  'ready-for-pickup': 3,
  done: 4,
}

const LABELS: Readonly<Record<Way, readonly string[]>> = {
  parcel: ['Paid', 'Proof checked', 'In production', 'Shipped', 'Delivered'],
  pickup: ['Paid', 'Proof checked', 'In production', 'Ready for pickup', 'Picked up'],
  download: ['Paid', 'Files ready'],
}

/**
 * The steps of an order that is under way or done. A cancelled or refunded one was paid, and ended. Files are there as soon as they are
 * paid for.
 */
export function orderSteps(status: OrderStatus, way: Way): OrderStep[] {
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
  // A proof that is being made is the step of now; one that was approved is behind.
  const isNow = index === reached && status !== 'approved' && status !== 'done'
  return isNow ? 'now' : 'done'
}
