import { z } from '@hono/zod-openapi'
import { imageUses } from '../domain/images/image-rules.ts'

/** GET /api/images gives a list of these. */
export const imageSchema = z
  .object({
    id: z.string(),
    /** The picture's address; missing if it is stored in the database, in which case it is at /api/images/{id}. */
    url: z.string().optional(),
    originalName: z.string(),
    /** Bytes of the original. */
    size: z.int(),
    createdAt: z.string(),
    /** Stored in the database. */
    hasData: z.boolean(),
    format: z.string(),
    mimeType: z.string(),
    /** Pixels, or points (1/72 inch) of a page; null if unknown. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Has edges that are sharp at every size. */
    isDrawing: z.boolean(),
    /** There is a picture of it at /api/images/{id}. */
    hasPreview: z.boolean(),
    /** After an upload: how the live text of an SVG was set. */
    note: z.string().optional(),
  })
  .openapi('Image')

/** The fields beside `image` in POST /api/images/upload. */
export const imageUploadSchema = z.object({ use: z.enum(imageUses).default('gallery') })

/** POST /api/images/upload-base64. The type is detected from the bytes; `mimeType` and `size` are ignored. */
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
