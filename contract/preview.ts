import { z } from '@hono/zod-openapi'

export const previewSchema = z
  .object({
    /** Null if nothing can be drawn for this product, because a person lays it out. */
    drawn: z
      .object({
        /** A data: address. */
        picture: z.string(),
        /** Width of the cut part. */
        widthMm: z.number(),
        heightMm: z.number(),
        /** Pixels an inch of a file's picture at this size; null for shapes and words. */
        dpi: z.int().nullable(),
        /** Whether that is enough: sharp, soft, or too coarse. */
        verdict: z.enum(['fine', 'warn', 'stop']),
      })
      .nullable(),
  })
  .openapi('Preview')

export type PreviewAnswer = z.infer<typeof previewSchema>
export type DrawnPreview = NonNullable<PreviewAnswer['drawn']>
