import { and, eq } from 'drizzle-orm'
import { describeTracking } from '../../content/carriers.ts'
import { ORDER_STATUS_LABELS } from '../../content/order-statuses.ts'
import type { OrderStatus } from '../../domain/order/status.ts'
import { computeProductionDue } from '../../domain/production/due-date.ts'
import type { Transaction } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orders } from '../db/schema/orders.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import type { OrderRow } from './lock-order.ts'
import { emitOrderEvent, type OrderDeps } from './order-events.ts'
import { composeStatusMail } from './status-mail.ts'

export type OrderActor = { actor: string; now: Date }

type Columns = Partial<Pick<OrderRow, 'status' | 'operatorNote' | 'carrier' | 'trackingNumber'>>

/** Updates a locked order, and adds `change` to the audit log with the operator's name. Returns the updated order. */
export async function changeOrder(
  tx: Transaction,
  order: OrderRow,
  columns: Columns,
  { actor, now, change }: OrderActor & { change: string },
): Promise<OrderRow> {
  const changed = { ...columns, version: order.version + 1, updatedAt: now }
  await tx.update(orders).set(changed).where(eq(orders.id, order.id))
  const { id: orderId, number: subjectId } = order
  await writeAuditedChange(tx, { at: now, actor, subject: 'order', subjectId, orderId, change })
  return { ...order, ...changed }
}

type Step = Columns & { status: OrderStatus }

/** Changes the status of a locked order, adds the change to the audit log, and e-mails the buyer. */
export async function setOrderStatus(
  tx: Transaction,
  { env, orderHandlers }: Pick<OrderDeps, 'env' | 'orderHandlers'>,
  order: OrderRow,
  { step, by, told }: { step: Step; by: OrderActor; told?: { refundCents: number; reason: string } },
): Promise<OrderRow> {
  const tracking =
    step.carrier === undefined
      ? null
      : describeTracking({ trackingNumber: '', ...step, carrier: step.carrier })
  const parcel = tracking ? `, ${tracking.carrier} ${tracking.number}`.trimEnd() : ''
  const change = `${ORDER_STATUS_LABELS[order.status]} → ${ORDER_STATUS_LABELS[step.status]}${parcel}`
  const changed = await changeOrder(tx, order, step, { ...by, change })
  // The production time starts again, because it counts from the approval of the proof.
  if (step.status === 'approved')
    await tx
      .update(jobs)
      .set({ dueOn: computeProductionDue(by.now) })
      .where(and(eq(jobs.orderId, order.id), eq(jobs.state, 'new')))
  if (step.status === 'cancelled' || step.status === 'refunded')
    await emitOrderEvent(tx, orderHandlers, 'sales-changed', { orderIds: [order.id] })
  // Sends no e-mail if the buyer has deleted their data, because the e-mail address is then empty.
  if (changed.email !== '') await enqueueMail(tx, composeStatusMail(env, changed, told), by.now)
  return changed
}
