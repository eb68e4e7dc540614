import { and, count, eq, inArray } from 'drizzle-orm'
import {
  bonusChanges,
  type RewardAchievementId,
  rewardAchievementIds,
} from '../../domain/reward-points/achievements.ts'
import type { Transaction } from '../db/database.ts'
import { referrals } from '../db/schema/referrals.ts'
import { rewardPointEntries } from '../db/schema/reward-points.ts'
import { changeRewardPoints } from './points-ledger.ts'

type Cause = {
  referrerHash: string
  /** The referral that was completed or reversed: it moves each bonus once at most. */
  referralId: string
  now: Date
}

/** Gives or takes back the bonuses of achievements, after the number of somebody's friends has changed. Their balance is locked. */
export async function settleBonuses(
  tx: Transaction,
  { referrerHash, referralId, now }: Cause,
): Promise<void> {
  const [row] = await tx
    .select({ friends: count() })
    .from(referrals)
    .where(and(eq(referrals.referrerVisitorHash, referrerHash), eq(referrals.status, 'completed')))
  const had = await listBonuses(tx, referrerHash)
  for (const { id, kind, points } of bonusChanges(row?.friends ?? 0, had))
    await changeRewardPoints(tx, {
      kind,
      points,
      visitorHash: referrerHash,
      reason: kind === 'earn' ? 'bonus' : 'bonus-reversed',
      reference: `bonus:${id}:${referralId}:${kind}`,
      now,
    })
}

/** Bonuses in the ledger that weren't taken back, with their points. */
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
