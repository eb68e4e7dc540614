import { describeError } from './describe-error.ts'

export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  /** An error is given as it is: `describeError` leaves out what it tells of customers. */
  details?: Record<string, unknown>,
) => void

/** One line of JSON an event on standard error: for people to read and for machines to gather. */
export const writeLog: Log = (level, message, details) => {
  process.stderr.write(`${logLine(level, message, details)}\n`)
}

export const logLine = (...[level, message, details = {}]: Parameters<Log>): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...readable(details) })

const readable = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      value instanceof Error ? describeError(value) : value,
    ]),
  )
