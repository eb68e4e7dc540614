import { z } from '@hono/zod-openapi'
import { cutThemes } from '../domain/cut-files/cut-themes.ts'
import { emailAddressSchema } from './newsletter.ts'

const cutFileSchema = z.object({
  handle: z.string(),
  title: z.string(),
  theme: z.enum(cutThemes),
  /** The size of the drawing in the cut files, in mm. */
  widthMm: z.number(),
  heightMm: z.number(),
  /** Price of the cheapest licence, such as "4.99". */
  price: z.string(),
  currencyCode: z.string(),
  imageSrc: z.string().nullable(),
  imageAlt: z.string(),
})

/** GET /api/cut-files: the cut files that customers can buy one at a time, in the order of the cut-file library. */
export const cutFilesSchema = z.object({ cutFiles: z.array(cutFileSchema) })

/** A request for the free sample of cut files. Subscribing to the newsletter is a separate, optional choice. */
export const cutSampleSchema = z
  .object({
    name: z.string().trim().min(1, 'Please enter your name.').max(80),
    email: emailAddressSchema,
    newsletter: z.boolean().default(false),
  })
  .openapi('CutFileSample')

export type CutFileCard = z.infer<typeof cutFileSchema>
export type CutFiles = z.infer<typeof cutFilesSchema>
