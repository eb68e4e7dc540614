import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Calculator } from '../../../content/calculators/describe-calculator.ts'
import { computeQuoteExpiry } from '../../../domain/quotes/written-quote.ts'
import { writtenQuotes } from '../../db/schema/written-quotes.ts'
import type { Deps } from '../../deps.ts'
import type { PricedCalculation } from '../calculators/sell-calculated-item.ts'
import { createCapabilityToken } from '../../platform/capability-token.ts'

type QuoteInput = { calculator: Calculator; asked: PricedCalculation; visitorHash: string }

/**
 * Stores a quote for an item configured in a calculator, at its current price. The quote is valid for a limited number of days, which is a
 * setting (domain/settings). Returns the token of the quote's link. A visitor who repeats a request on the same day gets the same quote.
 */
export async function createWrittenQuote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { calculator: { kind, title }, asked: { values, words, name, price }, visitorHash }: QuoteInput,
): Promise<string> {
  const createdAt = now()
  const day = createdAt.toISOString().slice(0, 10)
  const { totalCents: priceCents, each, piece, reasons } = price
  const facts = createHash('sha256')
    .update(JSON.stringify([kind, values, priceCents, visitorHash, day]))
    .digest('base64url')
  const told = { title, name, each, piece, reasons: [...reasons], priceCents }
  const expiresAt = computeQuoteExpiry(createdAt)
  const [written] = await db
    .insert(writtenQuotes)
    .values({
      ...told,
      token: createCapabilityToken(),
      kind,
      specification: { values, words },
      visitorHash,
      facts,
      createdAt,
      expiresAt,
    })
    .onConflictDoNothing({ target: writtenQuotes.facts })
    .returning({ token: writtenQuotes.token })
  if (written) return written.token
  const [known] = await db
    .select({ token: writtenQuotes.token })
    .from(writtenQuotes)
    .where(eq(writtenQuotes.facts, facts))
  if (!known) throw new Error('A quote was deleted while it was requested again')
  return known.token
}
