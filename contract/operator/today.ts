import { z } from '@hono/zod-openapi'

export const todayTaskSchema = z.enum([
  'new-orders',
  'approved-orders',
  'late-jobs',
  'due-today',
  'due-this-week',
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

/** GET /api/operator/today: the tasks that wait for operators. Tasks of sample data are left out. */
export const todaySchema = z
  .object({
    today: z.string(),
    /** The number of tasks of each kind, most urgent kind first. Kinds without tasks are left out. */
    tasks: z.array(z.object({ task: todayTaskSchema, count: z.int() })),
    /** Jobs that can't be made because something is missing, most urgent first; at most 20. */
    blocked: z.array(
      z.object({
        orderId: z.int(),
        order: z.string(),
        title: z.string(),
        dueOn: z.string(),
        missing: z.array(z.string()),
      }),
    ),
    /** Number of tasks that need action. Low stock and proofs that wait for customers don't count. */
    waiting: z.int(),
  })
  .openapi('OperatorToday')

export type TodayTask = z.infer<typeof todayTaskSchema>
export type OperatorToday = z.infer<typeof todaySchema>
