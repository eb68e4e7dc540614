import { eq } from 'drizzle-orm'
import { findCalculator, type SoldCalculator } from '../../../content/landing/calculators.ts'
import { formatQuoteNumber, isQuoteValid } from '../../../domain/quotes/written-quote.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import type { Deps } from '../../deps.ts'
import { calculatedItemSchema, buildCalculatorPath } from '../calculators/calculated-item-kind.ts'
import type { PricedCalculation } from '../calculators/sell-calculated-item.ts'
import { isCapabilityToken } from '../../platform/capability-token.ts'

/** A stored quote, with today's price and availability. */
export type WrittenQuote = typeof writtenQuotes.$inferSelect & {
  number: string
  values: Record<string, string>
  words: { key: string; value: string }[]
  isValid: boolean
  /** The path of the calculator with the quoted choices. If the calculator no longer exists, the path of the contact page. */
  path: string
  /** The calculator that was used; null if the shop doesn't have it any more. */
  calculator: SoldCalculator | null
  /** Today's price of the quoted choices; null if the shop doesn't offer them any more. */
  today: PricedCalculation | null
}

/** Finds a quote by the token of its link; null if there is none. The quote's number gives no access. */
export async function findWrittenQuote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<WrittenQuote | null> {
  if (!isCapabilityToken(token)) return null
  const [row] = await db.select().from(writtenQuotes).where(eq(writtenQuotes.token, token))
  if (!row) return null
  const { values, words } = calculatedItemSchema.parse(row.specification)
  const calculator = findCalculator(row.kind)
  const asked = calculator?.ask(values)
  return {
    ...row,
    values,
    words,
    number: formatQuoteNumber(row.id, row.createdAt),
    isValid: calculator !== null && isQuoteValid(row.expiresAt, now()),
    path: calculator ? buildCalculatorPath(calculator, values) : '/contact?topic=quote',
    calculator,
    today: asked?.ok ? asked : null,
  }
}
