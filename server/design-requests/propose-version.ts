import { eq, sql } from 'drizzle-orm'
import {
  isProposalAllowed,
  parseDesignRequestState,
  DESIGN_REQUEST_LIMITS,
} from '../../domain/design-requests/design-request-state.ts'
import { isFormatAccepted } from '../../domain/images/image-rules.ts'
import type { Transaction } from '../db/database.ts'
import { designRequests, designVersions } from '../db/schema/design-requests.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { composeProofMail } from './proof-mail.ts'
import type { DesignRequestRow } from './design-requests.ts'
import { versionFilesKey } from '../production/index.ts'

export type ProposeVersionResult =
  | { ok: true }
  | { ok: false; reason: 'not-open' | 'too-many' | 'not-taken' | 'no-room' }
  | { ok: false; reason: 'not-read'; refused: { reason: string; message: string } }

type ProposeDeps = Pick<Deps, 'db' | 'now' | 'env' | 'engine' | 'store'>

/** Stores a new version of a design and e-mails the customer about it. */
export async function proposeVersion(
  deps: ProposeDeps,
  {
    row,
    file,
    note,
    actor,
  }: { row: DesignRequestRow; file: Uint8Array<ArrayBuffer>; note: string; actor: string },
): Promise<ProposeVersionResult> {
  if (!isOpen(row.request.state)) return { ok: false, reason: 'not-open' }
  const read = await deps.engine.readImage(file, 'operator')
  if (!read.ok) return { ok: false, reason: 'not-read', refused: read }
  if (!isFormatAccepted('banner', read.format)) return { ok: false, reason: 'not-taken' }
  if (!(await deps.store.hasRoom(file.length))) return { ok: false, reason: 'no-room' }
  const id = createCapabilityToken()
  await deps.store.put(versionFilesKey(id, 'original'), file)
  if (read.preview) await deps.store.put(versionFilesKey(id, 'preview'), read.preview)
  const version = { id, requestId: row.request.id, format: read.format, note, createdAt: deps.now() }
  const proposed = await deps.db.transaction((tx) => propose(tx, deps, { row, version, actor }))
  if (!proposed.ok)
    for (const part of ['original', 'preview'] as const) await deps.store.remove(versionFilesKey(id, part))
  return proposed
}

type Version = { id: string; requestId: number; format: string; note: string; createdAt: Date }

async function propose(
  tx: Transaction,
  { env }: ProposeDeps,
  { row, version, actor }: { row: DesignRequestRow; version: Version; actor: string },
): Promise<ProposeVersionResult> {
  const own = eq(designRequests.id, version.requestId)
  const [locked] = await tx.select().from(designRequests).where(own).for('update')
  if (!locked || !isOpen(locked.state)) return { ok: false, reason: 'not-open' }
  const [last] = await tx
    .select({ number: sql<number | null>`max(${designVersions.number})` })
    .from(designVersions)
    .where(eq(designVersions.requestId, version.requestId))
  const number = (last?.number ?? 0) + 1
  if (number > DESIGN_REQUEST_LIMITS.versions) return { ok: false, reason: 'too-many' }
  await tx.insert(designVersions).values({ ...version, number })
  await tx.update(designRequests).set({ state: 'proof' }).where(own)
  if (row.order.email !== '') await enqueueMail(tx, composeProofMail(env, row, number), version.createdAt)
  const entry = { actor, subject: 'design', subjectId: String(version.requestId), orderId: row.order.id }
  await writeAuditedChange(tx, { ...entry, at: version.createdAt, change: `Version ${number} proposed` })
  return { ok: true }
}

function isOpen(text: string): boolean {
  const state = parseDesignRequestState(text)
  return state !== null && isProposalAllowed(state)
}
