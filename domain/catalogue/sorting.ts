import type { Cents } from '../money.ts'

/** The sort orders of the shop page, the default first (specification, section 4 "Shop sorting"). */
export const SORTS = ['featured', 'price-low', 'price-high', 'newest'] as const

export type Sort = (typeof SORTS)[number]

export const DEFAULT_SORT: Sort = 'featured'

/** Parses a sort order from a query or a form; null for any other text. */
export function parseSort(text: string): Sort | null {
  return SORTS.find((sort) => sort === text) ?? null
}

/**
 * Returns a sorted copy. The input has to be in the server's order, which is `featured`; `newest` is the reverse. Products with equal
 * prices stay in the server's order, whether prices ascend or descend.
 */
export function sortProducts<P extends { priceCents: Cents }>(products: readonly P[], sort: Sort): P[] {
  if (sort === 'newest') return products.toReversed()
  if (sort === 'price-low') return products.toSorted((a, b) => a.priceCents - b.priceCents)
  if (sort === 'price-high') return products.toSorted((a, b) => b.priceCents - a.priceCents)
  return [...products]
}
