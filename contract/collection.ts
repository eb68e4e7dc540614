import { z } from 'zod'
import { productListSchema } from './product.ts'

/** A collection as in the specification, section 3 "Collection". */
export const collectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  /** The description as HTML, sanitised with an allow-list. */
  description: z.string(),
  imageSrc: z.string().nullable(),
  imageAlt: z.string(),
})

export const collectionsSchema = z.object({ collections: z.array(collectionSchema) })

export const collectionPageSchema = productListSchema.extend({ collection: collectionSchema })

export type Collection = z.infer<typeof collectionSchema>
