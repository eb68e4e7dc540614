import { z } from '@hono/zod-openapi'

export const logEntrySchema = z
  .object({
    id: z.int(),
    at: z.string(),
    /** The author of the change: "Customer", "Shop", or the name with which an operator signed in. */
    actor: z.string(),
    /** The order, job, product or other thing that changed, with its number or name, as text. */
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
