import { eq, sql } from 'drizzle-orm'
import { writtenQuoteCopy } from '../../../content/written-quote.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import type { Deps } from '../../deps.ts'
import { enqueueMail } from '../../platform/outbox/enqueue-mail.ts'
import { composeMail } from '../../platform/compose-mail.ts'
import type { WrittenQuote } from './find-quote.ts'

/**
 * The maximum number of e-mails per quote: one to the customer, one to a person who has to approve it, and one after a typo in the address.
 */
export const MAX_QUOTE_EMAILS = 3

/**
 * Queues an e-mail with a quote in the outbox, and records the text of the consent that the visitor gave. Returns false if the quote was
 * e-mailed too often.
 */
export async function sendQuoteByMail(
  { db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>,
  quote: WrittenQuote,
  email: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { mailsSent } = writtenQuotes
    const [row] = await tx
      .select({ mailsSent })
      .from(writtenQuotes)
      .where(eq(writtenQuotes.id, quote.id))
      .for('update')
    if (!row || row.mailsSent >= MAX_QUOTE_EMAILS) return false
    await tx
      .update(writtenQuotes)
      .set({ email, consentWords: writtenQuoteCopy.mail.consent, mailsSent: sql`${mailsSent} + 1` })
      .where(eq(writtenQuotes.id, quote.id))
    const { number, title, name, priceCents, expiresAt, token } = quote
    const composed = composeMail('quote', {
      number,
      item: title,
      description: name,
      price: formatMoney(priceCents),
      day: formatDay(expiresAt),
      'quote page': `${env.PUBLIC_URL}/quotes/${token}`,
    })
    await enqueueMail(tx, { id: `quote-${quote.id}-${row.mailsSent + 1}`, to: email, ...composed }, now())
    return true
  })
}
