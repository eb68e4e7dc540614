import { and, eq, isNull } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '../../runtime/describe-error.ts'
import { outbox } from '../../db/schema/operations.ts'
import { claimNextRow, isStillLeased, type OutboxDeps, type OutboxRow, renewLease } from './lease.ts'
import { MAX_OUTBOX_ATTEMPTS, computeRetryDelay } from './retry-delay.ts'

type Work = {
  kind: 'mail' | 'production' | 'removal'
  /** The maximum number of rows to work on per call. */
  maxRows: number
  /** The message to log if the work throws an error. */
  failure: string
  run: (payload: unknown) => Promise<void>
}

/** The pauses in ms between attempts to record that work is done. Together, they are shorter than a lease. */
const NOTE_AGAIN_MS = [500, 2_000, 5_000, 10_000]

/**
 * Does the due work of one kind, and returns the number of rows that it worked on. Each row is claimed on its own, and leased while its
 * work runs, without a transaction. If the worker dies, the row is due again when its lease ends. After `MAX_OUTBOX_ATTEMPTS` attempts, the
 * row waits for an operator (background-tasks.ts). Delivery is at least once: work is repeated only if a worker dies before recording it.
 */
export async function processOutbox(deps: OutboxDeps, work: Work): Promise<number> {
  for (let count = 0; count < work.maxRows; count += 1) {
    const row = await claimNextRow(deps, work.kind)
    if (!row) return count
    await attempt(deps, work, row)
  }
  return work.maxRows
}

async function attempt(deps: OutboxDeps, work: Work, row: OutboxRow): Promise<void> {
  // Gives up a row that has reached the maximum number of attempts. An attempt also counts if the worker dies during it.
  if (row.attempts > MAX_OUTBOX_ATTEMPTS)
    return noteFailure(deps, work, row, row.lastError ?? 'The process ended')
  const lease = renewLease(deps, row)
  try {
    const failure = await runOnce(work, row)
    if (failure) await noteFailure(deps, work, row, failure.error)
    else await noteDone(deps, row)
  } finally {
    lease.stop()
  }
}

async function runOnce({ run }: Work, { payload }: OutboxRow): Promise<{ error: unknown } | null> {
  try {
    await run(payload)
    return null
  } catch (error) {
    return { error }
  }
}

/** Records that work is done. Retries while the database is unavailable: an e-mail that isn't recorded as sent would be sent again. */
async function noteDone(deps: OutboxDeps, row: OutboxRow): Promise<void> {
  for (const pauseMs of NOTE_AGAIN_MS) {
    try {
      return await writeDone(deps, row)
    } catch {
      await wait(pauseMs)
    }
  }
  await writeDone(deps, row)
}

async function writeDone({ db, now }: OutboxDeps, row: OutboxRow): Promise<void> {
  // Deletes the content of the e-mail, because it isn't needed any more and contains a customer's address. The row counts as done even if
  // the lease has already ended.
  await db
    .update(outbox)
    .set({ doneAt: now(), payload: {}, lastError: null })
    .where(and(eq(outbox.id, row.id), isNull(outbox.doneAt)))
}

async function noteFailure(
  { db, now, log }: OutboxDeps,
  { failure }: Work,
  row: OutboxRow,
  error: unknown,
): Promise<void> {
  const { id, attempts } = row
  const lastError = describeError(error, 'message').slice(0, 500)
  const gaveUp = attempts >= MAX_OUTBOX_ATTEMPTS
  const what = gaveUp
    ? `${failure}; it was tried ${MAX_OUTBOX_ATTEMPTS} times and now waits for the operator`
    : failure
  log(gaveUp ? 'error' : 'warn', what, { id, attempts, error })
  const next = new Date(now().getTime() + computeRetryDelay(attempts))
  await db
    .update(outbox)
    .set(gaveUp ? { lastError, failedAt: now() } : { lastError, nextAttemptAt: next })
    .where(isStillLeased(row))
}
