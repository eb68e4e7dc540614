import { z } from '@hono/zod-openapi'

export const todayTaskSchema = z.enum([
  'new-orders',
  'approved-orders',
  'late-jobs',
  'due-today',
  'blocked-jobs',
  'failed-refunds',
  'disputes',
  'messages',
  'questions',
  'reviews',
  'design-requests',
  'stuck-mails',
  'out-of-stock',
  'low-stock',
  'proofs-out',
])

/** GET /api/operator/today: what waits for the shop's people, without the sample shop's. */
export const todaySchema = z
  .object({
    today: z.string(),
    /** Tasks with how many of each, those of none left out; in the order in which they hurt. */
    tasks: z.array(z.object({ task: todayTaskSchema, count: z.int() })),
    /** Jobs that cannot be made before something is found, the most urgent first: twenty at most. */
    blocked: z.array(
      z.object({
        orderId: z.int(),
        order: z.string(),
        title: z.string(),
        dueOn: z.string(),
        missing: z.array(z.string()),
      }),
    ),
    /** Number of tasks that need action. Low stock and proofs that customers have are only listed. */
    waiting: z.int(),
  })
  .openapi('OperatorToday')

export type TodayTask = z.infer<typeof todayTaskSchema>
export type OperatorToday = z.infer<typeof todaySchema>
