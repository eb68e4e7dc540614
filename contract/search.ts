import { z } from 'zod'
import { searchReadingSchema } from './facets.ts'
import { cardProductSchema } from './showcase.ts'

/** A page of the shop that a search finds besides products. */
const foundPageSchema = z.object({ title: z.string(), url: z.string(), text: z.string() })

const foundPagesSchema = z.object({
  /** Pages that the search asks for by name, best first. They are shown before products, and in none of the lists below. */
  answers: z.array(foundPageSchema),
  collections: z.array(foundPageSchema),
  articles: z.array(foundPageSchema),
  pages: z.array(foundPageSchema),
})

/** GET /api/search?q=: what a search finds besides products (those are of /api/products?q=). */
export const searchPagesSchema = foundPagesSchema

const suggestedProductSchema = cardProductSchema.pick({
  title: true,
  handle: true,
  imageSrc: true,
  imageAlt: true,
  price: true,
  currencyCode: true,
})

/** GET /api/search/suggestions?q=: the first of everything, while somebody types. */
export const suggestionsSchema = foundPagesSchema.extend({
  products: z.array(suggestedProductSchema),
  /** Products that match in all. */
  total: z.int(),
  search: searchReadingSchema,
})

export type FoundPage = z.infer<typeof foundPageSchema>
export type SearchPages = z.infer<typeof searchPagesSchema>
export type Suggestions = z.infer<typeof suggestionsSchema>
