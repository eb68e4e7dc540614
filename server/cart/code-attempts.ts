import type { Database } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { requestAddress } from '../runtime/request-address.ts'
import { findDiscount } from './discounts.ts'
import { createAttemptLimits } from '../platform/rate-limits/attempt-limits.ts'
import type { AttemptLimits } from '../platform/rate-limits/policies.ts'

// There is one counter for all entry points: forms, links, REST, GraphQL and the checkout.
const counts = new WeakMap<Database, AttemptLimits>()

export type CodeAttemptDeps = Pick<Deps, 'db' | 'env' | 'visitorSecret' | 'now'>

function attemptsOf(deps: CodeAttemptDeps): AttemptLimits {
  const known = counts.get(deps.db) ?? createAttemptLimits(deps, 'discount-codes')
  counts.set(deps.db, known)
  return known
}

/**
 * Counts codes that the shop doesn't know as guesses. After too many it returns false, and then refuses valid codes too. Before there is a
 * cart, `cartId` is null and guesses are counted by IP address.
 */
export async function mayTryCodes(
  deps: CodeAttemptDeps,
  codes: readonly string[],
  cartId: string | null,
): Promise<boolean> {
  const address = requestAddress() ?? 'unknown'
  const attempter = { visitorHash: cartId ?? address, address }
  for (const code of codes) {
    const attempt = await attemptsOf(deps).take(attempter, deps.now())
    if (!attempt.ok) return false
    if (await findDiscount(deps.db, code)) await attempt.giveBack()
  }
  return true
}
