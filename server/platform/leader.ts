import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'
import type { Log } from '../runtime/log.ts'
import { runRepeatedly } from '../runtime/run-repeatedly.ts'

/** The key in the table `settings` under which the leading process and the end of its lease are stored. */
const KEY = 'leader'
const LEASE_MS = 30_000
const RENEW_EVERY_MS = 8_000

export type Leader = {
  /** Whether this process is the leader now. If this process is still making its first attempt to take the lease, waits for the result. */
  isLeader(): Promise<boolean>
  /** Gives the lease up, so that another process can become the leader immediately. */
  stop(): Promise<void>
}

/** The leader election of a shop with a single process, which is always the leader. */
export const SINGLE_PROCESS_LEADER: Leader = {
  isLeader: () => Promise.resolve(true),
  stop: () => Promise.resolve(),
}

/**
 * Lets this process take part in the election of a leader among the processes on one database. The leader holds a lease by the database's
 * clock. An advisory lock can't be used: it belongs to a session, and poolers such as PgBouncer share sessions between processes.
 */
export function electLeader(db: Database, log: Log): Leader {
  const id = randomUUID()
  let leadsUntil = 0
  const stand = async () => {
    const asked = performance.now()
    leadsUntil = (await takeLease(db, id)) ? asked + LEASE_MS : 0
  }
  // If the database is unavailable, the process continues without a lease.
  const first = stand().catch((error: unknown) => log('warn', 'Couldn’t take the leader’s lease', { error }))
  const renewing = runRepeatedly({
    name: 'leader',
    everyMs: RENEW_EVERY_MS,
    run: () => first.then(stand),
    log,
  })
  return {
    async isLeader() {
      await first
      return performance.now() < leadsUntil
    },
    async stop() {
      await renewing.stop()
      leadsUntil = 0
      await dropLease(db, id).catch(() => {})
    },
  }
}

async function takeLease(db: Database, id: string): Promise<boolean> {
  const value = sql`jsonb_build_object('id', ${id}::text, 'until', extract(epoch from clock_timestamp()) * 1000 + ${LEASE_MS}::int)`
  const isFree = sql`${settings.value} ->> 'id' = ${id}
    or (${settings.value} ->> 'until')::numeric < extract(epoch from clock_timestamp()) * 1000`
  const taken = await db
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value }, setWhere: isFree })
    .returning({ key: settings.key })
  return taken.length > 0
}

async function dropLease(db: Database, id: string): Promise<void> {
  await db.delete(settings).where(and(eq(settings.key, KEY), sql`${settings.value} ->> 'id' = ${id}`))
}
