import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog, DatabaseProcess, spawnDatabase } from './spawn-database.ts'

const PING_EVERY_MS = 1_000
// The time in ms without a response after which the database process counts as hung. The process can't respond while a statement runs, but
// no statement takes nearly this long. Between the statements of a transaction it responds, so a long import doesn't count as hung. If
// PostgreSQL itself crashes, the process ends immediately.
const HANG_AFTER_MS = 20_000

// The pause in ms before the second restart. There is no pause before the first restart. The pause then grows to at most 2 s. If the
// database ended because the disk was full, the shop can sell again within 5 s after the disk has space.
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 2_000
const STEADY_AFTER_MS = 10_000

type Options = {
  spawn: () => ReturnType<typeof spawnDatabase>
  log: DatabaseLog
  hangAfterMs?: number
}

/** Whenever the database process ends or hangs, starts a new one on the same socket. Stops doing so when `stop` is called. */
export function superviseDatabase(first: DatabaseProcess, options: Options) {
  const { spawn, log, hangAfterMs = HANG_AFTER_MS } = options
  let stopping = false
  let current: DatabaseProcess | null = first
  const finished = supervise(first)
  return {
    processId: () => current?.pid,
    stop: async () => {
      stopping = true
      await current?.stop()
      await finished
    },
  }

  async function supervise(database: DatabaseProcess) {
    let pauseMs = 0
    for (let next: DatabaseProcess | null = database; next !== null;) {
      const startedAt = Date.now()
      const watch = watchForHang(next, hangAfterMs, log)
      await next.ended
      clearInterval(watch)
      current = null
      if (stopping) return
      log('error', 'the database process ended; starting a new one')
      pauseMs = Date.now() - startedAt > STEADY_AFTER_MS ? 0 : pauseMs
      ;({ next, pauseMs } = await restart(pauseMs))
    }
  }

  async function restart(pauseMs: number): Promise<{ next: DatabaseProcess | null; pauseMs: number }> {
    for (let pause = pauseMs; ; pause = doublePause(pause)) {
      await sleep(pause)
      if (stopping) return { next: null, pauseMs: 0 }
      const spawned = await spawn()
      if (spawned.ok) {
        current = spawned.database
        if (stopping) await spawned.database.stop()
        log('info', 'the database is running again')
        return { next: spawned.database, pauseMs: doublePause(pause) }
      }
      log('error', spawned.message)
    }
  }
}

function doublePause(pauseMs: number): number {
  return Math.min(Math.max(FIRST_PAUSE_MS, pauseMs * 2), MAX_PAUSE_MS)
}

// Counts pings without a response. Comparing times instead would report a hang after the machine has slept.
function watchForHang(database: DatabaseProcess, hangAfterMs: number, log: DatabaseLog) {
  const everyMs = Math.min(PING_EVERY_MS, hangAfterMs / 4)
  let unanswered = 0
  database.onPong(() => (unanswered = 0))
  return setInterval(() => {
    if (unanswered * everyMs >= hangAfterMs) {
      log('error', `the database process hasn’t responded for ${hangAfterMs} ms; ending it`)
      unanswered = 0
      database.kill()
      return
    }
    unanswered += 1
    database.ping()
  }, everyMs)
}
