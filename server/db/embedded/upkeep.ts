import { createReserve, measureFreeBytes } from './disk-reserve.ts'
import type { SharedSession } from './shared-session.ts'

// The free space in bytes below which new writes are refused. PostgreSQL dies (PANIC) if it can't extend its write-ahead log. This limit
// leaves five log segments of 16 MB for writes that are already in progress.
const REFUSE_WRITES_BELOW_BYTES = 80 * 1024 * 1024
// The size of the log since the last checkpoint, in bytes, from which a checkpoint runs as soon as the database has been idle for
// `PAUSE_MS`. A checkpoint blocks all connections, but with so little log, it takes only a moment.
const CHECKPOINT_IN_A_PAUSE_BYTES = 8 * 1024 * 1024
const CHECKPOINT_AT_LATEST_BYTES = 48 * 1024 * 1024
const PAUSE_MS = 300

const DISK_CHECK_MS = 500
const RESERVE_CHECK_MS = 10_000
const CHECKPOINT_CHECK_MS = 2_000
const VACUUM_CHECK_MS = 60_000
const QUIET_MS = 2_000
const VACUUM_AT_LATEST_MS = 3_600_000

const LOG_SINCE_CHECKPOINT =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) from pg_control_checkpoint()'

// Finds the table that most needs a vacuum. As in PostgreSQL's autovacuum, a table needs a vacuum when more than 50 rows plus 20 % of its
// rows have changed.
const VACUUM_OF_WORST_TABLE = `
  select format('vacuum (analyze) %I.%I', schemaname, relname) from pg_stat_user_tables
  where greatest(n_dead_tup, n_mod_since_analyze) > 50 + 0.2 * n_live_tup
  order by n_dead_tup + n_mod_since_analyze desc limit 1`

type Report = (message: string) => void

/**
 * Starts the work that a PostgreSQL server does in background processes, because PGlite has no such processes: checkpoints (without them,
 * the log grows forever), vacuum (without it, tables grow) and analyze (without it, the query planner has no statistics). Also refuses
 * writes while the disk is nearly full (SQLSTATE 25006); reads still work.
 */
export function startDatabaseUpkeep(session: SharedSession, folder: string, report: Report) {
  const timers = [
    every(DISK_CHECK_MS, watchDisk(session, folder, report)),
    every(RESERVE_CHECK_MS, async () => createReserve(folder, REFUSE_WRITES_BELOW_BYTES)),
    every(CHECKPOINT_CHECK_MS, () => checkpointIfLong(session)),
    every(VACUUM_CHECK_MS, vacuumWhenQuiet(session)),
  ]
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }

  function every(milliseconds: number, work: () => Promise<void>) {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      work()
        .catch((error: unknown) => report(`upkeep: ${String(error)}`))
        .finally(() => (busy = false))
    }, milliseconds)
  }
}

function watchDisk(session: SharedSession, folder: string, report: Report) {
  let refusing = false
  return async () => {
    const full = measureFreeBytes(folder) < REFUSE_WRITES_BELOW_BYTES
    if (full === refusing) return
    const done = await session.runBetween(`set default_transaction_read_only = ${full}`)
    if (done === null) return
    refusing = full
    report(full ? 'the disk is nearly full; writes are refused' : 'the disk has space again')
  }
}

async function checkpointIfLong(session: SharedSession) {
  const longest = session.quietForMs < PAUSE_MS ? CHECKPOINT_AT_LATEST_BYTES : CHECKPOINT_IN_A_PAUSE_BYTES
  const [bytes] = (await session.runBetween(LOG_SINCE_CHECKPOINT)) ?? []
  if (Number(bytes) > longest) await session.runBetween('checkpoint')
}

// Vacuums one table at a time while nobody uses the database, because a vacuum blocks all connections. If the database is always in use,
// vacuums once an hour anyway.
function vacuumWhenQuiet(session: SharedSession) {
  let lastAt = Date.now()
  return async () => {
    if (session.quietForMs < QUIET_MS && Date.now() - lastAt < VACUUM_AT_LATEST_MS) return
    const [vacuum] = (await session.runBetween(VACUUM_OF_WORST_TABLE)) ?? []
    if (vacuum !== undefined) await session.runBetween(vacuum)
    lastAt = Date.now()
  }
}
