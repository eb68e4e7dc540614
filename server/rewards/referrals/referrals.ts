import { getRules } from '../../../domain/settings/rules.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { deleteBatch } from '../../db/delete-batch.ts'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'

/** The maximum number of referrals on a page. */
const MAX_LISTED = 50
const DAY_MS = 24 * 60 * 60 * 1_000

type Visit = { code: string; ownerHash: string; visitorHash: string }

/**
 * Records that a visitor followed a referral link. Only the visitor's first link counts. The visitor's own link has no effect. A visitor
 * who has ordered before doesn't count as a new friend.
 */
export async function recordReferralVisit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { code, ownerHash, visitorHash }: Visit,
): Promise<void> {
  if (ownerHash === visitorHash) return
  const [bought] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.visitorHash, visitorHash))
    .limit(1)
  if (bought) return
  await db
    .insert(referrals)
    .values({
      code,
      referrerVisitorHash: ownerHash,
      friendVisitorHash: visitorHash,
      createdAt: now(),
    })
    .onConflictDoNothing()
}

/** Lists the friends that a visitor has referred, newest first, at most 50. The list contains nothing that identifies the friends. */
export async function listReferrals(db: Database, visitorHash: string) {
  const { id, code, createdAt, status } = referrals
  return db
    .select({ id, code, createdAt, status })
    .from(referrals)
    .where(eq(referrals.referrerVisitorHash, visitorHash))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(MAX_LISTED)
}

/** Finds the referral link that a visitor followed first, with the time; null if there was none. */
export async function findReferralVisit(db: Database, visitorHash: string) {
  const { code, createdAt, status } = referrals
  const byLink = eq(referrals.friendVisitorHash, visitorHash)
  const [row] = await db.select({ code, createdAt, status }).from(referrals).where(byLink)
  return row ?? null
}

const countSchema = z.object({ completed: z.coerce.number(), pending: z.coerce.number() })

export async function countReferrals(db: Database, visitorHash: string) {
  const { rows } = await db.execute(sql`
    select count(*) filter (where status = 'completed') as completed,
      count(*) filter (where status = 'pending') as pending
    from referrals where referrer_visitor_hash = ${visitorHash}`)
  return countSchema.parse(rows[0])
}

/** Deletes up to 500 old referrals of friends who never ordered. Returns the number deleted. */
export function sweepReferrals({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - getRules().keeping.referralDays * DAY_MS)
  return deleteBatch(db, referrals, and(eq(referrals.status, 'pending'), lt(referrals.createdAt, before)))
}
