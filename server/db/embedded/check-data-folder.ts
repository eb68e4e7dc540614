import { prepareDataFolder } from './data-folder.ts'
import type { StartFailure } from './messages.ts'
import { takeOwnership } from './owner-lock.ts'

export type Failure = { ok: false } & Omit<StartFailure, 'type'>

// The database process of a shop that was just killed needs up to this long to close.
const CLOSING_MS = 1_500

/**
 * Whether a database can be opened on the data folder: it can be written, and no other shop owns it.
 * Small, so that the process can ask before it loads anything else: a second shop must hear its no within 3 s.
 */
export async function checkDataFolder(dataDir: string): Promise<{ ok: true } | Failure> {
  const prepared = prepareDataFolder(dataDir)
  if (!prepared.ok) return prepared
  const lock = await takeOwnership(dataDir, CLOSING_MS)
  if (lock.ok) lock.release()
  return lock
}
