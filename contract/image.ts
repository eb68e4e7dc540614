import { z } from '@hono/zod-openapi'
import { imageUses } from '../domain/images/image-rules.ts'

/** GET /api/images gives a list of these. */
export const imageSchema = z
  .object({
    id: z.string(),
    /** Where its picture is; not there for one that is kept in the database: then it is at /api/images/{id}. */
    url: z.string().optional(),
    originalName: z.string(),
    /** Bytes of the original. */
    size: z.int(),
    createdAt: z.string(),
    /** Kept in the database. */
    hasData: z.boolean(),
    format: z.string(),
    mimeType: z.string(),
    /** Pixels; of a page points of 1/72 inch; null where nobody can tell. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Has edges that are sharp at every size. */
    isDrawing: z.boolean(),
    /** There is a picture of it at /api/images/{id}. */
    hasPreview: z.boolean(),
  })
  .openapi('Image')

/** The fields beside `image` in POST /api/images/upload. */
export const imageUploadSchema = z.object({ use: z.enum(imageUses).default('gallery') })

/** POST /api/images/upload-base64. What it is, is read from its bytes: `mimeType` and `size` are taken for nothing. */
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
