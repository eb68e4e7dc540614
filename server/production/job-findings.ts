import { z } from 'zod'
import { toBannerFinding } from '../../content/banner-problems.ts'
import { describePreflightProblem } from '../../content/preflight-problems.ts'
import { jobSchema, type JobView } from '../../contract/job.ts'
import type { BannerProblem } from '../../domain/banner/banner-findings.ts'
import { findingSchema } from '../engine/finding-schema.ts'

/** A problem of a banner's file. */
export const bannerProblemSchema = z.intersection(
  z.discriminatedUnion('code', [
    z.object({ code: z.enum(['picture-coarse', 'picture-too-coarse']), dpi: z.number() }),
    z.object({ code: z.literal('upload-does-not-fill'), widthIn: z.number(), heightIn: z.number() }),
    z.object({ code: z.literal('upload-not-readable') }),
  ]),
  z.object({ severity: z.enum(['note', 'warn', 'stop']), itemId: z.string().nullable() }),
) satisfies z.ZodType<BannerProblem>

/** The format of early versions of the shop, which stored each finding as a finished message. */
const storedWithMessageSchema = jobSchema.shape.findings.element

const storedSchema = z.array(z.union([storedWithMessageSchema, findingSchema, bannerProblemSchema]))

/** Reads the preflight findings stored with a job, and describes each in a message. */
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
