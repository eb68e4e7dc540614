import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { getRules } from '../../domain/settings/rules.ts'
import { newsletterConsents, newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import type { Deps } from '../deps.ts'
import { getConfirmationLinkMs } from './follow-newsletter-link.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const BATCH_SIZE = 500

/**
 * Deletes e-mail addresses that were never confirmed. Also deletes unsubscribed addresses as soon as the law no longer requires proof of
 * their consent. Returns the number deleted.
 */
export async function sweepNewsletter({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { email, confirmedAt, unsubscribedAt, consentedAt } = newsletterSubscribers
  const before = (ms: number) => new Date(now().getTime() - ms)
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ email })
      .from(newsletterSubscribers)
      .where(
        or(
          and(isNull(confirmedAt), isNull(unsubscribedAt), lt(consentedAt, before(getConfirmationLinkMs()))),
          and(
            isNotNull(unsubscribedAt),
            lt(unsubscribedAt, before(getRules().keeping.newsletterProofDays * DAY_MS)),
          ),
        ),
      )
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const emails = due.map((row) => row.email)
    if (emails.length === 0) return 0
    await tx.delete(newsletterConsents).where(inArray(newsletterConsents.email, emails))
    await tx.delete(newsletterSubscribers).where(inArray(email, emails))
    return emails.length
  })
}
