import { z } from 'zod'

/** How to make a decal: its width in mm, measured at the bounding box of the cut line, and the depth of the cut. */
export const decalCutOptionsSchema = z.object({ widthMm: z.number(), cutKind: z.enum(['kiss', 'through']) })

/** The options for reading an uploaded file (ReadOptions in decal/). */
export const artworkReadingSchema = z.object({
  offsetMm: z.number(),
  tolerance: z.number().nullable(),
  vectorise: z.boolean(),
  keepInside: z.boolean(),
  /** The page of a PDF, counted from 1. */
  page: z.number().int().optional(),
  /** The customer's cut-out of the picture, as a PNG in base64 (ReadOptions in decal/). */
  cutOut: z.string().nullable().optional(),
})

/** The source of a decal: a stored design, or an uploaded file. */
export const decalSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('design'), design: z.unknown() }),
  z.object({
    kind: z.literal('artwork'),
    file: z.instanceof(Uint8Array),
    /** A hash of the file. With it, the engine recognises a file that it read recently and still has in the cache. */
    sha256: z.string(),
    reading: artworkReadingSchema,
  }),
])

export type DecalCutOptions = z.infer<typeof decalCutOptionsSchema>
export type DecalSubject = z.infer<typeof decalSubjectSchema>
