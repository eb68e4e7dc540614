import type { Context } from 'hono'
import { findClientAddress } from '../runtime/client-address.ts'
import type { Deps } from '../deps.ts'
import { createAttemptLimits } from '../platform/rate-limits/attempt-limits.ts'
import { type CountedAttempt, type RateLimitName, RATE_LIMITS } from '../platform/rate-limits/policies.ts'
import { findVisitor } from '../visitor.ts'
import { respondProblem } from './problem.ts'

export type TooManyCalls = { ok: false; reason: 'too-many-requests'; retryAfterSeconds: number }

/**
 * Counts a call, and returns whether it is within the limit. Calls are counted for the visitor of the request, or for `asker` if it is
 * given.
 */
export type CallLimit = (c: Context, asker?: string) => Promise<CountedAttempt | TooManyCalls>

/** Limits how often each visitor and each IP address may call a route. Visitors without a cookie are counted only by IP address. */
export function createCallLimit(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>,
  name: RateLimitName,
): CallLimit {
  const limits = createAttemptLimits(deps, name)
  return async (c, asker) => {
    const address = findClientAddress(c, deps.env)
    const visitorHash = asker ?? (await findVisitor(c, deps))?.hash ?? address
    const attempt = await limits.take({ visitorHash, address }, deps.now())
    return attempt.ok ? attempt : createTooManyCallsError(name)
  }
}

export const createTooManyCallsError = (name: RateLimitName): TooManyCalls => ({
  ok: false,
  reason: 'too-many-requests',
  retryAfterSeconds: RATE_LIMITS[name].windowMs / 1_000,
})

export function respondTooManyCalls(c: Context, { reason, retryAfterSeconds }: TooManyCalls) {
  c.header('Retry-After', String(retryAfterSeconds))
  return respondProblem(c, reason)
}
