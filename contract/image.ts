import { z } from '@hono/zod-openapi'
import { imageUses } from '../domain/images/image-rules.ts'

/** An uploaded image. GET /api/images returns a list of these. */
export const imageSchema = z
  .object({
    id: z.string(),
    /** The image's URL. Omitted if the image is stored in the database; it is then served at /api/images/{id}. */
    url: z.string().optional(),
    originalName: z.string(),
    /** Size of the original file in bytes. */
    size: z.int(),
    createdAt: z.string(),
    /** Whether the image is stored in the database. */
    hasData: z.boolean(),
    format: z.string(),
    mimeType: z.string(),
    /** Width and height in pixels, or in points (1/72 inch) for a PDF page; null if unknown. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Whether the image is vector artwork, which is sharp at every size. */
    isDrawing: z.boolean(),
    /** Whether /api/images/{id} serves a preview of the image. */
    hasPreview: z.boolean(),
    /**
     * A remark about the upload, such as how live text in an SVG was set, or that a transparency checkerboard is painted into the picture.
     * Only the response to the upload contains it.
     */
    note: z.string().optional(),
  })
  .openapi('Image')

/** The form fields that POST /api/images/upload accepts in addition to the file `image`. */
export const imageUploadSchema = z.object({ use: z.enum(imageUses).default('gallery') })

/** POST /api/images/upload-base64. The type is detected from the bytes, so `mimeType` and `size` are ignored. */
export const imageBase64Schema = z
  .object({
    dataBase64: z.string().min(1),
    filename: z.string().max(255).default(''),
    mimeType: z.string().max(255).default(''),
    originalName: z.string().max(255).default(''),
    size: z.number().optional(),
  })
  .openapi('ImageBase64')

export type Image = z.infer<typeof imageSchema>
