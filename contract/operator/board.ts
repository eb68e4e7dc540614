import { z } from '@hono/zod-openapi'
import { JOB_STATES } from '../../domain/production/job-state.ts'
import { jobSchema } from '../job.ts'

const state = z.enum(JOB_STATES)

/** A job of the print room as a card of the board. */
export const boardJobSchema = jobSchema.extend({
  version: z.int(),
  state,
  orderId: z.int(),
  /** A roll has one film and one finish: only jobs with the same key are nested together. Null if there is nothing to nest. */
  rollKey: z.string().nullable(),
  urgency: z.enum(['late', 'today', 'next', 'later']),
  next: z.array(state),
  /** Why it cannot be worked on. */
  stopped: z.enum(['in-proof', 'closed']).nullable(),
  /** All jobs of its order are packed: the order can go. */
  orderPacked: z.boolean(),
})

/** GET /api/operator/board: jobs of the orders that are under way, the most urgent first. */
export const boardSchema = z
  .object({
    today: z.string(),
    columns: z.array(z.object({ state, title: z.string(), jobs: z.array(boardJobSchema) })),
    /** More are under way than the board shows. */
    more: z.boolean(),
  })
  .openapi('ProductionBoard')

/** POST /api/operator/jobs/{id}/moves */
export const jobMoveSchema = z.object({ version: z.int().min(1), to: state }).openapi('JobMove')

export type BoardJob = z.infer<typeof boardJobSchema>
export type Board = z.infer<typeof boardSchema>
