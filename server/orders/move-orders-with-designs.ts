import { and, asc, eq, exists, inArray, not, or, type SQL } from 'drizzle-orm'
import type { OrderStatus } from '../../domain/order/status.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { orders } from '../db/schema/orders.ts'
import type { OrderDeps } from './order-events.ts'
import { AUDIT_ACTORS } from '../platform/audit-log.ts'
import { setOrderStatus } from './change-order.ts'
import { lockOrder } from './lock-order.ts'

type FollowDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'orderHandlers'>

const BATCH_SIZE = 50

/**
 * Updates the status of orders with designs. A paid order becomes "in proof" when a design is shown to the customer, and "approved" when
 * all its designs are approved. Returns the number of changed orders.
 */
export async function moveOrdersWithDesigns(deps: FollowDeps): Promise<number> {
  const { db } = deps
  const withState = (...states: string[]): SQL =>
    exists(
      db
        .select({ id: designRequests.id })
        .from(designRequests)
        .where(and(eq(designRequests.orderId, orders.id), inArray(designRequests.state, states))),
    )
  const shown = and(eq(orders.status, 'paid'), withState('proof', 'changes'))
  const allApproved = and(
    inArray(orders.status, ['paid', 'in-proof']),
    withState('approved'),
    not(withState('awaiting-credits', 'open', 'proof', 'changes')),
  )
  const due = await db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.sample, false), or(shown, allApproved)))
    .orderBy(asc(orders.id))
    .limit(BATCH_SIZE)
  for (const { id, status } of due) await follow(deps, id, status)
  return due.length
}

/** Changes the status by one step. If a design is approved before this function runs, the order still becomes "in proof" first. */
async function follow(deps: FollowDeps, id: number, seen: string): Promise<void> {
  const { db, now } = deps
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || order.status !== seen) return
    const status: OrderStatus = order.status === 'paid' ? 'in-proof' : 'approved'
    const actor = status === 'approved' ? AUDIT_ACTORS.customer : AUDIT_ACTORS.shop
    await setOrderStatus(tx, deps, order, { step: { status }, by: { actor, now: now() } })
  })
}
