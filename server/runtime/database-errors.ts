import { z } from 'zod'

/**
 * The default time limit in ms for getting a connection, and for each statement of a request. It is less than 2 s, because shoppers must
 * learn within 2 s that the database is unavailable. Waiting for a connection includes waiting for earlier requests. If the database hangs,
 * the statements of earlier requests fail and free their connections.
 */
export const DATABASE_RESPONSE_TIMEOUT_MS = 1_500

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const sqlError = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  constraint: z.string().optional(),
})
const systemError = z.object({ code: z.string() })

/** Returns the SQLSTATE ("23505") and the name of the constraint from the error of a statement; null for other errors. */
export function findSqlState(error: unknown): { code: string; constraint: string | undefined } | null {
  for (const cause of listErrorCauses(error)) {
    const found = sqlError.safeParse(cause)
    // Excludes Node's own error codes, such as EPIPE, because they look like an SQLSTATE.
    if (found.success && !found.data.code.startsWith('E')) {
      return { code: found.data.code, constraint: found.data.constraint }
    }
  }
  return null
}

// The SQLSTATEs of errors after which a request may be retried:
// - The connection was lost.
// - There is no disk space, memory or connection left.
// - The server is starting or shutting down.
// - The database is read-only, as the embedded database is when its disk is nearly full.
// - The server has rolled back a deadlock, a serialization failure or a timeout.
// - XX000, an internal error of the server, which every new connection gets while the disk is full.
const UNAVAILABLE_STATES = /^(08|53|57P|58)|^(25006|25P03|40001|40P01|55P03|57014|XX000)$/
const UNAVAILABLE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
// Some errors of pg and its pool have no code. These patterns match the messages of such errors.
const UNAVAILABLE_WORDS =
  /^Query read timeout|timeout exceeded when trying to connect|^Connection terminated|^timeout expired|^Client was closed|^Client has encountered a connection error/

/** A request has waited too long for the database. Nothing has been done yet, so it may be retried. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
}

/** Whether the database rejected a text because of a NUL character or an unpaired surrogate. */
export function isUnstorableText(error: unknown): boolean {
  const code = findSqlState(error)?.code
  return code === '22021' || code === '22P05'
}

/** Whether the database is unreachable, hanging or full. If it is, the response should be 503, and the client may retry the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = findSqlState(error)
  if (state !== null) return UNAVAILABLE_STATES.test(state.code)
  return listErrorCauses(error).some((cause) => {
    if (cause instanceof DatabaseBusyError) return true
    const code = systemError.safeParse(cause).data?.code
    if (code !== undefined && UNAVAILABLE_CODES.has(code)) return true
    return cause instanceof Error && UNAVAILABLE_WORDS.test(cause.message)
  })
}

/** Returns an error and its causes. Drizzle wraps the driver's error in an error of its own, whose message contains the SQL. */
export function listErrorCauses(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let cause = error; cause !== undefined && causes.length < 5;) {
    causes.push(cause)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return causes
}
