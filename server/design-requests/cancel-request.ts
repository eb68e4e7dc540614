import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import {
  isCancellationAllowed,
  parseDesignRequestState,
} from '../../domain/design-requests/design-request-state.ts'
import type { Transaction } from '../db/database.ts'
import { creditEntries } from '../db/schema/credits.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orders } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'
import { writeCreditEntry } from '../credits/index.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import type { JobPlan } from '../production/index.ts'
import { designCreditReference } from './open-requests.ts'

type CancelDeps = Pick<Deps, 'db' | 'now'>
type Request = typeof designRequests.$inferSelect

/** Cancels a design request and gives its credits back. Returns false if the design is already approved or cancelled. */
export async function cancelRequest(
  { db, now }: CancelDeps,
  { id, actor }: { id: number; actor: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    const state = request && parseDesignRequestState(request.state)
    if (!request || !state || !isCancellationAllowed(state)) return false
    await end(tx, request, now())
    const plan: JobPlan = {
      kind: 'by-hand',
      missing: [{ code: 'artwork', cause: { kind: 'design-cancelled' } }],
    }
    await tx.update(jobs).set({ plan }).where(eq(jobs.orderLineId, request.orderLineId))
    const { orderId } = request
    const entry = { at: now(), actor, subject: 'design', subjectId: String(id), orderId }
    await writeAuditedChange(tx, { ...entry, change: 'Cancelled' })
    return true
  })
}

/** The maximum number of requests that are cancelled in one run. */
const BATCH_SIZE = 50

/** Cancels the design requests of cancelled or refunded orders. Returns their number. */
export async function cancelRequestsOfEndedOrders({ db, now }: CancelDeps): Promise<number> {
  const ended = await db
    .select({ id: designRequests.id })
    .from(designRequests)
    .innerJoin(orders, eq(orders.id, designRequests.orderId))
    .where(and(ne(designRequests.state, 'cancelled'), inArray(orders.status, ['cancelled', 'refunded'])))
    .orderBy(asc(designRequests.id))
    .limit(BATCH_SIZE)
  for (const { id } of ended)
    await db.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      if (request && request.state !== 'cancelled') await end(tx, request, now())
    })
  return ended.length
}

async function lockRequest(tx: Transaction, id: number): Promise<Request | null> {
  const [request] = await tx.select().from(designRequests).where(eq(designRequests.id, id)).for('update')
  return request ?? null
}

async function end(tx: Transaction, request: Request, now: Date): Promise<void> {
  await tx.update(designRequests).set({ state: 'cancelled' }).where(eq(designRequests.id, request.id))
  await giveBack(tx, request, now)
}

/**
 * Gives back the credits that the ledger says were spent on a design. They go to the account that owns the order now. If the account was
 * deleted, nobody gets the credits.
 */
async function giveBack(tx: Transaction, { orderId, orderLineId }: Request, now: Date): Promise<void> {
  const reference = designCreditReference(orderLineId)
  const [spent] = await tx
    .select({ amount: creditEntries.amount })
    .from(creditEntries)
    .where(eq(creditEntries.reference, reference))
  const visitorHash = await ownerOf(tx, orderId)
  if (!spent || visitorHash === null) return
  await writeCreditEntry(tx, {
    visitorHash,
    amount: -spent.amount,
    reason: 'design-returned',
    reference: `returned:${reference}`,
    now,
  })
  // The account may have been merged or deleted before this transaction locked the account's balance. In that case the transaction fails
  // and is retried.
  if ((await ownerOf(tx, orderId)) !== visitorHash) throw new Error(`Order ${orderId} changed hands`)
}

async function ownerOf(tx: Transaction, orderId: number): Promise<string | null> {
  const [order] = await tx
    .select({ visitorHash: orders.visitorHash })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.visitorHash ?? null
}
