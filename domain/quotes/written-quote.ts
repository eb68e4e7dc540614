import { rules } from '../settings/rules.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** When a quote of this moment ends. */
export const quoteEnds = (writtenAt: Date): Date =>
  new Date(writtenAt.getTime() + rules().quotes.validDays * DAY_MS)

/** Whether it can still be ordered at its price: to the last second, and not after. */
export const isQuoteValid = (endsAt: Date, now: Date): boolean => now.getTime() <= endsAt.getTime()

/** A number to say on the phone: "Q-2026-000123". It grants no access; the link's secret does. */
export function formatQuoteNumber(sequence: number, writtenAt: Date): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`${sequence} is no quote sequence`)
  return `Q-${writtenAt.getUTCFullYear()}-${String(sequence).padStart(6, '0')}`
}
