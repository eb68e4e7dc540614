import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { outbox } from '../db/schema/operations.ts'
import { findMadeToOrderItem } from '../made-to-order/index.ts'
import type { JobPlan } from './job-plan.ts'

type ApprovedVersion = {
  line: { id: number; variantId: number | null }
  version: { id: string; number: number }
  now: Date
}

/**
 * Assigns the approved version of a proof to the order line's job, in the same transaction as the approval. For a banner, the print files are then
 * made from the version. All other items are printed or cut directly from the version's file.
 */
export async function assignVersionToJob(
  tx: Transaction,
  { line, version, now }: ApprovedVersion,
): Promise<void> {
  const ofLine = eq(jobs.orderLineId, line.id)
  const item = await findMadeToOrderItem(tx, line.variantId)
  const plan = planOf(line, version)
  const isBanner = item?.kind === 'banner'
  const ready = { madeAt: now, trouble: null, findings: [], colours: [] }
  const [job] = await tx
    .update(jobs)
    .set(isBanner || plan.kind === 'by-hand' ? { plan } : { plan, ...ready })
    .where(ofLine)
    .returning({ id: jobs.id })
  if (!job || !isBanner) return
  const message = {
    kind: 'production',
    dedupeKey: `production:job:${job.id}`,
    payload: { jobId: job.id },
    nextAttemptAt: now,
    createdAt: now,
  }
  await tx.insert(outbox).values(message).onConflictDoNothing({ target: outbox.dedupeKey })
}

function planOf({ variantId }: ApprovedVersion['line'], { id, number }: ApprovedVersion['version']): JobPlan {
  if (variantId !== null) return { kind: 'version', variantId, versionId: id, number }
  const cause = { kind: 'version-without-item', version: number } as const
  return { kind: 'by-hand', missing: [{ code: 'artwork', cause }] }
}
