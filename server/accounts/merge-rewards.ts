import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mergePoints } from '../../domain/reward-points/balance.ts'
import type { Transaction } from '../db/database.ts'
import { referrals } from '../db/schema/referrals.ts'
import { rewardPointBalances, rewardPointEntries, rewardRedemptions } from '../db/schema/reward-points.ts'
import { anonymisePointsLedger, lockRewardPoints, revokeReferral } from '../rewards/index.ts'

type Join = { from: string; to: string; now: Date }

/**
 * Merges the points, codes and referrals of two accounts. If one account referred the other, the points for that referral are taken back.
 * Locks referrals before balances, as the code for payments does, to avoid deadlocks.
 */
export async function mergeRewards(tx: Transaction, join: Join): Promise<void> {
  const { from, to, now } = join
  const both = [from, to]
  await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(or(inArray(referrals.friendVisitorHash, both), inArray(referrals.referrerVisitorHash, both)))
    .orderBy(asc(referrals.id))
    .for('update')
  await keepOneArrival(tx, join)
  const byFriend = eq(referrals.friendVisitorHash, from)
  await tx.update(referrals).set({ friendVisitorHash: to }).where(byFriend)
  const byReferrer = eq(referrals.referrerVisitorHash, from)
  await tx.update(referrals).set({ referrerVisitorHash: to }).where(byReferrer)
  await tx.execute(sql`
    update referral_codes set visitor_hash = ${to}, is_current = is_current and not exists (
      select from referral_codes own where own.visitor_hash = ${to} and own.is_current)
    where visitor_hash = ${from}`)
  const redeemed = eq(rewardRedemptions.visitorHash, from)
  await tx.update(rewardRedemptions).set({ visitorHash: to }).where(redeemed)
  await movePoints(tx, join)
  await takeBackOwn(tx, to, now)
}

/**
 * If both accounts came through a referral link, keeps only one of the two referrals: preferably one that isn't pending any more, otherwise
 * the older one.
 */
async function keepOneArrival(tx: Transaction, { from, to }: Join): Promise<void> {
  const arrivals = await tx
    .select()
    .from(referrals)
    .where(inArray(referrals.friendVisitorHash, [from, to]))
  if (arrivals.length < 2) return
  const byWeight = arrivals.toSorted(
    (a, b) =>
      Number(a.status === 'pending') - Number(b.status === 'pending') ||
      a.createdAt.getTime() - b.createdAt.getTime(),
  )
  for (const { id, status } of byWeight.slice(1)) {
    const named = eq(referrals.id, id)
    if (status === 'pending') await tx.delete(referrals).where(named)
    else await tx.update(referrals).set({ friendVisitorHash: null }).where(named)
  }
}

/** Moves the points balance with two ledger entries. The closed account's history is kept under an anonymous name. */
async function movePoints(tx: Transaction, { from, to, now }: Join): Promise<void> {
  const id = randomUUID()
  const [first = '', second = ''] = [from, to].toSorted()
  const balances = new Map([
    [first, await lockRewardPoints(tx, first)],
    [second, await lockRewardPoints(tx, second)],
  ])
  const [theirs, own] = [balances.get(from), balances.get(to)]
  if (!theirs || !own) throw new Error('A balance is missing although it was just locked')
  const { paidOff, ...joined } = mergePoints(own, theirs)
  const moved = theirs.available
  const together = own.available + moved
  const entry = (visitorHash: string, amount: number, balanceAfter: number, part: string) => ({
    visitorHash,
    amount,
    balanceAfter,
    reason: part === 'owed' ? ('owed' as const) : ('wallet-joined' as const),
    reference: `joined:${id}:${part}`,
    createdAt: now,
  })
  const entries = [
    entry(from, -moved, 0, 'out'),
    entry(to, moved, together, 'in'),
    entry(to, -paidOff, together - paidOff, 'owed'),
  ].filter(({ amount }) => amount !== 0)
  if (entries.length > 0) await tx.insert(rewardPointEntries).values(entries)
  await tx.update(rewardPointBalances).set(joined).where(eq(rewardPointBalances.visitorHash, to))
  await anonymisePointsLedger(tx, from, `closed:${id}`)
}

/** Takes back the points for referrals between the two accounts, because nobody may earn points by referring themselves. */
async function takeBackOwn(tx: Transaction, visitorHash: string, now: Date): Promise<void> {
  const own = and(
    eq(referrals.referrerVisitorHash, visitorHash),
    eq(referrals.friendVisitorHash, visitorHash),
  )
  await tx.delete(referrals).where(and(own, eq(referrals.status, 'pending')))
  const brought = await tx
    .select()
    .from(referrals)
    .where(and(own, eq(referrals.status, 'completed')))
  for (const referral of brought) await revokeReferral(tx, referral, now)
}
