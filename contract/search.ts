import { z } from 'zod'
import { searchInterpretationSchema } from './facets.ts'
import { cardProductSchema } from './showcase.ts'

/** A page that matches a search. A collection may also have a picture. */
const foundPageSchema = z.object({
  title: z.string(),
  url: z.string(),
  text: z.string(),
  imageSrc: z.string().optional(),
})

const foundPagesSchema = z.object({
  /** Pages with the searched name, best match first. They are shown above the products, and aren't repeated in the other lists. */
  answers: z.array(foundPageSchema),
  collections: z.array(foundPageSchema),
  articles: z.array(foundPageSchema),
  pages: z.array(foundPageSchema),
})

/** GET /api/search?q=: all results other than products. GET /api/products?q= has the products. */
export const searchPagesSchema = foundPagesSchema

const suggestedProductSchema = cardProductSchema.pick({
  title: true,
  handle: true,
  imageSrc: true,
  imageAlt: true,
  price: true,
  currencyCode: true,
})

/** GET /api/search/suggestions?q=: the top results of each kind, shown while the visitor is typing. */
export const suggestionsSchema = foundPagesSchema.extend({
  products: z.array(suggestedProductSchema),
  /** Total number of matching products. */
  total: z.int(),
  search: searchInterpretationSchema,
})

export type PageSearchResult = z.infer<typeof foundPageSchema>
export type SearchPages = z.infer<typeof searchPagesSchema>
export type Suggestions = z.infer<typeof suggestionsSchema>
