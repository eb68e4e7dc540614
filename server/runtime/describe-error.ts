import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { listErrorCauses } from './database-errors.ts'

type Detail = 'stack' | 'message'

const MAX_CHARACTERS = 4_000
const MAX_SQL = 1_000
const MAIL_ADDRESS = /[^\s<>"'(),:;[\]]+@[^\s<>"'(),:;[\]]+/g
/** Matches the SQLSTATEs of errors whose message quotes the rejected value. */
const DATA_EXCEPTION = /^22/

/**
 * Describes an error and its causes, for the log and for rows that record why work failed. The text contains no customer data: query
 * parameters, values in database errors and e-mail addresses are left out. `detail` says whether to include the stack, as in the log, or
 * only the message, as for operators.
 */
export function describeError(error: unknown, detail: Detail = 'stack'): string {
  const described = listErrorCauses(error)
    .map((cause) => describeCause(cause, detail))
    .join('\ncaused by ')
  return described.replace(MAIL_ADDRESS, '…@…').slice(0, MAX_CHARACTERS)
}

function describeCause(error: unknown, detail: Detail): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof DrizzleQueryError)
    return `Failed query: ${error.query.slice(0, MAX_SQL)}${detail === 'stack' ? framesOf(error) : ''}`
  if (error instanceof pg.DatabaseError) return describeDatabaseError(error)
  return detail === 'stack' ? (error.stack ?? error.message) : String(error)
}

function describeDatabaseError({ code = '', message, table, constraint }: pg.DatabaseError): string {
  const where = Object.entries({ constraint, table }).map(([name, value]) => value && `${name} ${value}`)
  const text = DATA_EXCEPTION.test(code) ? null : message
  return [`SQLSTATE ${code}`, ...where, text].filter((part) => typeof part === 'string').join(', ')
}

/** Returns only the frames of the stack. The message before them contains the query's parameters. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}
