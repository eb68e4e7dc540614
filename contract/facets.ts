import { z } from 'zod'

/** One value of a facet; `count` is how many products it would leave with what is chosen of the other facets. */
const facetValueSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
})

/** A facet by the name of its parameter, with the values that leave anything and those that are chosen. */
export const facetGroupSchema = z.object({
  name: z.string(),
  label: z.string(),
  values: z.array(facetValueSchema),
})

/** How a search was understood, where it was not taken word for word. */
export const searchReadingSchema = z.object({
  /** The words that were looked for instead of those typed; null where they are the same. */
  corrected: z.string().nullable(),
  /** Words that no product has, though a page may; the others were looked for without them. */
  missing: z.array(z.string()),
  /** No product has all words that were looked for; those that have the most of them are shown. */
  loosened: z.boolean(),
})

/** What a list says besides its products: facets where `facets=1` asks for them, `search` where there is a `q`. */
export const narrowedSchema = z.object({
  facets: z.array(facetGroupSchema).optional(),
  search: searchReadingSchema.optional(),
})

export type FacetGroup = z.infer<typeof facetGroupSchema>
export type SearchReading = z.infer<typeof searchReadingSchema>
