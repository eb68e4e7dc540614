import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RewardCounts } from '../../domain/reward-points/achievements.ts'
import type { Database } from '../db/database.ts'

const countsSchema = z.object({
  links: z.coerce.number(),
  friends: z.coerce.number(),
  rewards: z.coerce.number(),
  orders: z.coerce.number(),
})

/** Counts the events that achievements depend on. Sample orders, free orders, cancelled orders and returned rewards don't count. */
export async function countRewardEvents(db: Database, visitorHash: string): Promise<RewardCounts> {
  const { rows } = await db.execute(sql`
    select
      (select count(*) from referral_codes where visitor_hash = ${visitorHash} and is_current) as links,
      (select count(*) from referrals
        where referrer_visitor_hash = ${visitorHash} and status = 'completed') as friends,
      (select count(*) from reward_redemptions where visitor_hash = ${visitorHash} and withdrawn_at is null) as rewards,
      (select count(*) from orders where visitor_hash = ${visitorHash} and total_cents > 0 and not sample
        and status not in ('cancelled', 'refunded')) as orders`)
  return countsSchema.parse(rows[0])
}
