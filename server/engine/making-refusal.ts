import { z } from 'zod'
import { describeMakingRefusal } from '../../content/making-refusals.ts'
import { ARTWORK_REFUSAL_REASONS, type ArtworkRefusal } from '../../decal/artwork/artwork-refusals.ts'

/** Why the engine can't make an item, as a code with its facts. The shop stores it, and describes it only when someone reads it. */
export const makingRefusalSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('size'),
    reason: z.enum(['no-area', 'too-small', 'too-large', 'bad-offset']),
  }),
  z.object({ code: z.literal('file'), reason: z.enum(ARTWORK_REFUSAL_REASONS) }),
  z.object({ code: z.literal('motif'), motif: z.string() }),
  z.object({ code: z.literal('print-too-complex') }),
])

export type MakingRefusal = z.infer<typeof makingRefusalSchema>
type SizeReason = Extract<MakingRefusal, { code: 'size' }>['reason']

/** Adds the message and the code to the engine's refusal of a file. */
export function describeArtworkRefusal({ ok, reason }: ArtworkRefusal) {
  const cause = { code: 'file', reason } as const
  return { ok, reason, message: describeMakingRefusal(cause), cause }
}

/** Adds the message and the code to the engine's refusal of a size. */
export function describeSizeRefusal({ ok, reason }: { ok: false; reason: SizeReason }) {
  const cause = { code: 'size', reason } as const
  return { ok, reason, message: describeMakingRefusal(cause), cause }
}

/** Adds the message and the code to the engine's refusal of a design with a motif that the engine doesn't have. */
export function describeMotifRefusal(refusal: {
  ok: false
  reason: 'unknown-motif'
  field: string
  motif: string
}) {
  const { ok, reason, field, motif } = refusal
  const cause = { code: 'motif', motif } as const
  return { ok, reason, field, message: describeMakingRefusal(cause), cause }
}
