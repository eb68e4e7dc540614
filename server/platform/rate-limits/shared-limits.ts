import { inArray, lt, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { deleteBatch } from '../../db/delete-batch.ts'
import { rateLimits } from '../../db/schema/operations.ts'
import type { Deps } from '../../deps.ts'
import type { AttemptSource, AttemptLimits, RateLimitPolicy } from './policies.ts'

/**
 * Counts attempts in the database, for all processes. A time window starts with the first attempt. Visitors and IP addresses are stored as
 * keyed hashes. A single statement counts an attempt for the visitor and for the IP address.
 */
export function createSharedLimits(
  { db, visitorSecret }: Pick<Deps, 'db' | 'visitorSecret'>,
  name: string,
  policy: RateLimitPolicy,
): AttemptLimits {
  const keyOf = (who: string) =>
    createHmac('sha256', visitorSecret).update(`rate limit ${name} ${who}`).digest('base64url')
  const giveBack = async (keys: string[]) => {
    await db
      .update(rateLimits)
      .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
      .where(inArray(rateLimits.key, keys))
  }
  return {
    async take({ visitorHash, address }: AttemptSource, now) {
      const limitOf = new Map([
        [keyOf(`visitor ${visitorHash}`), policy.visitor],
        [keyOf(`address ${address}`), policy.address],
      ])
      const endsAt = new Date(now.getTime() + policy.windowMs)
      // Sorts the keys. All processes lock the rows in this order, so that concurrent attempts can't deadlock.
      const keys = [...limitOf.keys()].toSorted()
      const isOver = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`
      const counted = await db
        .insert(rateLimits)
        .values(keys.map((key) => ({ key, attempts: 1, endsAt })))
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
        })
        .returning()
      if (counted.every(({ key, attempts }) => attempts <= (limitOf.get(key) ?? 0)))
        return { ok: true, giveBack: () => giveBack(keys) }
      // A refused attempt isn't counted, because it would use up the attempts of other visitors at the same IP address.
      await giveBack(keys)
      return { ok: false }
    },
  }
}

/** Deletes up to 500 time windows that have ended. Returns the number deleted. */
export function sweepRateLimits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteBatch(db, rateLimits, lt(rateLimits.endsAt, now()))
}
