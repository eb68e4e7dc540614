import { z } from '@hono/zod-openapi'

export const logEntrySchema = z
  .object({
    id: z.int(),
    at: z.string(),
    /** The operator's name from sign-in; "Customer" or "Shop" for changes that they made themselves. */
    actor: z.string(),
    /** The changed thing, as text: an order, job or product, with its number or name. */
    subject: z.string(),
    subjectId: z.string(),
    orderId: z.int().nullable(),
    change: z.string(),
  })
  .openapi('OperatorLogEntry')

export const operatorLogSchema = z
  .object({ entries: z.array(logEntrySchema), next: z.int().nullable() })
  .openapi('OperatorLog')

export type LogEntry = z.infer<typeof logEntrySchema>
export type OperatorLog = z.infer<typeof operatorLogSchema>
