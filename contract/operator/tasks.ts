import { z } from '@hono/zod-openapi'

const taskSchema = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'production', 'removal']),
  /** What it is about, for example order-42-confirmation. */
  about: z.string(),
  /** Of mails. */
  to: z.string().nullable(),
  attempts: z.int(),
  error: z.string().nullable(),
  createdAt: z.string(),
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
  })
  .openapi('BackgroundTasks')

export type BackgroundTasks = z.infer<typeof backgroundTasksSchema>
