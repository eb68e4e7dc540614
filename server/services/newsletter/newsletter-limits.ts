import { type AttemptLimits, createAttemptLimits } from '../checkout/attempt-limits.ts'

/** Addresses in an hour: a household has a few, a classroom some, who spreads mails at others wants thousands. */
const SUBSCRIPTIONS = { visitor: 10, address: 40, windowMs: 60 * 60 * 1_000 } as const

export const createNewsletterLimits = (): AttemptLimits => createAttemptLimits(SUBSCRIPTIONS)
