import { z } from '@hono/zod-openapi'

export const logEntrySchema = z
  .object({
    id: z.int(),
    at: z.string(),
    /** The name given at the sign-in; "Customer" or "Shop" for what they changed by themselves. */
    actor: z.string(),
    /** What was changed: order, job, product … and which of them, in words. */
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
