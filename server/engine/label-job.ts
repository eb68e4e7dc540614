import { z } from 'zod'
import { labelSheetRequestSchema, labelSheetSchema } from '../../contract/label-sheet.ts'
import { termKinds } from '../../decal/screening/screened-terms.ts'

/**
 * The job returns the result of checking the list, and the PDF that `want` requests:
 * - `facts`: no PDF.
 * - `whole`: a PDF of all labels, or no PDF if a row was refused.
 * - `rest`: a PDF of the labels that can be printed, without the refused rows.
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
    /** The result of checking the list; null if the list couldn't be read. */
    sheet: labelSheetSchema.nullable(),
  }),
])

export type LabelJob = z.infer<typeof labelJobSchema>
export type LabelAnswer = z.infer<typeof labelAnswerSchema>
