import { z } from '@hono/zod-openapi'
import { MONEY_BACK_STATUSES } from '../../domain/credits/money-back.ts'

const taskSchema = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'production', 'removal']),
  /** Subject of the work, for example order-42-confirmation. */
  about: z.string(),
  /** Recipient, for mails. */
  to: z.string().nullable(),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: z.string(),
})

/** A refund or dispute of a credit purchase, as the payment provider tells it. */
const creditMoneyBackSchema = z.object({
  /** The provider's own id. */
  id: z.string(),
  purchaseId: z.uuid(),
  kind: z.enum(['refund', 'dispute']),
  status: z.enum(MONEY_BACK_STATUSES),
  amountCents: z.int(),
  currency: z.string(),
  /** Credits of the purchase: bought, and taken back so far. */
  credits: z.int(),
  takenBack: z.int(),
  /** Deadline of a dispute. */
  respondBy: z.string().nullable(),
  updatedAt: z.string(),
})

/** GET /api/operator/tasks */
export const backgroundTasksSchema = z
  .object({
    /** Not done yet, those below that are tried again included. */
    waiting: z.int(),
    /** Failed at least once and tried again at `nextAttemptAt`; a hundred at most. */
    retrying: z.array(taskSchema.extend({ nextAttemptAt: z.string() })),
    /** Given up, the newest first; a hundred at most. */
    failed: z.array(taskSchema.extend({ failedAt: z.string() })),
    /** Refunds and disputes of credit purchases, the newest first; a hundred at most. */
    creditMoneyBack: z.array(creditMoneyBackSchema),
    /** Names of settings that differ between processes that run now; empty where there is one process. */
    differentSettings: z.array(z.string()),
  })
  .openapi('BackgroundTasks')

export type BackgroundTasks = z.infer<typeof backgroundTasksSchema>
