import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { designRequests, designVersions } from '../db/schema/design-requests.ts'
import { orderLines } from '../db/schema/orders.ts'
import { assignVersionToJob } from '../production/index.ts'

/**
 * Approves all open designs of an order, because the customer approved them by phone or at the counter. The newest version of each design
 * is printed. A design without a version has nothing to print, so its job stays unchanged and is made by hand.
 */
export async function approveOpenDesigns(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const open = await tx
    .select({ request: designRequests, line: orderLines })
    .from(designRequests)
    .innerJoin(orderLines, eq(orderLines.id, designRequests.orderLineId))
    .where(
      and(eq(designRequests.orderId, orderId), inArray(designRequests.state, ['open', 'proof', 'changes'])),
    )
    .orderBy(asc(designRequests.id))
    .for('update', { of: designRequests })
  for (const { request, line } of open) {
    const [version] = await tx
      .select({ id: designVersions.id, number: designVersions.number })
      .from(designVersions)
      .where(eq(designVersions.requestId, request.id))
      .orderBy(desc(designVersions.number))
      .limit(1)
    const own = eq(designRequests.id, request.id)
    await tx.update(designRequests).set({ state: 'approved', decidedAt: now }).where(own)
    if (!version) continue
    const decided = { decision: 'approved' as const, decidedAt: now }
    await tx.update(designVersions).set(decided).where(eq(designVersions.id, version.id))
    await assignVersionToJob(tx, { line, version, now })
  }
}
