import { z } from '@hono/zod-openapi'

export const previewSchema = z
  .object({
    /** The drawing; null if staff lay out this product by hand, so that nothing can be drawn. */
    drawn: z
      .object({
        /** A data: address. */
        picture: z.string(),
        /** Width of the area inside the cut line, in mm. */
        widthMm: z.number(),
        heightMm: z.number(),
        /** Resolution of an uploaded picture at the chosen size, in pixels per inch; null for vector artwork and text. */
        dpi: z.int().nullable(),
        /**
         * The shop's judgement of the resolution. `fine`: the print will be sharp. `warn`: it will be soft. `stop`: the resolution is too
         * low.
         */
        verdict: z.enum(['fine', 'warn', 'stop']),
        /** Remarks that the buyer should read before ordering, as sentences: small text, thin lines, a painted checkerboard. */
        remarks: z.array(z.string()),
        /** Whether the picture is only a draft. In that case, staff will lay out this product by hand. */
        isDraft: z.boolean(),
      })
      .nullable(),
  })
  .openapi('Preview')

export type PreviewResponse = z.infer<typeof previewSchema>
export type DrawnPreview = NonNullable<PreviewResponse['drawn']>
