/** Where an order stands, in the words of the shop floor: a custom decal is proofed and approved before it is cut. */
export const ORDER_STATUSES = [
  'paid',
  'in-proof',
  'approved',
  'in-production',
  'shipped',
  'ready-for-pickup',
  'done',
  'cancelled',
  'refunded',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** How the goods come to the buyer: what is fetched as files is never on its way. */
export type Way = 'parcel' | 'pickup' | 'download'

/** The way of a shipping method. */
export const wayOf = (shippingMethod: string): Way =>
  shippingMethod === 'pickup' || shippingMethod === 'download' ? shippingMethod : 'parcel'

/**
 * What may follow. Stock decals go to production straight from paid. A proof may be redone after approval, never after the cut.
 * An order can be cancelled until it is cut; money goes back from anywhere after that too.
 */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  paid: ['in-proof', 'in-production', 'cancelled', 'refunded'],
  'in-proof': ['approved', 'cancelled', 'refunded'],
  approved: ['in-proof', 'in-production', 'cancelled', 'refunded'],
  'in-production': ['shipped', 'ready-for-pickup', 'refunded'],
  shipped: ['done', 'refunded'],
  'ready-for-pickup': ['done', 'refunded'],
  done: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

/** What the shopper reads on the order page. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  paid: 'Paid',
  'in-proof': 'In proof',
  approved: 'Approved',
  'in-production': 'In production',
  shipped: 'Shipped',
  'ready-for-pickup': 'Ready for pickup',
  done: 'Done',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** What an order cannot become by its way: a pickup is never shipped, a parcel never picked up. */
const NOT_THIS_WAY: Readonly<Record<Way, readonly OrderStatus[]>> = {
  parcel: ['ready-for-pickup'],
  pickup: ['shipped'],
  download: ['in-proof', 'in-production'],
}

/** The statuses an order may take next, for an operator to choose from. Files are there as soon as they are paid for. */
export function nextOrderStatuses(status: OrderStatus, way: Way): OrderStatus[] {
  const next = NEXT[status].filter((to) => !NOT_THIS_WAY[way].includes(to))
  return way === 'download' && status === 'paid' ? ['done', ...next] : next
}

/** Those that are chosen without money going back: an end has a form of its own. */
export const workSteps = (status: OrderStatus, way: Way): OrderStatus[] =>
  nextOrderStatuses(status, way).filter((to) => to !== 'cancelled' && to !== 'refunded')

/** Moves an order on, or says that it cannot go there. */
export function moveOrder(
  from: OrderStatus,
  to: OrderStatus,
  way: Way,
): { ok: true; status: OrderStatus } | { ok: false; reason: 'status-not-allowed' } {
  return nextOrderStatuses(from, way).includes(to)
    ? { ok: true, status: to }
    : { ok: false, reason: 'status-not-allowed' }
}

/** Reads a status from where it is stored or a form; null for any other text. */
export function parseOrderStatus(text: string): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === text) ?? null
}
