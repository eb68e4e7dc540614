import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { discounts } from '../../db/schema/cart.ts'
import { referralCodes, referrals } from '../../db/schema/referrals.ts'
import { rewardPointEntries, rewardRedemptions } from '../../db/schema/reward-points.ts'
import { anonymisePointsLedger, lockRewardPoints } from '../../rewards/index.ts'

type Erasure = { visitorHash: string; name: string; now: Date }

/**
 * Removes the visitor's points with a ledger entry, deletes the referral links and voids unused codes. Completed referrals are kept, so
 * that no referral can be completed twice. Locks referrals before the balance, as the code for payments does, to avoid deadlocks.
 */
export async function eraseRewards(tx: Transaction, { visitorHash, name, now }: Erasure): Promise<void> {
  const asFriend = eq(referrals.friendVisitorHash, visitorHash)
  const asReferrer = eq(referrals.referrerVisitorHash, visitorHash)
  const own = or(asFriend, asReferrer)
  await tx.select({ id: referrals.id }).from(referrals).where(own).orderBy(asc(referrals.id)).for('update')
  await tx.delete(referrals).where(and(own, eq(referrals.status, 'pending')))
  await tx.update(referrals).set({ friendVisitorHash: null }).where(asFriend)
  await tx.update(referrals).set({ referrerVisitorHash: name }).where(asReferrer)
  await tx.delete(referralCodes).where(eq(referralCodes.visitorHash, visitorHash))
  await endPoints(tx, { visitorHash, name, now })
  const redeemed = eq(rewardRedemptions.visitorHash, visitorHash)
  const codes = tx.select({ code: rewardRedemptions.code }).from(rewardRedemptions).where(redeemed)
  await tx.delete(discounts).where(and(inArray(discounts.code, codes), eq(discounts.usedCount, 0)))
  await tx.delete(rewardRedemptions).where(redeemed)
}

async function endPoints(tx: Transaction, { visitorHash, name, now }: Erasure): Promise<void> {
  const { available } = await lockRewardPoints(tx, visitorHash)
  if (available > 0)
    await tx.insert(rewardPointEntries).values({
      visitorHash,
      amount: -available,
      balanceAfter: 0,
      reason: 'wallet-deleted',
      reference: `wallet:${name}:points`,
      createdAt: now,
    })
  await anonymisePointsLedger(tx, visitorHash, name)
}
