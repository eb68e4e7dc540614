import { z } from 'zod'

/** RFC 9457 problem details, as every error of the REST API is answered. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  /** Stable: programs decide by it. */
  code: z.string(),
  detail: z.string().optional(),
  /** Reference of an unexpected failure; it is also in the shop's log. */
  reference: z.string().optional(),
  /** Faults by field or parameter. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

export type Problem = z.infer<typeof problemSchema>
export type FieldError = NonNullable<Problem['errors']>[number]
