import { z } from 'zod'

/** RFC 9457 problem details: the body of every error response of the REST API. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  /** Stable, so that programs can tell errors apart by it. */
  code: z.string(),
  detail: z.string().optional(),
  /** Reference of an unexpected error, also in the shop's log. */
  reference: z.string().optional(),
  /** Errors by field or parameter. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

export type Problem = z.infer<typeof problemSchema>
export type FieldError = NonNullable<Problem['errors']>[number]
