import { type AttemptLimits, createAttemptLimits } from '../checkout/attempt-limits.ts'

/** Codes a cart and an address may try in ten minutes: who has one types it twice, who guesses needs thousands. */
export const createCodeAttempts = (): AttemptLimits =>
  createAttemptLimits({ visitor: 20, address: 60, windowMs: 10 * 60 * 1_000 })
