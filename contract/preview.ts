import { z } from '@hono/zod-openapi'

export const previewSchema = z
  .object({
    /** Null if a person lays out this product, so that nothing can be drawn. */
    drawn: z
      .object({
        /** A data: address. */
        picture: z.string(),
        /** Width of the part that is cut. */
        widthMm: z.number(),
        heightMm: z.number(),
        /** Resolution of an uploaded picture at this size, in pixels per inch; null for vector artwork and text. */
        dpi: z.int().nullable(),
        /** Whether the resolution is enough: sharp, soft or too coarse. */
        verdict: z.enum(['fine', 'warn', 'stop']),
        /** Remarks to read before ordering, as sentences: small text, thin lines, a painted checkerboard. */
        remarks: z.array(z.string()),
        /** A person lays this product out, so the picture is only a draft of it. */
        isDraft: z.boolean(),
      })
      .nullable(),
  })
  .openapi('Preview')

export type PreviewAnswer = z.infer<typeof previewSchema>
export type DrawnPreview = NonNullable<PreviewAnswer['drawn']>
