import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { getClientAddress } from '../runtime/request-address.ts'
import { findDiscount } from './discounts.ts'
import { createAttemptLimits } from '../platform/rate-limits/attempt-limits.ts'
import type { AttemptLimits } from '../platform/rate-limits/policies.ts'

// The counters of guessed discount codes, one per database. Forms, links, REST, GraphQL and the checkout all use the same counter.
const counts = new WeakMap<Database, AttemptLimits>()

export type DiscountCodeAttemptDeps = Pick<Deps, 'db' | 'env' | 'visitorSecret' | 'now'>

function attemptsOf(deps: DiscountCodeAttemptDeps): AttemptLimits {
  const known = counts.get(deps.db) ?? createAttemptLimits(deps, 'discount-codes')
  counts.set(deps.db, known)
  return known
}

/**
 * Whether the caller may try these discount codes. Each code that the shop doesn't know counts as a guess; after too many guesses, even
 * valid codes are refused. If there is no cart (`cartId` is null), guesses are counted by IP address.
 */
export async function isAllowedToTryCodes(
  deps: DiscountCodeAttemptDeps,
  codes: readonly string[],
  cartId: string | null,
): Promise<boolean> {
  const address = getClientAddress() ?? 'unknown'
  const attempter = { visitorHash: cartId ?? address, address }
  for (const code of codes) {
    const attempt = await attemptsOf(deps).take(attempter, deps.now())
    if (!attempt.ok) return false
    if (await findDiscount(deps.db, code)) await attempt.giveBack()
  }
  return true
}
