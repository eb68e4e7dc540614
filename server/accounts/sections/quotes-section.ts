import { count, desc, eq } from 'drizzle-orm'
import { writtenQuoteCopy } from '../../../content/written-quote.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatQuoteNumber } from '../../../domain/quotes/written-quote.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import { formatCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN = 20

/** Reads the visitor's quotes, newest first, each with the last day on which it is valid. */
export const readQuotesSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const own = eq(writtenQuotes.visitorHash, visitorHash)
  const [all] = await db.select({ number: count() }).from(writtenQuotes).where(own)
  const rows = await db
    .select()
    .from(writtenQuotes)
    .where(own)
    .orderBy(desc(writtenQuotes.id))
    .limit(MAX_SHOWN)
  return {
    id: 'quotes',
    title: writtenQuoteCopy.account.title,
    summary: formatCount(all?.number ?? 0, 'quote'),
    rows: rows.map(({ id, token, title, name, priceCents, createdAt, expiresAt }) => ({
      title: `${formatQuoteNumber(id, createdAt)}: ${title}`,
      detail: `${name} · until ${formatShortDay(expiresAt)}`,
      amount: formatMoney(priceCents),
      path: `/quotes/${token}`,
      pictures: [],
    })),
    empty: writtenQuoteCopy.account.empty,
    links: [],
  }
}
