import type { Deps } from '../deps.ts'

/** The age in ms from which a file without a database row is deleted. A younger file may belong to an upload that is still running. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
const KEYS_PER_QUERY = 1_000

type Files = {
  prefix: string
  /** Returns the part of a file's key that identifies the file's database row. */
  ownerOf: (key: string) => string
  /** Receives values that `ownerOf` returned, and returns those that have a database row. */
  listKnown: (owners: string[]) => Promise<string[]>
}

/**
 * Deletes files older than a day that have no database row. A file is left without a row if a process ended before it wrote the row, or
 * after it deleted the row.
 */
export async function sweepOrphanedFiles(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { prefix, ownerOf, listKnown }: Files,
): Promise<void> {
  let keys: string[] = []
  const flush = async () => {
    const known = new Set(await listKnown([...new Set(keys.map(ownerOf))]))
    for (const key of keys) if (!known.has(ownerOf(key))) await store.remove(key)
    keys = []
  }
  for await (const key of store.listBefore(prefix, new Date(now().getTime() - ORPHAN_AFTER_MS))) {
    keys.push(key)
    if (keys.length >= KEYS_PER_QUERY) await flush()
  }
  if (keys.length > 0) await flush()
}

/** Returns the second part of a file's key. For images/<id>/original, this is the id. */
export const getSecondKeyPart = (key: string): string => key.split('/')[1] ?? ''
