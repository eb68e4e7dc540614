import { z } from 'zod'

/**
 * The default time that a request waits for a connection, and for each of its statements. It is below the 2 s within which shoppers have to
 * see that the database is unavailable. The wait for a connection includes queueing behind other requests, which takes longer on a busy
 * machine. If the database hangs, the statements of those requests fail, which ends the queue.
 */
export const ANSWERS_WITHIN_MS = 1_500

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const sqlError = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  constraint: z.string().optional(),
})
const systemError = z.object({ code: z.string() })

/** Returns a failed statement's SQLSTATE ("23505") and constraint name; null for other errors. */
export function sqlState(error: unknown): { code: string; constraint: string | undefined } | null {
  for (const cause of causesOf(error)) {
    const found = sqlError.safeParse(cause)
    // Node's own codes, such as EPIPE, can look like a SQLSTATE.
    if (found.success && !found.data.code.startsWith('E')) {
      return { code: found.data.code, constraint: found.data.constraint }
    }
  }
  return null
}

// Connection lost; out of disk space, memory or connections; starting or shutting down; read-only, as the embedded database becomes when
// its disk is nearly full. Deadlocks, serialization failures and server timeouts were rolled back and can be retried. XX000 is an internal
// server error, with which every new connection fails while the disk is full.
const UNAVAILABLE_STATES = /^(08|53|57P|58)|^(25006|25P03|40001|40P01|55P03|57014|XX000)$/
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
// Messages of errors without a code, from pg and its pool.
const UNAVAILABLE_WORDS =
  /^Query read timeout|timeout exceeded when trying to connect|^Connection terminated|^timeout expired|^Client was closed|^Client has encountered a connection error/

/** A request waited too long for its turn at the database. It hasn't started, so it may be retried. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
}

/** Whether the database rejected a text because it contains a NUL character or an unpaired surrogate. */
export function isUnstorableText(error: unknown): boolean {
  const code = sqlState(error)?.code
  return code === '22021' || code === '22P05'
}

/** Whether the database is unreachable, hanging or full, so that the request may be retried later (503). */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== null) return UNAVAILABLE_STATES.test(state.code)
  return causesOf(error).some((cause) => {
    if (cause instanceof DatabaseBusyError) return true
    const code = systemError.safeParse(cause).data?.code
    if (code !== undefined && UNAVAILABLE_CODES.has(code)) return true
    return cause instanceof Error && UNAVAILABLE_WORDS.test(cause.message)
  })
}

/** Returns an error and its causes. Drizzle wraps the driver's error and adds the SQL to its message. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause !== undefined && causes.length < 5;) {
    causes.push(cause)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return causes
}
