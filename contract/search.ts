import { z } from 'zod'
import { searchInterpretationSchema } from './facets.ts'
import { cardProductSchema } from './showcase.ts'

/** A page that matches a search; collections may have a picture. */
const foundPageSchema = z.object({
  title: z.string(),
  url: z.string(),
  text: z.string(),
  imageSrc: z.string().optional(),
})

const foundPagesSchema = z.object({
  /** Pages whose name was searched for, best match first. They are shown above the products and are in none of the lists below. */
  answers: z.array(foundPageSchema),
  collections: z.array(foundPageSchema),
  articles: z.array(foundPageSchema),
  pages: z.array(foundPageSchema),
})

/** GET /api/search?q=: results other than products, which are at /api/products?q=. */
export const searchPagesSchema = foundPagesSchema

const suggestedProductSchema = cardProductSchema.pick({
  title: true,
  handle: true,
  imageSrc: true,
  imageAlt: true,
  price: true,
  currencyCode: true,
})

/** GET /api/search/suggestions?q=: the top results of each kind, while somebody is typing. */
export const suggestionsSchema = foundPagesSchema.extend({
  products: z.array(suggestedProductSchema),
  /** Number of all matching products. */
  total: z.int(),
  search: searchInterpretationSchema,
})

export type FoundPage = z.infer<typeof foundPageSchema>
export type SearchPages = z.infer<typeof searchPagesSchema>
export type Suggestions = z.infer<typeof suggestionsSchema>
