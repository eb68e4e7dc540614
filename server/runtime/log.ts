import { describeError } from './describe-error.ts'

export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  /** The details of the event. Errors are passed as they are, because `describeError` removes customer data. */
  details?: Record<string, unknown>,
) => void

/** Writes one line of JSON per event to standard error. */
export const writeLog: Log = (level, message, details) => {
  process.stderr.write(`${formatLogLine(level, message, details)}\n`)
}

export const formatLogLine = (...[level, message, details = {}]: Parameters<Log>): string =>
  JSON.stringify({ time: new Date().toISOString(), level, message, ...readable(details) })

const readable = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      value instanceof Error ? describeError(value) : value,
    ]),
  )
