import { eq } from 'drizzle-orm'
import { type Calculator } from '../../../domain/calculators/calculator.ts'
import { findCalculator } from '../../../domain/calculators/registry.ts'
import { formatQuoteNumber, isQuoteValid } from '../../../domain/quotes/written-quote.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import type { Deps } from '../../deps.ts'
import { calculatedSpecificationSchema, calculatorPath } from '../calculators/calculated-kind.ts'
import type { PricedAnswer } from '../calculators/sell-calculated.ts'
import { isCapabilityToken } from '../../platform/capability-token.ts'

/** A stored quote, with its price and availability today. */
export type WrittenQuote = typeof writtenQuotes.$inferSelect & {
  number: string
  values: Record<string, string>
  words: { key: string; value: string }[]
  isValid: boolean
  /** Where to request the same again. */
  path: string
  /** Null if the shop no longer has its calculator. */
  calculator: Calculator | null
  /** The same request at today's price; null if it is no longer possible. */
  today: PricedAnswer | null
}

/** The quote behind a link, or null: its number opens nothing. */
export async function findQuote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<WrittenQuote | null> {
  if (!isCapabilityToken(token)) return null
  const [row] = await db.select().from(writtenQuotes).where(eq(writtenQuotes.token, token))
  if (!row) return null
  const { values, words } = calculatedSpecificationSchema.parse(row.specification)
  const calculator = findCalculator(row.kind)
  const asked = calculator?.ask(values)
  return {
    ...row,
    values,
    words,
    number: formatQuoteNumber(row.id, row.createdAt),
    isValid: calculator !== null && isQuoteValid(row.expiresAt, now()),
    path: calculator ? calculatorPath(calculator, values) : '/contact?topic=quote',
    calculator,
    today: asked?.ok ? asked : null,
  }
}
