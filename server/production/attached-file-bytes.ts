import { inArray } from 'drizzle-orm'
import { attachedFiles } from '../db/schema/attached-files.ts'
import type { Deps } from '../deps.ts'
import { getSecondKeyPart, sweepOrphanedFiles } from '../platform/sweep-orphans.ts'

const KEY_PREFIX = 'attached-files'
const FILE_PARTS = ['original', 'preview'] as const
type Part = (typeof FILE_PARTS)[number]

const keyOf = (id: string, part: Part): string => `${KEY_PREFIX}/${id}/${part}`

export const readAttachedFile = ({ store }: Pick<Deps, 'store'>, id: string, part: Part) =>
  store.get(keyOf(id, part))

type Bytes = { original: Uint8Array; preview: Uint8Array | null }

/** Stores an attached file and its preview. Call it before the row is written. */
export async function storeAttachedFile(
  { store }: Pick<Deps, 'store'>,
  id: string,
  { original, preview }: Bytes,
): Promise<void> {
  await store.put(keyOf(id, 'original'), original)
  if (preview) await store.put(keyOf(id, 'preview'), preview)
}

/** Deletes the stored files of deleted rows. If the object store is unavailable, `sweepAttachedFiles` deletes them later. */
export async function removeAttachedFileBytes(
  { store }: Pick<Deps, 'store'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) for (const part of FILE_PARTS) await store.remove(keyOf(id, part)).catch(() => {})
}

/** Deletes stored files that are older than a day and have no database row. */
export function sweepAttachedFiles(deps: Pick<Deps, 'db' | 'now' | 'store'>): Promise<void> {
  return sweepOrphanedFiles(deps, {
    prefix: KEY_PREFIX,
    ownerOf: getSecondKeyPart,
    async listKnown(ids) {
      const known = inArray(attachedFiles.id, ids)
      const rows = await deps.db.select({ id: attachedFiles.id }).from(attachedFiles).where(known)
      return rows.map(({ id }) => id)
    },
  })
}
