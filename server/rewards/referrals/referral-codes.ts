import { and, eq } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { makeReferralCode } from '../../../domain/referrals/referral-code.ts'
import type { Database } from '../../db/database.ts'
import { referralCodes } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'

// One in 30^8 is taken by chance; of two requests at once one finds the other's code.
const TRIES = 5

/** The code of a visitor's link; made when it is first asked for, and the same from then on. */
export async function takeReferralCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  visitorHash: string,
): Promise<string> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const known = await findReferralCode(db, visitorHash)
    if (known !== null) return known
    const code = makeReferralCode(randomInt)
    await db.insert(referralCodes).values({ code, visitorHash, createdAt: now() }).onConflictDoNothing()
  }
  throw new Error('No referral code could be made')
}

/** The code that a visitor shares, or null. */
export async function findReferralCode(db: Database, visitorHash: string): Promise<string | null> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(and(eq(referralCodes.visitorHash, visitorHash), referralCodes.isCurrent))
  return row?.code ?? null
}

/** The owner of this code; null if there is none. */
export async function findCodeOwner(db: Database, code: string): Promise<string | null> {
  const [row] = await db
    .select({ visitorHash: referralCodes.visitorHash })
    .from(referralCodes)
    .where(eq(referralCodes.code, code))
  return row?.visitorHash ?? null
}

/** The address to share. */
export const shareUrl = (publicUrl: string, code: string): string => `${publicUrl}/r/${code}`
