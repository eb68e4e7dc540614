import { z } from 'zod'
import { preflightProblemSchema, type PreflightFinding } from '../../decal/preflight/finding.ts'

/** A preflight finding: the problem with its facts, and its severity. */
export const findingSchema = z.intersection(
  preflightProblemSchema,
  z.object({ severity: z.enum(['warn', 'stop']) }),
)

export type Finding = z.infer<typeof findingSchema>

/** Keeps only the most severe finding of each code. A buyer doesn't need to read the same finding once for every layer. */
export function mergeFindingsByCode(found: readonly PreflightFinding[]): Finding[] {
  const gravestFirst = [...found].sort(
    (a, b) => Number(b.severity === 'stop') - Number(a.severity === 'stop'),
  )
  const byCode = new Map<string, Finding>()
  for (const finding of gravestFirst) if (!byCode.has(finding.code)) byCode.set(finding.code, finding)
  return [...byCode.values()]
}
