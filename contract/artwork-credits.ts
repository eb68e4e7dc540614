import { z } from '@hono/zod-openapi'

/** A motif used in the shop's pictures, with its author and licence. */
const artworkCreditSchema = z.object({
  set: z.string(),
  /** The name under which the icon set is known. */
  title: z.string(),
  name: z.string(),
  author: z.string(),
  licence: z.string(),
  url: z.url(),
})

export const artworkCreditsSchema = z
  .object({
    credits: z.array(artworkCreditSchema),
    /** Motifs that the shop draws itself. Each has a picture at /api/motifs/drawn/{name}. */
    drawn: z.array(z.object({ family: z.string(), names: z.array(z.string()) })),
  })
  .openapi('ArtworkCredits')

export type ArtworkCredits = z.infer<typeof artworkCreditsSchema>
