import { z } from 'zod'
import { toBannerFinding } from '../../content/banner-problems.ts'
import { describePreflightProblem } from '../../content/preflight-problems.ts'
import { jobSchema, type JobView } from '../../contract/job.ts'
import type { BannerProblem } from '../../domain/banner/banner-findings.ts'
import { findingSchema } from '../engine/finding-schema.ts'

/** The problems of a banner's file with which it can still be printed. */
const printableProblemSchema = z.intersection(
  z.discriminatedUnion('code', [
    z.object({ code: z.enum(['picture-coarse', 'picture-too-coarse']), dpi: z.number() }),
    z.object({ code: z.literal('upload-does-not-fill'), widthIn: z.number(), heightIn: z.number() }),
  ]),
  z.object({ severity: z.enum(['note', 'warn', 'stop']), itemId: z.string().nullable() }),
) satisfies z.ZodType<BannerProblem>

/** Jobs of early versions of the shop were stored with messages instead of facts. */
const storedWithMessageSchema = jobSchema.shape.findings.element

const storedSchema = z.array(z.union([storedWithMessageSchema, findingSchema, printableProblemSchema]))

/** Reads the findings stored with a job, and describes them. */
export const readJobFindings = (stored: unknown): JobView['findings'] =>
  storedSchema.parse(stored).map((finding) => {
    if ('message' in finding) return finding
    if ('itemId' in finding) {
      const { code, severity, message } = toBannerFinding(finding)
      return { code, severity, message }
    }
    const { code, severity } = finding
    return { code, severity, message: describePreflightProblem(finding) }
  })
