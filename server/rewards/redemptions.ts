import { and, desc, eq, isNull } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { makeRewardCode } from '../../domain/referrals/referral-code.ts'
import { type Reward, formatRewardValue } from '../../domain/reward-points/rewards.ts'
import type { Database, Transaction } from '../db/database.ts'
import { discounts } from '../db/schema/cart.ts'
import { rewardRedemptions } from '../db/schema/reward-points.ts'
import type { Deps } from '../deps.ts'
import { changeRewardPoints, findRewardPoints, lockRewardPoints } from './points-ledger.ts'

/** The maximum number of redemptions on a page. */
const MAX_LISTED = 50

export type Redemption = {
  name: string
  code: string
  points: number
  createdAt: Date
  /**
   * The state of the discount code. `used`: it was used in an order, or in a checkout whose payment is pending. `returned`: the customer
   * got back the points that were paid for it.
   */
  state: 'unused' | 'used' | 'returned'
}

type Input = { visitorHash: string; reward: Reward }

/** In one transaction, exchanges points for a discount code that is valid for one order. */
export async function redeemReward(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { visitorHash, reward }: Input,
): Promise<{ ok: true; code: string } | { ok: false; reason: 'not-enough-points' }> {
  const { id: rewardId, name, pointsCost: points } = reward
  return db.transaction(async (tx) => {
    const id = randomUUID()
    const spending = { kind: 'spend', points, visitorHash, reason: 'redeemed' } as const
    const spent = await changeRewardPoints(tx, { ...spending, reference: `redemption:${id}`, now: now() })
    if (!spent.ok) return spent
    const code = makeRewardCode(randomInt)
    await tx.insert(discounts).values({
      code,
      type: reward.discountType === 'percentage' ? 'percentage' : 'fixed',
      value: reward.discountValue,
      minimumSubtotalCents: reward.minimumSubtotalCents,
      usageLimit: 1,
      title: `${name}: ${formatRewardValue(reward)} off`,
    })
    await tx
      .insert(rewardRedemptions)
      .values({ id, visitorHash, rewardId, name, code, points, createdAt: now() })
    return { ok: true, code }
  })
}

/** Lists a visitor's redemptions, newest first, at most 50. */
export async function listRedemptions(db: Database, visitorHash: string): Promise<Redemption[]> {
  const { name, code, points, createdAt, withdrawnAt } = rewardRedemptions
  const rows = await db
    .select({ name, code, points, createdAt, withdrawnAt, usedCount: discounts.usedCount })
    .from(rewardRedemptions)
    .leftJoin(discounts, eq(discounts.code, rewardRedemptions.code))
    .where(eq(rewardRedemptions.visitorHash, visitorHash))
    .orderBy(desc(rewardRedemptions.createdAt))
    .limit(MAX_LISTED)
  return rows.map(({ withdrawnAt: at, usedCount, ...row }) => ({
    ...row,
    state: at !== null ? 'returned' : usedCount === 0 ? 'unused' : 'used',
  }))
}

/**
 * Voids a visitor's unused codes, newest first, as long as the visitor owes points. Without this, a visitor could still use codes that were
 * bought with points that were taken back later. A code that is used in a pending checkout stays valid.
 */
export async function withdrawUnusedCodes(tx: Transaction, visitorHash: string, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(rewardRedemptions)
    .where(and(eq(rewardRedemptions.visitorHash, visitorHash), isNull(rewardRedemptions.withdrawnAt)))
    .orderBy(desc(rewardRedemptions.createdAt))
  for (const redemption of rows) {
    if ((await findRewardPoints(tx, visitorHash)).owed === 0) return
    // If a checkout is using the code at this moment, one of the two transactions waits for the other.
    const voided = await tx
      .delete(discounts)
      .where(and(eq(discounts.code, redemption.code), eq(discounts.usedCount, 0)))
      .returning({ code: discounts.code })
    if (voided.length > 0) await giveBack(tx, redemption, now)
  }
}

/** Gives back the points of a reward that was used in a cancelled or fully refunded order, at most once. */
export async function refundRewardPoints(
  tx: Transaction,
  { discountCode, now }: { discountCode: string; now: Date },
): Promise<void> {
  const [redemption] = await tx
    .select()
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.code, discountCode))
  if (redemption) await giveBack(tx, redemption, now)
}

async function giveBack(
  tx: Transaction,
  { id, visitorHash, points }: typeof rewardRedemptions.$inferSelect,
  now: Date,
): Promise<void> {
  // Locks the balance before the redemption, as all code does, to avoid deadlocks.
  await lockRewardPoints(tx, visitorHash)
  const given = await tx
    .update(rewardRedemptions)
    .set({ withdrawnAt: now })
    .where(and(eq(rewardRedemptions.id, id), isNull(rewardRedemptions.withdrawnAt)))
    .returning({ id: rewardRedemptions.id })
  if (given.length === 0) return
  const change = { kind: 'give-back', points, visitorHash, reason: 'code-withdrawn' } as const
  await changeRewardPoints(tx, { ...change, reference: `redemption:${id}:back`, now })
}
