import { and, desc, eq } from 'drizzle-orm'
import {
  type ProofDecision,
  isDecisionAllowed,
  parseDesignRequestState,
} from '../../domain/design-requests/design-request-state.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import { designRequests, designVersions } from '../db/schema/design-requests.ts'
import type { Deps } from '../deps.ts'
import { AUDIT_ACTORS, writeAuditedChange } from '../platform/audit-log.ts'
import { assignVersionToJob, type StoredAttachedFile } from '../production/index.ts'
import { spendDesignCredits } from './open-requests.ts'
import type { DesignRequestRow } from './design-requests.ts'

type VersionDecision = {
  versionId: string
  decision: ProofDecision
  comment?: string
  /** A file that came with the customer's comment. It is already stored. */
  file?: StoredAttachedFile
}

/**
 * Records the customer's decision about a version of a design. An approved version goes to the print room. Returns false if the version
 * isn't the newest, or if it was decided before.
 */
export async function decideDesignVersion(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { request, order, line }: DesignRequestRow,
  { versionId, decision, comment = '', file }: VersionDecision,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = eq(designRequests.id, request.id)
    const [locked] = await tx.select().from(designRequests).where(own).for('update')
    const state = locked ? parseDesignRequestState(locked.state) : null
    if (state === null || !isDecisionAllowed(state)) return false
    const [newest] = await tx
      .select({ id: designVersions.id, number: designVersions.number })
      .from(designVersions)
      .where(eq(designVersions.requestId, request.id))
      .orderBy(desc(designVersions.number))
      .limit(1)
    if (newest?.id !== versionId) return false
    await tx
      .update(designVersions)
      .set({ decision, comment, decidedAt: now() })
      .where(eq(designVersions.id, versionId))
    await tx.update(designRequests).set({ state: decision, decidedAt: now() }).where(own)
    if (file) {
      await tx.insert(attachedFiles).values({ ...file, orderLineId: line.id, versionId, addedBy: 'customer' })
      await writeAuditedChange(tx, {
        subject: 'design',
        subjectId: String(request.id),
        orderId: order.id,
        actor: AUDIT_ACTORS.customer,
        at: file.createdAt,
        change: `File attached to version ${newest.number}`,
      })
    }
    if (decision === 'approved') await assignVersionToJob(tx, { line, version: newest, now: now() })
    return true
  })
}

/**
 * Pays for a request that waits for payment, with the owner's credits. Returns false if there are too few credits, or if nothing has to be
 * paid.
 */
export async function spendCreditsOnDesign(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { request, order }: DesignRequestRow,
  visitorHash: string,
): Promise<boolean> {
  if (order.visitorHash !== visitorHash) return false
  return db.transaction(async (tx) => {
    const own = and(eq(designRequests.id, request.id), eq(designRequests.state, 'awaiting-credits'))
    const [waiting] = await tx.select().from(designRequests).where(own).for('update')
    if (
      !waiting ||
      !(await spendDesignCredits(tx, { visitorHash, orderLineId: request.orderLineId, now: now() }))
    )
      return false
    await tx.update(designRequests).set({ state: 'open' }).where(own)
    return true
  })
}
