import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { type AttachedFileSource, ATTACHED_LIMITS } from '../../domain/production/attached-files.ts'
import type { Transaction } from '../db/database.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import type { Deps } from '../deps.ts'
import { cleanFileName } from '../designs/index.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { storeAttachedFile, removeAttachedFileBytes } from './attached-file-bytes.ts'
import { mailAttachedFiles } from './attached-files-mail.ts'
import { type AttachedFile, lockOrderLine } from './attached-files.ts'
import { formatJobNumber } from './jobs.ts'

type AttachDeps = Pick<Deps, 'db' | 'now' | 'log' | 'engine' | 'store' | 'env'>

export type AttachedFileRefusal =
  | { ok: false; reason: 'too-large' | 'no-room' | 'store-away' }
  | { ok: false; reason: 'not-read'; refused: { reason: string; message: string } }
export type AttachFileResult =
  | { ok: true }
  | { ok: false; reason: 'closed' | 'too-many' }
  | AttachedFileRefusal

type Upload = { name: string; bytes: Uint8Array<ArrayBuffer> }
type Input = { lineId: number; by: AttachedFileSource; actor: string; upload: Upload }

/** Attaches a file to the job of an order line. The file is checked like every upload, and stored before its row is written. */
export async function attachFile(
  deps: AttachDeps,
  { lineId, by, actor, upload }: Input,
): Promise<AttachFileResult> {
  const stored = await storeAttachedUpload(deps, { upload, asker: `job ${lineId} ${by}` })
  if (!stored.ok) return stored
  const { id } = stored.file
  try {
    const attached = await deps.db.transaction((tx) =>
      keep(tx, deps, { file: { ...stored.file, orderLineId: lineId, versionId: null, addedBy: by }, actor }),
    )
    if (!attached.ok) await removeAttachedFileBytes(deps, [id])
    return attached
  } catch (error) {
    await removeAttachedFileBytes(deps, [id])
    throw error
  }
}

export type StoredAttachedFile = Omit<AttachedFile, 'orderLineId' | 'versionId' | 'addedBy'>

/** Checks and stores an uploaded file. Doesn't write a row. */
export async function storeAttachedUpload(
  deps: Omit<AttachDeps, 'env'>,
  { upload: { name, bytes }, asker }: { upload: Upload; asker: string },
): Promise<{ ok: true; file: StoredAttachedFile } | AttachedFileRefusal> {
  if (bytes.length > ATTACHED_LIMITS.bytes) return { ok: false, reason: 'too-large' }
  const read = await deps.engine.readImage(bytes, asker)
  if (!read.ok) return { ok: false, reason: 'not-read', refused: read }
  if (!(await deps.store.hasRoom(bytes.length))) return { ok: false, reason: 'no-room' }
  const { format, width: widthPx, height: heightPx, preview } = read
  const file = {
    id: createCapabilityToken(),
    name: cleanFileName(name, format),
    format,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    widthPx,
    heightPx,
    hasPreview: preview !== null,
    createdAt: deps.now(),
  }
  try {
    await storeAttachedFile(deps, file.id, { original: bytes, preview })
  } catch (error) {
    deps.log('error', 'Couldn’t store a job’s file', { error })
    await removeAttachedFileBytes(deps, [file.id])
    return { ok: false, reason: 'store-away' }
  }
  return { ok: true, file }
}

async function keep(
  tx: Transaction,
  { env }: Pick<Deps, 'env'>,
  { file, actor }: { file: AttachedFile; actor: string },
): Promise<{ ok: true } | { ok: false; reason: 'closed' | 'too-many' }> {
  const row = await lockOrderLine(tx, { lineId: file.orderLineId, by: file.addedBy })
  if (!row) return { ok: false, reason: 'closed' }
  const ofJob = and(eq(attachedFiles.orderLineId, file.orderLineId), isNull(attachedFiles.versionId))
  if ((await tx.$count(attachedFiles, ofJob)) >= ATTACHED_LIMITS.files)
    return { ok: false, reason: 'too-many' }
  await tx.insert(attachedFiles).values(file)
  await logChange(tx, { row, actor, at: file.createdAt, change: 'File attached' })
  if (file.addedBy === 'customer')
    await mailAttachedFiles(tx, env, { orderId: row.order.id, job: formatJobNumber(row), at: file.createdAt })
  return { ok: true }
}

type Removal = { lineId: number; id: string; by: AttachedFileSource; actor: string }

/**
 * Removes a file from a job. Customers can remove only their own files, and only while attaching files is still allowed. Returns false if
 * the file doesn't exist or can't be removed.
 */
export async function removeAttachedFile(
  deps: Pick<Deps, 'db' | 'now' | 'store'>,
  { lineId, id, by, actor }: Removal,
): Promise<boolean> {
  const isRemoved = await deps.db.transaction(async (tx) => {
    const row = await lockOrderLine(tx, { lineId, by })
    if (!row) return false
    const own = by === 'customer' ? eq(attachedFiles.addedBy, by) : undefined
    const removed = await tx
      .delete(attachedFiles)
      .where(
        and(
          eq(attachedFiles.id, id),
          eq(attachedFiles.orderLineId, lineId),
          isNull(attachedFiles.versionId),
          own,
        ),
      )
      .returning({ id: attachedFiles.id })
    if (removed.length === 0) return false
    await logChange(tx, { row, actor, at: deps.now(), change: 'File removed' })
    return true
  })
  if (isRemoved) await removeAttachedFileBytes(deps, [id])
  return isRemoved
}

type LoggedChange = {
  row: NonNullable<Awaited<ReturnType<typeof lockOrderLine>>>
  actor: string
  at: Date
  change: string
}

const logChange = (tx: Transaction, { row: { job, order }, ...entry }: LoggedChange) =>
  writeAuditedChange(tx, {
    ...entry,
    subject: 'job',
    subjectId: formatJobNumber({ order, job }),
    orderId: order.id,
  })
