import { z } from 'zod'
import type { DrawingAssets } from '../../decal/draw-decal.ts'
import { letteringStyleNames } from '../../decal/film/film-lettering.ts'
import { outlineLettering } from '../../decal/film/lettering-outline.ts'

const letteringSchema = z.object({
  lines: z.array(z.string()),
  hand: z.enum(letteringStyleNames),
  below: z.enum(letteringStyleNames).optional(),
  capMm: z.number(),
})

/** The engine's job that converts many pieces of plain lettering to outlines. */
export const letteringJobSchema = z.object({
  kind: z.literal('outline'),
  letterings: z.array(letteringSchema),
})

export const letteringAnswerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    outlines: z.array(z.object({ widthMm: z.number(), heightMm: z.number(), path: z.string() })),
  }),
  z.object({ ok: z.literal(false), reason: z.string(), message: z.string() }),
])

export type LetteringRequest = z.infer<typeof letteringSchema>

/** Converts lettering to outlines, in the order of the request. */
export function outlineLetterings(letterings: readonly LetteringRequest[], { set }: DrawingAssets): object {
  return { ok: true, outlines: letterings.map((asked) => outlineLettering(asked, set)) }
}
