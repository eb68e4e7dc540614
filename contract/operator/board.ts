import { z } from '@hono/zod-openapi'
import { JOB_STATES } from '../../domain/production/job-state.ts'
import { jobSchema } from '../job.ts'

const state = z.enum(JOB_STATES)

/** A print-room job as a card on the production board. */
export const boardJobSchema = jobSchema.extend({
  version: z.int(),
  state,
  orderId: z.int(),
  /**
   * The key for nesting. Jobs with the same key use the same film and finish, so they can share a roll. Null if the job can't be nested.
   */
  rollKey: z.string().nullable(),
  urgency: z.enum(['late', 'today', 'next', 'later']),
  next: z.array(state),
  /** Why work on the job has stopped. Null if work can go on. */
  stopped: z.enum(['in-proof', 'closed']).nullable(),
  /** Whether all jobs of the same order are packed. If they are, the order can be shipped. */
  orderPacked: z.boolean(),
})

/** GET /api/operator/board: jobs of the orders in progress, most urgent first. */
export const boardSchema = z
  .object({
    today: z.string(),
    columns: z.array(z.object({ state, title: z.string(), jobs: z.array(boardJobSchema) })),
    /** Whether there are more jobs in progress than the board shows. */
    more: z.boolean(),
  })
  .openapi('ProductionBoard')

/** POST /api/operator/jobs/{id}/moves */
export const jobMoveSchema = z.object({ version: z.int().min(1), to: state }).openapi('JobMove')

export type BoardJob = z.infer<typeof boardJobSchema>
export type Board = z.infer<typeof boardSchema>
