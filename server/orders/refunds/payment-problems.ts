import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OperatorOrderList, PaymentProblem } from '../../../contract/operator/order-list.ts'
import { OPEN_DISPUTE_STATUSES } from '../../../domain/order/disputes.ts'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentDisputes, refunds } from '../../db/schema/refunds.ts'

type Problems = Pick<OperatorOrderList['orders'][number], 'refundFailed' | 'openDispute'>

/** Selects orders with a failed refund. Leaves out orders whose customer has received the amount by a later refund or in another way. */
const WITH_FAILED_REFUND = sql`select failed.order_id from ${refunds} failed
  where failed.state = 'failed' and failed.paid_otherwise is null and failed.amount_cents > (
    select coalesce(sum(later.amount_cents), 0) from ${refunds} later
    where later.order_id = failed.order_id and later.state <> 'failed' and later.created_at > failed.created_at)`

const isOpen = inArray(paymentDisputes.status, [...OPEN_DISPUTE_STATUSES])

/** Matches orders with this payment problem. */
export function paymentProblemCondition(db: Database, problem: PaymentProblem): SQL {
  return problem === 'refund-failed'
    ? sql`${orders.id} in (${WITH_FAILED_REFUND})`
    : inArray(
        orders.paymentId,
        db.select({ id: paymentDisputes.paymentId }).from(paymentDisputes).where(isOpen),
      )
}

/** Finds, for the given orders, the payment problems that an operator has to resolve. */
export async function findPaymentProblems(
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => Problems> {
  if (ids.length === 0) return () => ({ refundFailed: false, openDispute: null })
  const among = inArray(orders.id, [...ids])
  const failed = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(among, paymentProblemCondition(db, 'refund-failed')))
  const disputed = await db
    .select({ id: orders.id, status: paymentDisputes.status, respondBy: paymentDisputes.respondBy })
    .from(orders)
    .innerJoin(paymentDisputes, eq(paymentDisputes.paymentId, orders.paymentId))
    .where(and(among, isOpen))
    // Disputes that need a response come first, sorted by their deadline.
    .orderBy(sql`${paymentDisputes.status} <> 'needs-response'`, asc(paymentDisputes.respondBy))
  return (id) => {
    const dispute = disputed.find((one) => one.id === id)
    return {
      refundFailed: failed.some((one) => one.id === id),
      openDispute: dispute
        ? {
            needsResponse: dispute.status === 'needs-response',
            respondBy: dispute.respondBy?.toISOString() ?? null,
          }
        : null,
    }
  }
}
