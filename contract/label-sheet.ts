import { z } from '@hono/zod-openapi'
import {
  LABEL_SIZE_LIMITS,
  MAX_LIST_BYTES,
  MAX_LABEL_LINES,
  SHEET_KINDS,
} from '../domain/labels/label-sheet.ts'
import { PRINTER_RESOLUTIONS } from '../domain/labels/module-width.ts'
import { MAX_SERIAL_DIGITS } from '../domain/labels/serial-numbers.ts'
import { symbologies } from '../domain/labels/symbologies.ts'
import type { MessagePage } from './checkout-page.ts'

const between = ({ min, max }: { min: number; max: number }) => {
  const message = `A number from ${min} to ${max}.`
  return z.number(message).min(min, message).max(max, message)
}
const wholeBetween = (min: number, max: number) => {
  const message = `A whole number from ${min} to ${max}.`
  return z.int(message).min(min, message).max(max, message)
}
const wholeNumber = wholeBetween(0, 999_999_999_999)
const column = z.string().trim().max(200)

/** The source of the labels' codes: a column of a list, or a range of numbers. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    csv: z.string().max(MAX_LIST_BYTES, 'The list can be at most 1 MB. Please split it into parts.'),
    /** The name of the column with the codes, or its number, counted from 1. If empty, the codes are in the first column. */
    codeColumn: column.default(''),
    lineColumns: z
      .array(column)
      .max(MAX_LABEL_LINES, `A label has room for the text of ${MAX_LABEL_LINES} columns.`)
      .default([]),
    firstRow: z.enum(['auto', 'names', 'label']).default('auto'),
  }),
  z.object({
    kind: z.literal('serials'),
    prefix: z.string().trim().max(30, 'At most 30 characters.').default(''),
    from: wholeNumber,
    to: wholeNumber,
    digits: wholeBetween(1, MAX_SERIAL_DIGITS),
  }),
])

/** A request to print labels from a list or a range of numbers. */
export const labelSheetRequestSchema = z
  .object({
    source: sourceSchema,
    symbology: z.enum(symbologies),
    widthMm: between(LABEL_SIZE_LIMITS.width),
    heightMm: between(LABEL_SIZE_LIMITS.height),
    sheet: z.enum(SHEET_KINDS).default('letter'),
    resolution: z.literal(PRINTER_RESOLUTIONS).default(600),
    /** Text printed at the top of every label. */
    words: z.string().trim().max(60, 'At most 60 characters.').default(''),
    /** Whether a code that occurs twice is refused or printed again. */
    repeats: z.enum(['refuse', 'print']).default('refuse'),
  })
  .openapi('LabelSheetRequest')

const refusedRowSchema = z.object({
  /** The number of the refused row in the list, where the header is row 1. For a range of numbers, the position in the range. */
  line: z.number(),
  code: z.string(),
  reason: z.string(),
})

/** The result of a label request: the printable labels, and each refused row with the reason. */
export const labelSheetSchema = z
  .object({
    count: z.number(),
    pages: z.number(),
    perPage: z.number(),
    /** The list's column names; empty for a range. */
    columns: z.array(z.string()),
    firstRow: z.enum(['names', 'label']),
    refusedCount: z.number(),
    /** The refused rows. A long list contains only the first ones. */
    refused: z.array(refusedRowSchema),
    /** Pictures of the first labels, as SVG. */
    preview: z.array(z.string()),
  })
  .openapi('LabelSheet')

export type LabelSheetRequest = z.infer<typeof labelSheetRequestSchema>
export type LabelSheet = z.infer<typeof labelSheetSchema>

/** The submitted form fields, to be shown again. */
export type LabelForm = Readonly<Record<string, string>>

/** Data of the label page that is rendered after its form was submitted without scripts. */
export type LabelSheetPage =
  | {
      kind: 'label-sheet'
      form: LabelForm
      faults: Readonly<Record<string, string>>
      problem: string | null
      sheet: LabelSheet | null
    }
  | MessagePage
