import { z } from 'zod'
import { toBannerFinding } from '../../content/banner-problems.ts'
import { describeUnprintableVersion } from '../../content/making-refusals.ts'
import { describeMakingReason, makingReasonSchema, parseStoredJson } from '../engine/stored-reason.ts'
import { bannerProblemSchema } from './job-findings.ts'

const causeSchema = z.union([makingReasonSchema, bannerProblemSchema])

/** Why the files of a job couldn't be made. For a banner that the shop designed, the trouble names the approved version. */
const troubleSchema = z.union([
  z.object({ code: z.literal('version'), version: z.number().int(), cause: causeSchema }),
  makingReasonSchema,
])

export type JobProblemCause = z.infer<typeof causeSchema>
type JobProblem = z.infer<typeof troubleSchema>

/** Returns the text that is stored in a job's `trouble`. */
export const serializeJobProblem = (trouble: JobProblem): string => JSON.stringify(trouble)

const describeCause = (cause: JobProblemCause): string =>
  'itemId' in cause ? toBannerFinding(cause).message : describeMakingReason(cause)

/** Describes a job's trouble to staff. Early versions of the shop stored a finished message, which is returned unchanged. */
export function describeJobProblem(stored: string): string {
  const read = troubleSchema.safeParse(parseStoredJson(stored))
  if (!read.success) return stored
  const trouble = read.data
  return trouble.code === 'version'
    ? describeUnprintableVersion(trouble.version, describeCause(trouble.cause))
    : describeMakingReason(trouble)
}
