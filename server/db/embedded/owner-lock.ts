import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const RETRY_MS = 50
const SQLITE_BUSY = 5
const sqliteError = z.object({ errcode: z.number() })

export type OwnerLock = { ok: true; release: () => void } | { ok: false; reason: 'in-use'; message: string }

/**
 * Makes this process the only one that may use a data folder, because two PGlites in one folder would lose data without an error. Uses a
 * file lock of the kernel, which Node can reach only through SQLite. The kernel releases the lock when the process ends, even on kill -9.
 * The lock also works between containers that share the folder. Waits up to `timeoutMs` if another process has the lock.
 */
export async function lockDataFolder(folder: string, timeoutMs: number): Promise<OwnerLock> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const lock = tryLock(path.join(folder, 'owner.lock'))
    if (lock !== null) return { ok: true, release: () => lock.close() }
    if (Date.now() >= deadline) return inUse(folder)
    await sleep(RETRY_MS)
  }
}

function inUse(folder: string): OwnerLock {
  const owner = `process ${readOwner(folder)}`
  return {
    ok: false,
    reason: 'in-use',
    message: `The data folder ${folder} is in use by another running shop (${owner}). Stop that one, or set a different DATA_DIR for this one.`,
  }
}

/**
 * Writes the id of the process that uses the folder into a file. If a second shop is started, its error message shows that id. Writing may
 * fail on a full disk, which doesn't matter.
 */
export function recordOwner(folder: string, processId: number) {
  const file = ownerFile(folder)
  try {
    fs.writeFileSync(file, String(processId))
  } catch {
    fs.rmSync(file, { force: true })
  }
}

function readOwner(folder: string): string {
  try {
    return fs.readFileSync(ownerFile(folder), 'utf8')
  } catch {
    return 'unknown'
  }
}

function ownerFile(folder: string): string {
  return path.join(folder, 'owner.pid')
}

function tryLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file)
  try {
    // Keeps SQLite's journal in memory, so that the lock also works on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (sqliteError.safeParse(error).data?.errcode === SQLITE_BUSY) return null
    throw error
  }
}
