import { prepareDataFolder } from './data-folder.ts'
import type { StartFailure } from './process-messages.ts'
import { lockDataFolder } from './owner-lock.ts'

export type DataFolderFailure = { ok: false } & Omit<StartFailure, 'type'>

// The time in ms to wait for the folder's lock. It is long enough for the database process of a killed shop to end and release the lock.
const CLOSING_MS = 1_500

/**
 * Checks that a database can be opened in the data folder: the folder is writable, and no other shop uses it. This module has few imports,
 * because it runs before everything else, and a second shop on the same folder must be refused within 3 s.
 */
export async function checkDataFolder(dataDir: string): Promise<{ ok: true } | DataFolderFailure> {
  const prepared = prepareDataFolder(dataDir)
  if (!prepared.ok) return prepared
  const lock = await lockDataFolder(dataDir, CLOSING_MS)
  if (lock.ok) lock.release()
  return lock
}
