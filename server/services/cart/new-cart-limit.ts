import type { Database } from '../../db/database.ts'
import { requestAddress } from '../../request-address.ts'
import { type AttemptLimits, createAttemptLimits } from '../checkout/attempt-limits.ts'

/** New carts of an address in ten minutes: another storefront's server opens them for all of its shoppers. */
const LIMIT = 300

const counts = new WeakMap<Database, AttemptLimits>()

/** Counts one more cart; false where an address has opened too many. What the shop does by itself isn't limited. */
export function mayOpenCart({ db, now }: { db: Database; now: () => Date }): boolean {
  const address = requestAddress()
  if (address === undefined) return true
  const limits =
    counts.get(db) ?? createAttemptLimits({ visitor: LIMIT, address: LIMIT, windowMs: 10 * 60 * 1_000 })
  counts.set(db, limits)
  return limits.take({ visitorHash: address, address }, now()).ok
}
