/** The statuses of an order, in the words of a print shop. A custom decal is proofed and approved before it is cut. */
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

/** The way the buyer gets the items. Downloads are never in transit. */
export type DeliveryMethod = 'parcel' | 'pickup' | 'download'

/** Returns the delivery method of a shipping method. */
export const toDeliveryMethod = (shippingMethod: string): DeliveryMethod =>
  shippingMethod === 'pickup' || shippingMethod === 'download' ? shippingMethod : 'parcel'

/**
 * The statuses that may follow each status. Stock decals go straight from paid to production. A proof may be redone after approval, but not
 * once cutting starts. An order can be cancelled until it is cut, and refunded even later.
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

/** The labels that shoppers see on the order page. */
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

/** Statuses that don't occur with a delivery method: a pickup is never shipped, a parcel never picked up. */
const NOT_THIS_WAY: Readonly<Record<DeliveryMethod, readonly OrderStatus[]>> = {
  parcel: ['ready-for-pickup'],
  pickup: ['shipped'],
  download: ['in-proof', 'in-production'],
}

/**
 * Lists the statuses that an operator can choose next. A paid download can be completed at once, because its files are available
 * immediately.
 */
export function listNextOrderStatuses(status: OrderStatus, way: DeliveryMethod): OrderStatus[] {
  const next = NEXT[status].filter((to) => !NOT_THIS_WAY[way].includes(to))
  return way === 'download' && status === 'paid' ? ['done', ...next] : next
}

/** Lists the next statuses except cancelled and refunded, which operators set in separate forms. */
export const listNextWorkStatuses = (status: OrderStatus, way: DeliveryMethod): OrderStatus[] =>
  listNextOrderStatuses(status, way).filter((to) => to !== 'cancelled' && to !== 'refunded')

/** Moves an order to another status, or returns why it can't be moved. */
export function checkStatusChange(
  from: OrderStatus,
  to: OrderStatus,
  way: DeliveryMethod,
): { ok: true; status: OrderStatus } | { ok: false; reason: 'status-not-allowed' } {
  return listNextOrderStatuses(from, way).includes(to)
    ? { ok: true, status: to }
    : { ok: false, reason: 'status-not-allowed' }
}

/** Parses a status from the database or a form; null for any other text. */
export function parseOrderStatus(text: string): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === text) ?? null
}
