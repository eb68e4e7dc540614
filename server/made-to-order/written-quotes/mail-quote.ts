import { eq, sql } from 'drizzle-orm'
import { writtenQuote } from '../../../content/written-quote.ts'
import { writtenDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import type { Deps } from '../../deps.ts'
import { writeMail } from '../../platform/outbox/write-mail.ts'
import { mailFooter, mailHtml } from '../../platform/mail-layout.ts'
import type { WrittenQuote } from './find-quote.ts'

/** Mails per quote: to oneself, to a decision maker, and one after a typo. */
export const MOST_QUOTE_MAILS = 3

/** Adds a quote's mail to the outbox and records the consent wording; false if enough were sent. */
export async function mailQuote(
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
    if (!row || row.mailsSent >= MOST_QUOTE_MAILS) return false
    await tx
      .update(writtenQuotes)
      .set({ email, consentWords: writtenQuote.mail.consent, mailsSent: sql`${mailsSent} + 1` })
      .where(eq(writtenQuotes.id, quote.id))
    const { number, title, name, priceCents, expiresAt, token } = quote
    const subject = `Quote ${number}: ${title}`
    const text = [
      `${title}: ${name}`,
      `${formatMoney(priceCents)} plus tax and shipping. Price good until ${writtenDay(expiresAt)}.`,
      'View, print or order it here:',
      `${env.PUBLIC_URL}/quotes/${token}`,
      "You're getting this one e-mail because someone asked for it on our quote page.",
      mailFooter(),
    ].join('\n\n')
    const id = `quote-${quote.id}-${row.mailsSent + 1}`
    await writeMail(tx, { id, to: email, subject, text, html: mailHtml(subject, text) }, now())
    return true
  })
}
