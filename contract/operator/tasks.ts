import { z } from '@hono/zod-openapi'
import { MONEY_BACK_STATUSES } from '../../domain/credits/money-back.ts'

const taskSchema = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'production', 'removal']),
  /** The task's subject, for example order-42-confirmation. */
  about: z.string(),
  /** The recipient, if the task is an e-mail. */
  to: z.string().nullable(),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: z.string(),
})

/** A refund or dispute of a credit purchase, as the payment provider reports it. */
const creditMoneyBackSchema = z.object({
  /** The provider's own id. */
  id: z.string(),
  purchaseId: z.uuid(),
  kind: z.enum(['refund', 'dispute']),
  status: z.enum(MONEY_BACK_STATUSES),
  amountCents: z.int(),
  currency: z.string(),
  /** The purchase's credits: how many were bought, and how many have been taken back so far. */
  credits: z.int(),
  takenBack: z.int(),
  /** Deadline for responding to a dispute. */
  respondBy: z.string().nullable(),
  updatedAt: z.string(),
})

/** GET /api/operator/tasks */
export const backgroundTasksSchema = z
  .object({
    /** Number of tasks that aren't done yet, including the ones below that will be retried. */
    waiting: z.int(),
    /** Tasks that failed at least once and will be retried at `nextAttemptAt`; at most 100. */
    retrying: z.array(taskSchema.extend({ nextAttemptAt: z.string() })),
    /** Tasks that were given up, newest first; at most 100. */
    failed: z.array(taskSchema.extend({ failedAt: z.string() })),
    /** Refunds and disputes of credit purchases, newest first; at most 100. */
    creditMoneyBack: z.array(creditMoneyBackSchema),
    /** Names of settings that differ between the running processes; empty if there is only one process. */
    differentSettings: z.array(z.string()),
  })
  .openapi('BackgroundTasks')

export type BackgroundTasks = z.infer<typeof backgroundTasksSchema>
