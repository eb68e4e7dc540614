import { getRules } from '../settings/rules.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns when a quote that is written now expires. */
export const computeQuoteExpiry = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + getRules().quotes.validDays * DAY_MS)

/** Whether a quote can still be ordered at its price. This is possible up to and including the moment at which the quote expires. */
export const isQuoteValid = (endsAt: Date, now: Date): boolean => now.getTime() <= endsAt.getTime()

/**
 * Formats a quote number, which is short enough to read out on the phone: "Q-2026-000123". Quotes are opened with a secret link, so the
 * number gives no access.
 */
export function formatQuoteNumber(sequence: number, writtenAt: Date): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`${sequence} is no quote sequence`)
  return `Q-${writtenAt.getUTCFullYear()}-${String(sequence).padStart(6, '0')}`
}
