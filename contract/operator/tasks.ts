import { z } from '@hono/zod-openapi'
import { CREDIT_REFUND_STATUSES } from '../../domain/credits/refunds-and-disputes.ts'

const taskSchema = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'production', 'removal']),
  /** The subject of the task, for example order-42-confirmation. */
  about: z.string(),
  /** The recipient of the e-mail; null if the task isn't an e-mail. */
  to: z.string().nullable(),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: z.string(),
})

/** A refund or dispute of a credit purchase, as the payment provider reports it. */
const creditMoneyBackSchema = z.object({
  /** The id that the payment provider gave to the refund or dispute. */
  id: z.string(),
  purchaseId: z.uuid(),
  kind: z.enum(['refund', 'dispute']),
  status: z.enum(CREDIT_REFUND_STATUSES),
  amountCents: z.int(),
  currency: z.string(),
  /** The credits of the purchase: how many were bought, and how many have been taken back so far. */
  credits: z.int(),
  takenBack: z.int(),
  /** The day by which the shop has to respond to the dispute. */
  respondBy: z.string().nullable(),
  updatedAt: z.string(),
})

/** GET /api/operator/tasks */
export const backgroundTasksSchema = z
  .object({
    /** Number of unfinished tasks, including those that will be retried. */
    waiting: z.int(),
    /** Tasks that failed at least once and will be retried at `nextAttemptAt`; at most 100. */
    retrying: z.array(taskSchema.extend({ nextAttemptAt: z.string() })),
    /** Tasks that failed too often and aren't retried any more, newest first; at most 100. */
    failed: z.array(taskSchema.extend({ failedAt: z.string() })),
    /** Refunds and disputes of credit purchases, newest first; at most 100. */
    creditMoneyBack: z.array(creditMoneyBackSchema),
    /** Names of the settings that differ between running processes; empty for a single process. */
    differentSettings: z.array(z.string()),
  })
  .openapi('BackgroundTasks')

export type BackgroundTasks = z.infer<typeof backgroundTasksSchema>
