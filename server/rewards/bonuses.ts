import { and, count, eq, inArray } from 'drizzle-orm'
import {
  computeBonusChanges,
  type RewardAchievementId,
  rewardAchievementIds,
} from '../../domain/reward-points/achievements.ts'
import type { Transaction } from '../db/database.ts'
import { referrals } from '../db/schema/referrals.ts'
import { rewardPointEntries } from '../db/schema/reward-points.ts'
import { changeRewardPoints, lockRewardPoints } from './points-ledger.ts'

type Cause = {
  referrerHash: string
  /** The referral that was completed or reversed. It can grant each bonus only once, and take it back only once. */
  referralId: string
  now: Date
}

/** Grants or takes back the bonuses of achievements, after the number of the referrer's friends has changed. */
export async function settleAchievementBonuses(
  tx: Transaction,
  { referrerHash, referralId, now }: Cause,
): Promise<void> {
  // Locks the points before counting friends. Without the lock, if the referrals of two friends were completed at the same moment, each
  // count would miss the other friend.
  await lockRewardPoints(tx, referrerHash)
  const [row] = await tx
    .select({ friends: count() })
    .from(referrals)
    .where(and(eq(referrals.referrerVisitorHash, referrerHash), eq(referrals.status, 'completed')))
  const had = await listBonuses(tx, referrerHash)
  for (const { id, kind, points } of computeBonusChanges(row?.friends ?? 0, had))
    await changeRewardPoints(tx, {
      kind,
      points,
      visitorHash: referrerHash,
      reason: kind === 'earn' ? 'bonus' : 'bonus-reversed',
      reference: `bonus:${id}:${referralId}:${kind}`,
      now,
    })
}

/** Lists how many points the ledger has for each bonus: 0 if the bonus was never granted, or was taken back. */
async function listBonuses(tx: Transaction, visitorHash: string): Promise<Map<RewardAchievementId, number>> {
  const entries = await tx
    .select({ reference: rewardPointEntries.reference, amount: rewardPointEntries.amount })
    .from(rewardPointEntries)
    .where(
      and(
        eq(rewardPointEntries.visitorHash, visitorHash),
        inArray(rewardPointEntries.reason, ['bonus', 'bonus-reversed']),
      ),
    )
  const given = (id: RewardAchievementId) =>
    entries
      .filter(({ reference }) => reference.startsWith(`bonus:${id}:`))
      .reduce((sum, { amount }) => sum + amount, 0)
  return new Map(rewardAchievementIds.map((id) => [id, given(id)]))
}
