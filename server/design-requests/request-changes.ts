import type { Deps } from '../deps.ts'
import {
  type AttachedFileRefusal,
  removeAttachedFileBytes,
  storeAttachedUpload,
} from '../production/index.ts'
import { decideDesignVersion } from './decide-design-version.ts'
import type { DesignRequestRow } from './design-requests.ts'

type AskDeps = Pick<Deps, 'db' | 'now' | 'log' | 'engine' | 'store'>
type Input = {
  versionId: string
  comment: string
  /** A file that the customer sends: either a design to use instead of the shop's design, or a guide for the shop's designer. */
  upload: { name: string; bytes: Uint8Array<ArrayBuffer> } | null
}

/**
 * Requests changes to a version, by a comment, a file or both. The result is `late` if the version isn't the newest, or if it was decided
 * before.
 */
export async function requestChanges(
  deps: AskDeps,
  row: DesignRequestRow,
  { versionId, comment, upload }: Input,
): Promise<{ ok: true } | { ok: false; reason: 'late' } | AttachedFileRefusal> {
  const decision = 'changes' as const
  if (upload === null)
    return (await decideDesignVersion(deps, row, { versionId, decision, comment })) ? SUCCESS : TOO_LATE
  const stored = await storeAttachedUpload(deps, { upload, asker: `proof ${row.request.id}` })
  if (!stored.ok) return stored
  const { file } = stored
  try {
    const done = await decideDesignVersion(deps, row, { versionId, decision, comment, file })
    if (!done) await removeAttachedFileBytes(deps, [file.id])
    return done ? SUCCESS : TOO_LATE
  } catch (error) {
    await removeAttachedFileBytes(deps, [file.id])
    throw error
  }
}

const SUCCESS = { ok: true } as const
const TOO_LATE = { ok: false, reason: 'late' } as const
