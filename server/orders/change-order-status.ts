import { and, count, eq, ne, notInArray } from 'drizzle-orm'
import { formatCarrierName } from '../../content/carriers.ts'
import { type OrderStatus, toDeliveryMethod, listNextWorkStatuses } from '../../domain/order/status.ts'
import type { Transaction } from '../db/database.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { OrderDeps } from './order-events.ts'
import { approveOpenDesigns } from '../design-requests/index.ts'
import { changeOrder, setOrderStatus } from './change-order.ts'
import { lockOrderAtVersion, type StaleOrderVersion, type ExpectedOrderVersion } from './lock-order.ts'

type MoveDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'orderHandlers'>
export type OrderParcel = { carrier: string; trackingNumber: string }

export type ChangeOrderResult =
  | { ok: true }
  | StaleOrderVersion
  /**
   * Why an order can't be moved. `awaits-proof`: a proof isn't approved. `not-packed`: some jobs aren't packed, and the operator hasn't
   * confirmed that the order may be moved without them. `parcel`: the carrier is missing.
   */
  | { ok: false; reason: 'status-not-allowed' | 'awaits-proof' | 'not-packed' | 'parcel' }

type OrderMove = {
  to: OrderStatus
  parcel: OrderParcel | null
  /** Whether the operator confirms the step although some jobs of the order aren't packed. */
  unpacked: boolean
  actor: string
}

/** Moves an order to its next status for an operator. The buyer gets an e-mail. */
export async function changeOrderStatus(
  deps: MoveDeps,
  seen: ExpectedOrderVersion,
  { to, parcel, unpacked, actor }: OrderMove,
): Promise<ChangeOrderResult> {
  const { db, now } = deps
  return db.transaction(async (tx) => {
    const locked = await lockOrderAtVersion(tx, seen)
    if (!locked.ok) return locked
    const { order } = locked
    if (!listNextWorkStatuses(order.status, toDeliveryMethod(order.shippingMethod)).includes(to))
      return { ok: false, reason: 'status-not-allowed' }
    if (to === 'shipped' && !parcel) return { ok: false, reason: 'parcel' }
    if (to === 'in-production' && order.status === 'paid' && (await hasUnapprovedDesign(tx, order.id)))
      return { ok: false, reason: 'awaits-proof' }
    const leaves = to === 'shipped' || to === 'ready-for-pickup'
    if (leaves && !unpacked && (await hasUnpackedJob(tx, order.id)))
      return { ok: false, reason: 'not-packed' }
    if (to === 'approved') await approveOpenDesigns(tx, order.id, now())
    const step = { status: to, ...(to === 'shipped' && parcel) }
    await setOrderStatus(tx, deps, order, { step, by: { actor, now: now() } })
    return { ok: true }
  })
}

/** Whether the shop makes a design for this order that the customer hasn't approved yet. */
export async function hasUnapprovedDesign(tx: Transaction, orderId: number): Promise<boolean> {
  const open = notInArray(designRequests.state, ['approved', 'cancelled'])
  const [row] = await tx
    .select({ open: count() })
    .from(designRequests)
    .where(and(eq(designRequests.orderId, orderId), open))
  return (row?.open ?? 0) > 0
}

async function hasUnpackedJob(tx: Transaction, orderId: number): Promise<boolean> {
  return (await tx.$count(jobs, and(eq(jobs.orderId, orderId), ne(jobs.state, 'packed')))) > 0
}

/** Corrects the carrier and tracking number of a parcel. The buyer gets no further e-mail. */
export async function correctOrderParcel(
  { db, now }: MoveDeps,
  seen: ExpectedOrderVersion,
  { parcel, actor }: { parcel: OrderParcel; actor: string },
): Promise<ChangeOrderResult> {
  return db.transaction(async (tx) => {
    const locked = await lockOrderAtVersion(tx, seen)
    if (!locked.ok) return locked
    if (!['shipped', 'done'].includes(locked.order.status)) return { ok: false, reason: 'status-not-allowed' }
    const change = `Parcel: ${formatCarrierName(parcel.carrier)} ${parcel.trackingNumber}`.trim()
    await changeOrder(tx, locked.order, parcel, { actor, now: now(), change })
    return { ok: true }
  })
}

/** Stores the operators' note about an order. Customers never see the note. */
export async function setOrderNote(
  { db, now }: MoveDeps,
  seen: ExpectedOrderVersion,
  { note, actor }: { note: string; actor: string },
): Promise<{ ok: true } | StaleOrderVersion> {
  return db.transaction(async (tx) => {
    const locked = await lockOrderAtVersion(tx, seen)
    if (!locked.ok) return locked
    // The note may be about the customer, so its text isn't written to the audit log, which is permanent.
    await changeOrder(tx, locked.order, { operatorNote: note }, { actor, now: now(), change: 'Note changed' })
    return { ok: true }
  })
}
