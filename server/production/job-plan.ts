import { z } from 'zod'
import { MISSING_FILE_REASONS } from '../../domain/production/missing.ts'
import { pieceSizeSchema } from '../../domain/production/piece-size.ts'

/** Before migration 0039, plans of banners were stored as "commission", and old jobs still are. */
const madeSchema = z
  .object({ kind: z.enum(['made', 'commission']), variantId: z.number().int() })
  .transform(({ variantId }) => ({ kind: 'made' as const, variantId }))

/**
 * The source of a job, frozen when the item was sold. made: a made-to-order item, whose row never changes; version: the shop's design, once
 * the customer has approved it; design: a catalogue product's design at that time, printed or cut from film of one colour; by-hand: an item
 * for which something has to be found or drawn first.
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
    missing: z.array(z.object({ code: z.enum(MISSING_FILE_REASONS), message: z.string() })),
  }),
])

export type JobPlan = z.infer<typeof jobPlanSchema>
