import { GraphQLError } from 'graphql'
import { isDatabaseUnavailable } from '../runtime/database-errors.ts'
import type { Log } from '../runtime/log.ts'

/**
 * Decides which details of an error clients see. After a client's own mistake, the response contains the error message. After an internal
 * error, only the log contains details. While the database is unavailable, the status asks clients to retry.
 */
export function maskError(error: unknown, log: Log): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return error
  const path = error instanceof GraphQLError ? error.path : undefined
  if (isDatabaseUnavailable(cause)) {
    log('warn', 'The database is unavailable', { path: path?.join('.'), error: cause })
    return masked('The shop can’t reach its database. Please try again.', 503, { 'retry-after': '5' })
  }
  log('error', 'Couldn’t resolve a field', { path: path?.join('.'), error: cause })
  return masked('Internal error. Something went wrong on our side.', 500, {})

  function masked(message: string, status: number, headers: Record<string, string>): GraphQLError {
    const code = status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR'
    return new GraphQLError(message, {
      ...(path && { path }),
      extensions: { code, http: { status, headers } },
    })
  }
}
