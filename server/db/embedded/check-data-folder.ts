import { prepareDataFolder } from './data-folder.ts'
import type { StartFailure } from './messages.ts'
import { takeOwnership } from './owner-lock.ts'

export type Failure = { ok: false } & Omit<StartFailure, 'type'>

// The time in ms within which the database process of a killed shop closes.
const CLOSING_MS = 1_500

/**
 * Checks that a database can be opened in the data folder: the folder is writable, and no other shop owns it. This module has few imports,
 * so that it can run before anything else is loaded: a second shop has to be refused within 3 s.
 */
export async function checkDataFolder(dataDir: string): Promise<{ ok: true } | Failure> {
  const prepared = prepareDataFolder(dataDir)
  if (!prepared.ok) return prepared
  const lock = await takeOwnership(dataDir, CLOSING_MS)
  if (lock.ok) lock.release()
  return lock
}
