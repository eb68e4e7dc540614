import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { describeError } from '../describe-error.ts'
import { outbox } from '../db/schema/operations.ts'
import { retryDelay } from './retry-delay.ts'

type Row = typeof outbox.$inferSelect
type OutboxDeps = Pick<Deps, 'db' | 'now' | 'log'>

type Work = {
  kind: 'mail' | 'production' | 'removal'
  /** Taken at once. */
  most: number
  /** What is logged when `run` throws. */
  failure: string
  run: (payload: unknown) => Promise<void>
}

/**
 * Does what is due of one kind, and tells how much. Each is claimed first by moving its next attempt into the future, then done without
 * a transaction, then noted as done: of several workers one does it, and work whose worker died is tried again. At least once, that is.
 */
export async function workOutbox(deps: OutboxDeps, work: Work): Promise<number> {
  const due = await claimDue(deps, work)
  for (const row of due) await attempt(deps, work, row)
  return due.length
}

async function claimDue({ db, now }: OutboxDeps, { kind, most }: Work): Promise<Row[]> {
  return db.transaction(async (tx) => {
    const isDue = and(eq(outbox.kind, kind), isNull(outbox.doneAt), lte(outbox.nextAttemptAt, now()))
    const rows = await tx
      .select()
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(most)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const attempts = row.attempts + 1
      const nextAttemptAt = new Date(now().getTime() + retryDelay(attempts))
      await tx.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.id, row.id))
    }
    return rows
  })
}

async function attempt({ db, now, log }: OutboxDeps, { run, failure }: Work, row: Row): Promise<void> {
  try {
    await run(row.payload)
    // A mail's text is not needed any more, and it holds an address.
    await db.update(outbox).set({ doneAt: now(), payload: {}, lastError: null }).where(eq(outbox.id, row.id))
  } catch (error) {
    const lastError = describeError(error, 'message').slice(0, 500)
    log('warn', failure, { id: row.id, attempts: row.attempts + 1, error })
    await db.update(outbox).set({ lastError }).where(eq(outbox.id, row.id))
  }
}
