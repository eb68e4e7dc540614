import { z } from 'zod'
import { MISSING_FILE_REASONS, missingFileCauseSchema } from '../../domain/production/missing-files.ts'
import { pieceSizeSchema } from '../../domain/production/piece-size.ts'

/** The plan of a made-to-order item. In jobs older than migration 0039, its kind is stored as "commission". */
const madeSchema = z
  .object({ kind: z.enum(['made', 'commission']), variantId: z.number().int() })
  .transform(({ variantId }) => ({ kind: 'made' as const, variantId }))

/**
 * How a job is made, as decided when the item was sold:
 * - `made`: a made-to-order item, whose database row never changes.
 * - `version`: the approved version of a design by the shop.
 * - `design`: the design that a catalogue product had when it was sold. It is either printed or cut from film of one colour.
 * - `by-hand`: an item for which staff have to find or draw something first.
 */
export const jobPlanSchema = z.union([
  madeSchema,
  z.object({
    kind: z.literal('version'),
    variantId: z.number().int(),
    versionId: z.string(),
    number: z.number().int(),
  }),
  z.object({ kind: z.literal('design'), design: z.record(z.string(), z.unknown()), size: pieceSizeSchema }),
  z.object({
    kind: z.literal('by-hand'),
    missing: z.array(
      z.union([
        // Early versions of the shop stored a finished message instead of the cause of the missing file.
        z.object({ code: z.enum(MISSING_FILE_REASONS), message: z.string() }),
        z.object({ code: z.enum(MISSING_FILE_REASONS), cause: missingFileCauseSchema }),
      ]),
    ),
  }),
])

export type JobPlan = z.infer<typeof jobPlanSchema>
