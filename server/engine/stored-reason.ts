import { z } from 'zod'
import { describeMakingRefusal } from '../../content/making-refusals.ts'
import { describePreflightProblem } from '../../content/preflight-problems.ts'
import { findingSchema } from './finding-schema.ts'
import { makingRefusalSchema } from './making-refusal.ts'

/** Why an item can't be made: a refusal of the engine, or a preflight finding. */
export const makingReasonSchema = z.union([makingRefusalSchema, findingSchema])

export type MakingReason = z.infer<typeof makingReasonSchema>

export const describeMakingReason = (reason: MakingReason): string =>
  'severity' in reason ? describePreflightProblem(reason) : describeMakingRefusal(reason)

/** Parses JSON that is stored in a text column; null if it isn't JSON. */
export function parseStoredJson(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Describes a reason that is stored as JSON. Early versions of the shop stored a finished message, which is returned unchanged. */
export function describeStoredReason(stored: string): string {
  const read = makingReasonSchema.safeParse(parseStoredJson(stored))
  return read.success ? describeMakingReason(read.data) : stored
}
