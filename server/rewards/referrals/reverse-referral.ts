import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewardPointEntries } from '../../db/schema/reward-points.ts'
import { settleAchievementBonuses } from '../bonuses.ts'
import { changeRewardPoints } from '../points-ledger.ts'
import { refundRewardPoints, withdrawUnusedCodes } from '../redemptions.ts'

/**
 * Reverses the effects of an order on points, in the transaction that cancels it or refunds it in full. The referrer loses the points for
 * this buyer. The buyer gets back the points of a reward that was used. Repeated calls have no effect.
 */
export async function reverseReferral(
  tx: Transaction,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.orderId, orderId), eq(referrals.status, 'completed')))
    .for('update')
  if (referral) await revokeReferral(tx, referral, now)
  const [order] = await tx
    .select({ discountCode: orders.discountCode })
    .from(orders)
    .where(eq(orders.id, orderId))
  const discountCode = order?.discountCode ?? null
  if (discountCode !== null) await refundRewardPoints(tx, { discountCode, now })
}

type Referral = typeof referrals.$inferSelect

/**
 * Takes back the points of a completed referral, and the bonus that depended on it. If the referrer then owes points, voids their unused
 * codes too.
 */
export async function revokeReferral(
  tx: Transaction,
  { id, referrerVisitorHash: visitorHash }: Pick<Referral, 'id' | 'referrerVisitorHash'>,
  now: Date,
): Promise<void> {
  await tx.update(referrals).set({ status: 'reversed', decidedAt: now }).where(eq(referrals.id, id))
  const reference = `referral:${id}`
  const [earned] = await tx
    .select({ points: rewardPointEntries.amount })
    .from(rewardPointEntries)
    .where(eq(rewardPointEntries.reference, reference))
  // A referrer who has deleted their data has no points any more.
  if (visitorHash.startsWith('closed:')) return
  // If the referral was completed at a time when referrals earned no points, there is no ledger entry to reverse.
  if (earned) {
    const change = {
      kind: 'take-back',
      points: earned.points,
      visitorHash,
      reason: 'friend-reversed',
    } as const
    await changeRewardPoints(tx, { ...change, reference: `${reference}:back`, now })
  }
  await settleAchievementBonuses(tx, { referrerHash: visitorHash, referralId: id, now })
  await withdrawUnusedCodes(tx, visitorHash, now)
}
