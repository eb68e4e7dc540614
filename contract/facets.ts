import { z } from 'zod'

/** A value of a facet. `count` is the number of products with this value, among those that match the choices in all other facets. */
const facetValueSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  chosen: z.boolean(),
})

/** A facet: its query parameter, the chosen values, and all values that occur among the products. */
export const facetGroupSchema = z.object({
  name: z.string(),
  label: z.string(),
  values: z.array(facetValueSchema),
})

/** The interpretation of a search, if it wasn't taken literally. */
export const searchInterpretationSchema = z.object({
  /** The corrected words that were searched for; null if nothing was corrected. */
  corrected: z.string().nullable(),
  /** Words that occur in no product. The product search ignored them, but pages may contain them. */
  missing: z.array(z.string()),
  /** True if no product contains all words of the search. The list then contains the best partial matches. */
  loosened: z.boolean(),
})

/**
 * Fields that a product list may have in addition to the products. If the request has `facets=1`, the list has `facets`. If the request has
 * `q`, the list has `search`.
 */
export const facetedListSchema = z.object({
  facets: z.array(facetGroupSchema).optional(),
  search: searchInterpretationSchema.optional(),
})

export type FacetGroup = z.infer<typeof facetGroupSchema>
export type SearchInterpretation = z.infer<typeof searchInterpretationSchema>
