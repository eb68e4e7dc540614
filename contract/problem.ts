import { z } from 'zod'

/** RFC 9457 problem details: the body of every error response of the REST API. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  /** A code for programs that identifies the kind of error. It never changes. */
  code: z.string(),
  detail: z.string().optional(),
  /** The reference number of an unexpected error. It is in the shop's log too. */
  reference: z.string().optional(),
  /** Messages about single fields or parameters, each with the field's name. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

export type Problem = z.infer<typeof problemSchema>
export type FieldError = NonNullable<Problem['errors']>[number]
