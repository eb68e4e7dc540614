import { z } from 'zod'

/** A value of a facet. `count` is how many products it would leave, given what is chosen in the other facets. */
const facetValueSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
})

/** A facet, keyed by its query parameter, with its chosen values and all values that leave any products. */
export const facetGroupSchema = z.object({
  name: z.string(),
  label: z.string(),
  values: z.array(facetValueSchema),
})

/** The interpretation of a search that wasn't taken literally. */
export const searchInterpretationSchema = z.object({
  /** The corrected words that were searched; null if they are the typed ones. */
  corrected: z.string().nullable(),
  /** Words that occur in no product, though perhaps on a page; the product search ignored them. */
  missing: z.array(z.string()),
  /** No product contains all the words, so the best matches are shown. */
  loosened: z.boolean(),
})

/** Optional parts of a product list: facets if `facets=1`, `search` if there is a `q`. */
export const narrowedSchema = z.object({
  facets: z.array(facetGroupSchema).optional(),
  search: searchInterpretationSchema.optional(),
})

export type FacetGroup = z.infer<typeof facetGroupSchema>
export type SearchInterpretation = z.infer<typeof searchInterpretationSchema>
