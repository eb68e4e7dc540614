import type { Database } from '../db/database.ts'
import { getClientAddress } from '../runtime/request-address.ts'
import { createAttemptLimits } from '../platform/rate-limits/attempt-limits.ts'
import type { AttemptLimits } from '../platform/rate-limits/policies.ts'
import type { DiscountCodeAttemptDeps } from './code-attempts.ts'

const counts = new WeakMap<Database, AttemptLimits>()

/**
 * Counts a new cart for the caller's IP address. Returns false if the address has opened too many. Carts that the shop creates itself
 * aren't limited.
 */
export async function countNewCart(deps: DiscountCodeAttemptDeps): Promise<boolean> {
  const address = getClientAddress()
  if (address === undefined) return true
  const limits = counts.get(deps.db) ?? createAttemptLimits(deps, 'new-carts')
  counts.set(deps.db, limits)
  return (await limits.take({ visitorHash: address, address }, deps.now())).ok
}
