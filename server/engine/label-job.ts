import { z } from 'zod'
import { labelSheetRequestSchema, labelSheetSchema } from '../../contract/label-sheet.ts'
import { termKinds } from '../../decal/screening/screened-terms.ts'

/**
 * `want` says what to return. facts: only the result of the check. whole: a PDF, unless a row is refused. rest: a PDF of those rows that
 * can be printed.
 */
export const labelJobSchema = z.object({
  request: labelSheetRequestSchema,
  want: z.enum(['facts', 'whole', 'rest']),
  /** The refused terms that operators added to the built-in list. */
  addedTerms: z.array(
    z.object({ phrase: z.string(), kind: z.enum(termKinds), wayOn: z.string().nullable() }),
  ),
})

export const labelAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), sheet: labelSheetSchema, pdf: z.instanceof(Uint8Array).nullable() }),
  z.object({
    ok: z.literal(false),
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
    /** The result of the check; null if the list couldn't be read. */
    sheet: labelSheetSchema.nullable(),
  }),
])

export type LabelJob = z.infer<typeof labelJobSchema>
export type LabelAnswer = z.infer<typeof labelAnswerSchema>
