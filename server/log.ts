export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  details?: Record<string, unknown>,
) => void

/** One line of JSON an event on standard error: for people to read and for machines to gather. */
export const writeLog: Log = (level, message, details = {}) => {
  const readable = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, describe(value)]))
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...readable })}\n`)
}

/** An error with what caused it: a query that failed says little without the database's own words. */
function describe(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const cause = value.cause instanceof Error ? ` caused by ${value.cause.message}` : ''
  return `${value.stack ?? value.message}${cause}`
}
