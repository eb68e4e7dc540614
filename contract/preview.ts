import { z } from '@hono/zod-openapi'

export const previewSchema = z
  .object({
    /** Null where nothing is drawn of this product: it is laid out by a person. */
    drawn: z
      .object({
        /** A data: address. */
        picture: z.string(),
        /** Of what is cut. */
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
