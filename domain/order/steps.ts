import type { OrderStatus, DeliveryMethod } from './status.ts'

/** A step between payment and delivery that the order page shows. */
export type OrderStep = { label: string; state: 'done' | 'now' | 'ahead' }

/** The rank of each status by progress. Cancelled and refunded orders have none. */
const REACHED: Readonly<Record<Exclude<OrderStatus, 'cancelled' | 'refunded'>, number>> = {
  paid: 0,
  'in-proof': 1,
  approved: 1,
  'in-production': 2,
  shipped: 3,
  'ready-for-pickup': 3,
  done: 4,
}

const PROOF = 'Proof checked'
const isProofed = (status: OrderStatus): boolean => status === 'in-proof' || status === 'approved'

const LABELS: Readonly<Record<DeliveryMethod, readonly string[]>> = {
  parcel: ['Paid', PROOF, 'In production', 'Shipped', 'Delivered'],
  pickup: ['Paid', PROOF, 'In production', 'Ready for pickup', 'Picked up'],
  download: ['Paid', 'Files ready'],
}

/**
 * Lists the steps to show for an order. The proof is a step only if the order has one. A cancelled or refunded order shows only that it was
 * paid and how it ended. Downloads are available as soon as they are paid for.
 */
export function listOrderSteps(status: OrderStatus, way: DeliveryMethod, hasProof: boolean): OrderStep[] {
  if (status === 'cancelled' || status === 'refunded') {
    const end = status === 'cancelled' ? 'Cancelled' : 'Refunded'
    return [
      { label: 'Paid', state: 'done' },
      { label: end, state: 'now' },
    ]
  }
  const labels = LABELS[way]
  const reached = way === 'download' ? 1 : REACHED[status]
  const steps = labels.map((label, index) => ({ label, state: stateOf(index, reached, status) }))
  return hasProof || isProofed(status) ? steps : steps.filter(({ label }) => label !== PROOF)
}

function stateOf(index: number, reached: number, status: OrderStatus): OrderStep['state'] {
  if (index > reached) return 'ahead'
  // While the proof is being worked on, it is the current step; once approved, it is done.
  const isNow = index === reached && status !== 'approved' && status !== 'done'
  return isNow ? 'now' : 'done'
}
