import { eq } from 'drizzle-orm'
import { jobStateLabels } from '../../content/operator/job-states.ts'
import {
  type JobState,
  isWorkAllowed,
  listNextJobStates,
  parseJobState,
} from '../../domain/production/job-state.ts'
import type { Transaction } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { OrderDeps } from './order-events.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { setOrderStatus } from './change-order.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { hasUnapprovedDesign } from './change-order-status.ts'
import { formatJobNumber } from '../production/index.ts'

export type ChangeJobStateResult =
  | { ok: true }
  /**
   * Why a job can't be moved. `in-proof`: the proof isn't approved. `closed`: the order is shipped, finished or a sample. `files`: the
   * production files aren't ready.
   */
  | {
      ok: false
      reason: 'unknown' | 'changed-meanwhile' | 'state-not-allowed' | 'in-proof' | 'closed' | 'files'
    }

type Move = { id: number; version: number; to: JobState; actor: string }
type JobRow = typeof jobs.$inferSelect

/**
 * Moves a job on the production board. When the first job of an order is started, the order becomes "in production", and the buyer gets an
 * e-mail.
 */
export async function changeJobState(
  deps: Pick<OrderDeps, 'db' | 'now' | 'env' | 'orderHandlers'>,
  { id, version, to, actor }: Move,
): Promise<ChangeJobStateResult> {
  const { db, now } = deps
  const [seen] = await db.select({ orderId: jobs.orderId }).from(jobs).where(eq(jobs.id, id))
  if (!seen) return { ok: false, reason: 'unknown' }
  return db.transaction(async (tx) => {
    // Locks the order before the job. All code locks in this order to avoid deadlocks.
    const order = await lockOrder(tx, seen.orderId)
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update')
    if (!order || !job) return { ok: false, reason: 'unknown' }
    if (job.version !== version) return { ok: false, reason: 'changed-meanwhile' }
    const refused = await refusal(tx, { order, job, to })
    if (refused) return refused
    await tx
      .update(jobs)
      .set({ state: to, version: version + 1 })
      .where(eq(jobs.id, id))
    const subjectId = formatJobNumber({ order, job })
    const change = `${jobStateLabels[parseJobState(job.state) ?? 'new']} → ${jobStateLabels[to]}`
    await writeAuditedChange(tx, { at: now(), actor, subject: 'job', subjectId, orderId: order.id, change })
    const isBegun = order.status === 'paid' || order.status === 'approved'
    if (isBegun)
      await setOrderStatus(tx, deps, order, { step: { status: 'in-production' }, by: { actor, now: now() } })
    return { ok: true }
  })
}

async function refusal(
  tx: Transaction,
  { order, job, to }: { order: OrderRow; job: JobRow; to: JobState },
): Promise<Exclude<ChangeJobStateResult, { ok: true }> | null> {
  const state = parseJobState(job.state)
  if (!state || !listNextJobStates(state).includes(to)) return { ok: false, reason: 'state-not-allowed' }
  const may = isWorkAllowed(order.status)
  if (!may.ok) return may
  if (order.sample) return { ok: false, reason: 'closed' }
  if (order.status === 'paid' && (await hasUnapprovedDesign(tx, order.id)))
    return { ok: false, reason: 'in-proof' }
  return to === 'printing' && job.madeAt === null ? { ok: false, reason: 'files' } : null
}
