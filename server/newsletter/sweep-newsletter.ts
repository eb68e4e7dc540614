import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { newsletterConsents, newsletterSubscribers } from '../db/schema/letters.ts'
import type { Deps } from '../deps.ts'
import { CONFIRM_MS } from './follow-link.ts'

/** The limitation period of Canada's Anti-Spam Legislation is three years: so long the proof may be asked for. */
const PROOF_MS = 3 * 365 * 24 * 60 * 60 * 1_000
const BATCH = 500

/** Forgets who never confirmed, and who left three years ago, with the proof. Tells how many. */
export async function sweepNewsletter({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { email, confirmedAt, unsubscribedAt, consentedAt } = newsletterSubscribers
  const before = (ms: number) => new Date(now().getTime() - ms)
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ email })
      .from(newsletterSubscribers)
      .where(
        or(
          and(isNull(confirmedAt), isNull(unsubscribedAt), lt(consentedAt, before(CONFIRM_MS))),
          and(isNotNull(unsubscribedAt), lt(unsubscribedAt, before(PROOF_MS))),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const emails = due.map((row) => row.email)
    if (emails.length === 0) return 0
    await tx.delete(newsletterConsents).where(inArray(newsletterConsents.email, emails))
    await tx.delete(newsletterSubscribers).where(inArray(email, emails))
    return emails.length
  })
}
