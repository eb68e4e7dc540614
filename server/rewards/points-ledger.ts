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

/** The maximum number of entries on a page. */
const MAX_LISTED = 50

type NewChange = PointsChange & {
  visitorHash: string
  reason: RewardPointReason
  /** Identifies the cause of the change. A second change with the same reference has no effect. */
  reference: string
  now: Date
}

/**
 * Changes a balance of points and adds ledger entries with the reasons, in the caller's transaction and at most once per reference. Locks
 * the balance first, so that concurrent changes of one visitor run one after another. A check constraint also refuses a negative balance.
 */
export async function changeRewardPoints(
  tx: Transaction,
  { kind, points, visitorHash, reason, reference, now }: NewChange,
): Promise<{ ok: true; balance: PointsBalance } | { ok: false; reason: 'not-enough-points' }> {
  const before = await lockRewardPoints(tx, visitorHash)
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

/** Finds the points of a visitor; zero for a visitor who never had any. */
export async function findRewardPoints(
  db: Database | Transaction,
  visitorHash: string,
): Promise<PointsBalance> {
  const [row] = await db
    .select()
    .from(rewardPointBalances)
    .where(eq(rewardPointBalances.visitorHash, visitorHash))
  return row ?? NO_POINTS
}

/** Locks a visitor's balance until the transaction ends, and returns it. */
export async function lockRewardPoints(tx: Transaction, visitorHash: string): Promise<PointsBalance> {
  await tx.insert(rewardPointBalances).values({ visitorHash }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(rewardPointBalances)
    .where(eq(rewardPointBalances.visitorHash, visitorHash))
    .for('update')
  if (!row) throw new Error('A balance is missing although it was just written')
  return row
}

/** Lists points that were earned and spent, newest first, at most 50 entries. */
export async function listPointEntries(
  db: Database,
  visitorHash: string,
): Promise<(typeof rewardPointEntries.$inferSelect)[]> {
  return db
    .select()
    .from(rewardPointEntries)
    .where(eq(rewardPointEntries.visitorHash, visitorHash))
    .orderBy(desc(rewardPointEntries.id))
    .limit(MAX_LISTED)
}

/**
 * Anonymises the ledger entries of a closed account, because entries can't be deleted. Deletes the balance. Before calling this, move the
 * account's points or write them off.
 */
export async function anonymisePointsLedger(
  tx: Transaction,
  visitorHash: string,
  name: string,
): Promise<void> {
  await tx
    .update(rewardPointEntries)
    .set({ visitorHash: name })
    .where(eq(rewardPointEntries.visitorHash, visitorHash))
  await tx.delete(rewardPointBalances).where(eq(rewardPointBalances.visitorHash, visitorHash))
}
