import { count, desc, eq } from 'drizzle-orm'
import { accountSectionCopy } from '../../../content/account-sections.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatQuoteNumber } from '../../../domain/quotes/written-quote.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import { summariseCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN = 20
const { quotes: words } = accountSectionCopy

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
    title: words.title,
    summary: summariseCount(all?.number ?? 0, words.count),
    rows: rows.map(({ id, token, title, name, priceCents, createdAt, expiresAt }) => ({
      title: `${formatQuoteNumber(id, createdAt)}: ${title}`,
      detail: words.detail(name, formatShortDay(expiresAt)),
      amount: formatMoney(priceCents),
      path: `/quotes/${token}`,
      pictures: [],
    })),
    empty: words.empty,
    links: [],
  }
}
