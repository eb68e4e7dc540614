import { z } from 'zod'

/** A facet value; `count` is how many products it would leave with the other facets' choices. */
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

/** How a search was interpreted, if not literally. */
export const searchReadingSchema = z.object({
  /** The words searched instead of those typed; null if they are the same. */
  corrected: z.string().nullable(),
  /** Words that no product has, though a page may; the search ignored them. */
  missing: z.array(z.string()),
  /** No product has all searched words, so the best matches are shown. */
  loosened: z.boolean(),
})

/** A list's extras: facets if `facets=1`, `search` if there is a `q`. */
export const narrowedSchema = z.object({
  facets: z.array(facetGroupSchema).optional(),
  search: searchReadingSchema.optional(),
})

export type FacetGroup = z.infer<typeof facetGroupSchema>
export type SearchReading = z.infer<typeof searchReadingSchema>
