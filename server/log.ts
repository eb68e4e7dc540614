import type { Log } from './deps.ts'

/** One line of JSON an event on standard error: for people to read and for machines to gather. */
export const writeLog: Log = (level, message, details = {}) => {
  const readable = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, describe(value)]))
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...readable })}\n`)
}

const describe = (value: unknown): unknown =>
  value instanceof Error ? (value.stack ?? value.message) : value
