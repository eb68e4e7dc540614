import { z } from 'zod'
import { labelSheetRequestSchema, labelSheetSchema } from '../../contract/label-sheet.ts'

/** facts: what it comes to; whole: the PDF, where no row is refused; rest: the PDF of the rows that can be printed. */
export const labelJobSchema = z.object({
  request: labelSheetRequestSchema,
  want: z.enum(['facts', 'whole', 'rest']),
})

export const labelAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), sheet: labelSheetSchema, pdf: z.instanceof(Uint8Array).nullable() }),
  z.object({
    ok: z.literal(false),
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
    /** Where the list could be read. */
    sheet: labelSheetSchema.nullable(),
  }),
])

export type LabelJob = z.infer<typeof labelJobSchema>
export type LabelAnswer = z.infer<typeof labelAnswerSchema>
