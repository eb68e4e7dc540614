import { z } from '@hono/zod-openapi'

/** A motif that a picture of the shop was drawn from, with its author and licence. */
const artworkCreditSchema = z.object({
  set: z.string(),
  /** What people call the set. */
  title: z.string(),
  name: z.string(),
  author: z.string(),
  licence: z.string(),
  url: z.url(),
})

export const artworkCreditsSchema = z
  .object({
    credits: z.array(artworkCreditSchema),
    /** Motifs the shop draws itself; a picture of each is at /api/motifs/drawn/{name}. */
    drawn: z.array(z.object({ family: z.string(), names: z.array(z.string()) })),
  })
  .openapi('ArtworkCredits')

export type ArtworkCredits = z.infer<typeof artworkCreditsSchema>
