import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const RETRY_MS = 50
const SQLITE_BUSY = 5
const sqliteError = z.object({ errcode: z.number() })

export type OwnerLock = { ok: true; release(): void } | { ok: false; ownerPid: string }

/**
 * Makes this process the only owner of a data folder: two PGlites on one folder lose data silently.
 * The lock is the kernel's lock on a file, taken through SQLite (Node offers no other way to it): it
 * ends with its process, even by kill -9, needs no rule for stale locks, cannot be taken twice in a
 * race, and also works between containers that share the folder.
 * Waits up to `patienceMs`, for an owner that is just closing.
 */
export async function takeOwnership(folder: string, patienceMs: number): Promise<OwnerLock> {
  const deadline = Date.now() + patienceMs
  const pidFile = path.join(folder, 'owner.pid')
  for (;;) {
    const lock = tryLock(path.join(folder, 'owner.lock'))
    if (lock !== null) {
      writePid(pidFile)
      return { ok: true, release: () => lock.close() }
    }
    if (Date.now() >= deadline) return { ok: false, ownerPid: readPid(pidFile) }
    await sleep(RETRY_MS)
  }
}

function tryLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file)
  try {
    // The lock only: no journal, which a full disk could not take.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (sqliteError.safeParse(error).data?.errcode === SQLITE_BUSY) return null
    throw error
  }
}

/** For the message to a second shop only, so a full disk may prevent it. */
function writePid(file: string) {
  try {
    fs.writeFileSync(file, String(process.pid))
  } catch {
    fs.rmSync(file, { force: true })
  }
}

function readPid(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
