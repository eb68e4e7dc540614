import { eq } from 'drizzle-orm'
import { newsletterPageCopy } from '../../content/newsletter.ts'
import type { Transaction } from '../db/database.ts'
import { newsletterConsents, newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { composeConfirmationMail } from './newsletter-mails.ts'

type Input = { email: string; page: string; addressHash: string }

/**
 * The maximum number of confirmation e-mails per e-mail address. They are sent at least ten minutes apart. Both limits protect people whose
 * address someone else enters.
 */
const MAX_MAILS = 5
const PAUSE_MS = 10 * 60 * 1_000

/**
 * Stores a subscription with the proof of consent, and e-mails a request for confirmation. An address that is subscribed already gets no
 * e-mail. The result is the same for known and unknown addresses, so that nobody can find out whether an address is subscribed.
 */
export async function subscribeToNewsletter(
  deps: Pick<Deps, 'db' | 'now' | 'env'>,
  input: Input,
): Promise<void> {
  const now = deps.now()
  const consent = { consentWords: newsletterPageCopy.consent(), consentPage: input.page, consentedAt: now }
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(newsletterSubscribers)
      .values({ email: input.email, ...consent })
      .onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, input.email))
      .for('update')
    if (!row || (row.confirmedAt !== null && row.unsubscribedAt === null)) return
    const isAnew = row.unsubscribedAt !== null
    const mailsSent = isAnew ? 0 : row.mailsSent
    const mayMail = mailsSent < MAX_MAILS && isLongAgo(row.mailedAt, now)
    await tx
      .update(newsletterSubscribers)
      .set({
        ...consent,
        confirmedAt: null,
        unsubscribedAt: null,
        mailsSent: mayMail ? mailsSent + 1 : mailsSent,
        ...(mayMail && { mailedAt: now }),
      })
      .where(eq(newsletterSubscribers.email, input.email))
    await recordConsent(tx, { ...input, event: 'asked', at: now })
    if (mayMail) await enqueueMail(tx, composeConfirmationMail(deps.env, row, mailsSent + 1), now)
  })
}

const isLongAgo = (at: Date | null, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() >= PAUSE_MS

type Note = Input & { event: 'asked' | 'confirmed' | 'unsubscribed'; at: Date }

/** Adds an entry to the proof of consent: the kind of event, the text that was shown, and the page. */
export async function recordConsent(tx: Transaction, note: Note): Promise<void> {
  await tx.insert(newsletterConsents).values({ ...note, words: newsletterPageCopy.consent() })
}
