import { and, eq } from 'drizzle-orm'
import {
  isCancellationAllowed,
  parseDesignRequestState,
} from '../../domain/design-requests/design-request-state.ts'
import { ATTACHED_LIMITS } from '../../domain/production/attached-files.ts'
import type { Transaction } from '../db/database.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import {
  type AttachedFile,
  type AttachedFileRefusal,
  removeAttachedFileBytes,
  storeAttachedUpload,
} from '../production/index.ts'
import type { DesignVersion, DesignRequestRow } from './design-requests.ts'

type FileDeps = Pick<Deps, 'db' | 'now' | 'log' | 'engine' | 'store'>
type OfVersion = { row: DesignRequestRow; version: DesignVersion; actor: string }

export type AddToVersionResult =
  | { ok: true }
  | { ok: false; reason: 'closed' | 'too-many' }
  | AttachedFileRefusal

/** Adds a file to a version: the same design in another format. This is allowed even after the version was approved. */
export async function addToVersion(
  deps: FileDeps,
  { row, version, actor, upload }: OfVersion & { upload: { name: string; bytes: Uint8Array<ArrayBuffer> } },
): Promise<AddToVersionResult> {
  const stored = await storeAttachedUpload(deps, { upload, asker: 'operator' })
  if (!stored.ok) return stored
  const { id } = stored.file
  const file = { ...stored.file, orderLineId: row.line.id, versionId: version.id, addedBy: 'shop' as const }
  try {
    const added = await deps.db.transaction((tx) => keep(tx, { row, version, actor, file }))
    if (!added.ok) await removeAttachedFileBytes(deps, [id])
    return added
  } catch (error) {
    await removeAttachedFileBytes(deps, [id])
    throw error
  }
}

async function keep(
  tx: Transaction,
  { row, version, actor, file }: OfVersion & { file: AttachedFile },
): Promise<{ ok: true } | { ok: false; reason: 'closed' | 'too-many' }> {
  if (!(await lockOpen(tx, row))) return { ok: false, reason: 'closed' }
  const ofVersion = eq(attachedFiles.versionId, version.id)
  if ((await tx.$count(attachedFiles, ofVersion)) >= ATTACHED_LIMITS.files)
    return { ok: false, reason: 'too-many' }
  await tx.insert(attachedFiles).values(file)
  await logChange(tx, { row, actor, at: file.createdAt, change: `File added to version ${version.number}` })
  return { ok: true }
}

/** Removes an additional file of a version. Returns false if there is no such file, or if the design was cancelled. */
export async function removeFromVersion(
  deps: Pick<Deps, 'db' | 'now' | 'store'>,
  { row, version, actor, id }: OfVersion & { id: string },
): Promise<boolean> {
  const isRemoved = await deps.db.transaction(async (tx) => {
    if (!(await lockOpen(tx, row))) return false
    const removed = await tx
      .delete(attachedFiles)
      .where(and(eq(attachedFiles.id, id), eq(attachedFiles.versionId, version.id)))
      .returning({ id: attachedFiles.id })
    if (removed.length === 0) return false
    const change = `File removed from version ${version.number}`
    await logChange(tx, { row, actor, at: deps.now(), change })
    return true
  })
  if (isRemoved) await removeAttachedFileBytes(deps, [id])
  return isRemoved
}

/**
 * Locks the design request, so that concurrent uploads can't exceed the maximum number of files. Returns false if the request is cancelled.
 */
async function lockOpen(tx: Transaction, { request }: DesignRequestRow): Promise<boolean> {
  const own = eq(designRequests.id, request.id)
  const [locked] = await tx.select().from(designRequests).where(own).for('update')
  const state = locked ? parseDesignRequestState(locked.state) : null
  return state !== null && (state === 'approved' || isCancellationAllowed(state))
}

type LoggedChange = { row: DesignRequestRow; actor: string; at: Date; change: string }

const logChange = (tx: Transaction, { row: { request, order }, ...entry }: LoggedChange) =>
  writeAuditedChange(tx, { ...entry, subject: 'design', subjectId: String(request.id), orderId: order.id })
