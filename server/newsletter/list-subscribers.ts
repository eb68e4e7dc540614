import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'

export type Subscriber = Pick<
  typeof newsletterSubscribers.$inferSelect,
  'email' | 'consentedAt' | 'confirmedAt' | 'consentPage' | 'consentWords' | 'unsubscribeToken'
>

const BATCH_SIZE = 1_000

/** Lists all current subscribers, sorted by e-mail address, in batches of 1,000. */
export async function* listSubscribers(db: Database): AsyncGenerator<Subscriber[]> {
  const { email, confirmedAt, unsubscribedAt } = newsletterSubscribers
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(and(gt(email, after), isNotNull(confirmedAt), isNull(unsubscribedAt)))
      .orderBy(asc(email))
      .limit(BATCH_SIZE)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < BATCH_SIZE || !last) return
    after = last.email
  }
}
