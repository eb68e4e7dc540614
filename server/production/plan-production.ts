import { computeProductionDue } from '../../domain/production/due-date.ts'
import type { Transaction } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { outbox } from '../db/schema/operations.ts'
import { loadSoldVariants } from './load-sold-variants.ts'
import type { JobPlan } from './job-plan.ts'
import { planJob } from './plan-job.ts'

type Line = {
  id: number
  variantId: number | null
  quantity: number
  attributes: readonly { key: string; value: string }[]
}

type OrderedLine = {
  orderId: number
  lines: readonly Line[]
  /** The accepted order. Its lines are in the same sequence as `lines`. Each line says whether it waits for a proof. */
  order: { lines: readonly { proofFirst?: true | undefined }[] }
}

/**
 * Creates a print-room job for each order line that is shipped or picked up, in the order's transaction. The job stores how the line is
 * made. `makeDueProductionFiles` makes the files later.
 */
export async function planProduction(
  tx: Transaction,
  { orderId, lines, order }: OrderedLine,
  now: Date,
): Promise<void> {
  const sold = await loadSoldVariants(tx, lines)
  const planned = lines.flatMap((line, index) => {
    const { variant, product, item } = sold.get(line.variantId) ?? NO_SOURCE
    // Downloads and consultations need no production.
    if (variant && !variant.requiresShipping) return []
    const job = planJob({ ...line, variant, product, item })
    const plan = order.lines[index]?.proofFirst ? { ...job, plan: untilApproved(job.plan) } : job
    return [{ ...plan, orderId, orderLineId: line.id, lineNumber: index + 1 }]
  })
  if (planned.length === 0) return
  const dueOn = computeProductionDue(now)
  const written = await tx
    .insert(jobs)
    .values(planned.map((job) => ({ ...job, dueOn, createdAt: now })))
    .returning({ id: jobs.id, orderLineId: jobs.orderLineId })
  const toMake = new Set(
    planned.flatMap(({ plan, orderLineId }) => (plan.kind === 'by-hand' ? [] : [orderLineId])),
  )
  const messages = written
    .filter(({ orderLineId }) => toMake.has(orderLineId))
    .map(({ id }) => ({
      kind: 'production',
      dedupeKey: `production:job:${id}`,
      payload: { jobId: id },
      nextAttemptAt: now,
      createdAt: now,
    }))
  if (messages.length === 0) return
  await tx.insert(outbox).values(messages).onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Replaces the plan of a line by one that waits for the approval of its proof. The approved version later becomes the plan. */
const untilApproved = (plan: JobPlan): JobPlan =>
  plan.kind === 'by-hand'
    ? plan
    : {
        kind: 'by-hand',
        missing: [{ code: 'artwork', cause: { kind: 'proof-first' } }],
      }

const NO_SOURCE = { variant: null, product: null, item: null } as const
