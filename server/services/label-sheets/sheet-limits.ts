import { type AttemptLimits, createAttemptLimits } from '../checkout/attempt-limits.ts'

/** Sheets checked or printed in ten minutes: a patient person tries some tens. */
const SHEETS = { visitor: 60, address: 120, windowMs: 10 * 60 * 1_000 } as const

export const createSheetLimits = (): AttemptLimits => createAttemptLimits(SHEETS)
