import { desc, eq } from 'drizzle-orm'
import {
  changePoints,
  NO_POINTS,
  type PointsBalance,
  type PointsChange,
} from '../../domain/reward-points/balance.ts'
import type { RewardPointReason } from '../../domain/reward-points/reasons.ts'
import type { Database, Transaction } from '../db/database.ts'
import { rewardPointBalances, rewardPointEntries } from '../db/schema/reward-points.ts'

/** As many entries as a page shows. */
const MOST_LISTED = 50

type NewChange = PointsChange & {
  visitorHash: string
  reason: RewardPointReason
  /** The cause; a second change with the same reference has no effect. */
  reference: string
  now: Date
}

/**
 * Changes a balance and writes why, in the caller's transaction, once a reference. The row of the balance is locked first: spending of one
 * visitor queues up there, each sees what the one before has left, and the check of the table stands behind it.
 */
export async function changeRewardPoints(
  tx: Transaction,
  { kind, points, visitorHash, reason, reference, now }: NewChange,
): Promise<{ ok: true; balance: PointsBalance } | { ok: false; reason: 'not-enough-points' }> {
  const before = await lockPoints(tx, visitorHash)
  const [known] = await tx
    .select({ id: rewardPointEntries.id })
    .from(rewardPointEntries)
    .where(eq(rewardPointEntries.reference, reference))
  if (known) return { ok: true, balance: before }
  const changed = changePoints(before, { kind, points })
  if (!changed.ok) return changed
  let balanceAfter = before.available
  const entries = changed.entries.map(({ of, amount }) => {
    balanceAfter += amount
    return {
      visitorHash,
      amount,
      balanceAfter,
      reason: of === 'owed' ? ('owed' as const) : reason,
      reference: of === 'owed' ? `${reference}:owed` : reference,
      createdAt: now,
    }
  })
  await tx.insert(rewardPointEntries).values(entries)
  await tx
    .update(rewardPointBalances)
    .set(changed.balance)
    .where(eq(rewardPointBalances.visitorHash, visitorHash))
  return { ok: true, balance: changed.balance }
}

/** A visitor's points; zero if they never had any. */
export async function findPoints(db: Database | Transaction, visitorHash: string): Promise<PointsBalance> {
  const [row] = await db
    .select()
    .from(rewardPointBalances)
    .where(eq(rewardPointBalances.visitorHash, visitorHash))
  return row ?? NO_POINTS
}

/** The balance, which nobody else changes until the transaction ends. */
export async function lockPoints(tx: Transaction, visitorHash: string): Promise<PointsBalance> {
  await tx.insert(rewardPointBalances).values({ visitorHash }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(rewardPointBalances)
    .where(eq(rewardPointBalances.visitorHash, visitorHash))
    .for('update')
  if (!row) throw new Error('A balance that was just written is gone')
  return row
}

/** Points earned and spent, newest first, at most 50. */
export async function listPointEntries(
  db: Database,
  visitorHash: string,
): Promise<(typeof rewardPointEntries.$inferSelect)[]> {
  return db
    .select()
    .from(rewardPointEntries)
    .where(eq(rewardPointEntries.visitorHash, visitorHash))
    .orderBy(desc(rewardPointEntries.id))
    .limit(MOST_LISTED)
}

/** The entries of an account that ends, which nobody may delete, under a name that is nobody's. Nothing is left to spend. */
export async function closePoints(tx: Transaction, visitorHash: string, name: string): Promise<void> {
  await tx
    .update(rewardPointEntries)
    .set({ visitorHash: name })
    .where(eq(rewardPointEntries.visitorHash, visitorHash))
  await tx.delete(rewardPointBalances).where(eq(rewardPointBalances.visitorHash, visitorHash))
}
