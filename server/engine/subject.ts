import { z } from 'zod'

/** The making of a decal: the width in mm of its cut line's bounding box, and the depth of the cut. */
export const makingSchema = z.object({ widthMm: z.number(), cutKind: z.enum(['kiss', 'through']) })

/** Options for reading a visitor's file; see ReadOptions. */
export const readingSchema = z.object({
  offsetMm: z.number(),
  tolerance: z.number().nullable(),
  vectorise: z.boolean(),
  keepInside: z.boolean(),
  /** The page of a PDF, counted from 1. */
  page: z.number().int().optional(),
  /** The customer's cut-out of the picture, as a PNG in base64; see ReadOptions. */
  cutOut: z.string().nullable().optional(),
})

/** The source of a decal: a stored design, or a visitor's file. */
export const subjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('design'), design: z.unknown() }),
  z.object({
    kind: z.literal('artwork'),
    file: z.instanceof(Uint8Array),
    /** The hash of the file, so that an equal file needn't be read twice. */
    sha256: z.string(),
    reading: readingSchema,
  }),
])

export type Making = z.infer<typeof makingSchema>
export type Subject = z.infer<typeof subjectSchema>
