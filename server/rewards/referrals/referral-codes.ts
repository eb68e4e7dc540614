import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { makeReferralCode } from '../../../domain/referrals/referral-code.ts'
import type { Database } from '../../db/database.ts'
import { referralCodes } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'

// The number of attempts to create a code. A random code collides with an existing code with a probability of about 1 in 30^8. An attempt
// also fails if another request of the same visitor creates a code at the same time. The next attempt then finds that code.
const MAX_TRIES = 5

/** Returns the current code of a visitor's referral link. Creates it if there is none. */
export async function getOrCreateReferralCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  visitorHash: string,
): Promise<string> {
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const known = await findReferralCode(db, visitorHash)
    if (known !== null) return known
    const code = makeReferralCode(randomInt)
    await db.insert(referralCodes).values({ code, visitorHash, createdAt: now() }).onConflictDoNothing()
  }
  throw new Error('Couldn’t create a referral code')
}

/** Finds the code that a visitor shares now; null if there is none. */
export async function findReferralCode(db: Database, visitorHash: string): Promise<string | null> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(and(eq(referralCodes.visitorHash, visitorHash), referralCodes.isCurrent))
  return row?.code ?? null
}

/** Finds the visitor to whom a code belongs; null if there is no such code. */
export async function findCodeOwner(db: Database, code: string): Promise<string | null> {
  const [row] = await db
    .select({ visitorHash: referralCodes.visitorHash })
    .from(referralCodes)
    .where(eq(referralCodes.code, code))
  return row?.visitorHash ?? null
}

export const buildShareUrl = (publicUrl: string, code: string): string => `${publicUrl}/r/${code}`
