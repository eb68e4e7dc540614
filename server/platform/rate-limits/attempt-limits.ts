import type { Deps } from '../../deps.ts'
import { createMemoryLimits } from './memory-limits.ts'
import { type AttemptLimits, type RateLimitName, type RateLimitPolicy, RATE_LIMITS } from './policies.ts'
import { createSharedLimits } from './shared-limits.ts'

/** Counts attempts for a rate-limit policy: in PostgreSQL, which several processes may share, or in memory if the database is embedded. */
export function createAttemptLimits(
  deps: Pick<Deps, 'db' | 'env' | 'visitorSecret'>,
  name: RateLimitName,
): AttemptLimits {
  const policy: RateLimitPolicy = RATE_LIMITS[name]
  return deps.env.DATABASE_URL === undefined || policy.perProcess
    ? createMemoryLimits(policy)
    : createSharedLimits(deps, name, policy)
}
