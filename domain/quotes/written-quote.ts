import { getRules } from '../settings/rules.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns when a quote written now expires. */
export const computeQuoteExpiry = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + getRules().quotes.validDays * DAY_MS)

/** Whether a quote can still be ordered at its price. The moment of expiry is included. */
export const isQuoteValid = (endsAt: Date, now: Date): boolean => now.getTime() <= endsAt.getTime()

/**
 * Formats a quote number that can be read out on the phone: "Q-2026-000123". It grants no access, which needs the secret in the quote's
 * link.
 */
export function formatQuoteNumber(sequence: number, writtenAt: Date): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`${sequence} is no quote sequence`)
  return `Q-${writtenAt.getUTCFullYear()}-${String(sequence).padStart(6, '0')}`
}
