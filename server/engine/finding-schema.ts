import { z } from 'zod'
import { findingCodes } from '../../contract/finding-codes.ts'

/** A preflight finding. */
export const findingSchema = z.object({
  code: z.enum(findingCodes),
  severity: z.enum(['note', 'warn', 'stop']),
  message: z.string(),
})

export type Finding = z.infer<typeof findingSchema>

/** Keeps only the most severe finding of each code. A buyer doesn't need to read the same finding once for every layer. */
export function mergeFindingsByCode(found: readonly Finding[]): Finding[] {
  const gravestFirst = [...found].sort(
    (a, b) => Number(b.severity === 'stop') - Number(a.severity === 'stop'),
  )
  const byCode = new Map<string, Finding>()
  for (const { code, severity, message } of gravestFirst)
    if (!byCode.has(code)) byCode.set(code, { code, severity, message })
  return [...byCode.values()]
}
