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

/** How the buyer gets the items. Downloads are never shipped. */
export type DeliveryMethod = 'parcel' | 'pickup' | 'download'

/** Returns how the order of a shipping method reaches the buyer: by pickup, by download or as a parcel. */
export const toDeliveryMethod = (shippingMethod: string): DeliveryMethod =>
  shippingMethod === 'pickup' || shippingMethod === 'download' ? shippingMethod : 'parcel'

/**
 * For each status, the statuses that can follow. Decals from stock need no proof, so their orders go from paid to production. After
 * approval, a new proof can be made until cutting starts. An order can be cancelled until cutting starts; after that, it can only be
 * refunded.
 */
const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
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

/** Statuses that are impossible with a delivery method. For example, an order that is picked up is never shipped. */
const UNAVAILABLE_STATUSES: Readonly<Record<DeliveryMethod, readonly OrderStatus[]>> = {
  parcel: ['ready-for-pickup'],
  pickup: ['shipped'],
  download: ['in-proof', 'in-production'],
}

/**
 * Lists the statuses that an operator can choose next. A download can be completed as soon as it is paid, because the buyer gets the files
 * at once.
 */
export function listNextOrderStatuses(status: OrderStatus, way: DeliveryMethod): OrderStatus[] {
  const next = NEXT_STATUSES[status].filter((to) => !UNAVAILABLE_STATUSES[way].includes(to))
  return way === 'download' && status === 'paid' ? ['done', ...next] : next
}

/**
 * Lists the statuses that can follow an order's current status. Cancelled and refunded are left out, because operators use separate forms
 * for them.
 */
export const listNextWorkStatuses = (status: OrderStatus, way: DeliveryMethod): OrderStatus[] =>
  listNextOrderStatuses(status, way).filter((to) => to !== 'cancelled' && to !== 'refunded')

/** Changes the status of an order, or returns why this isn't possible. */
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
