import type { Cents } from '../money.ts'

/** The sort orders of the shop page. The first order is the default (specification, section 4 "Shop sorting"). */
export const SORTS = ['featured', 'price-low', 'price-high', 'newest'] as const

export type Sort = (typeof SORTS)[number]

export const DEFAULT_SORT: Sort = 'featured'

/** Parses a sort order from a query or a form; null for any other text. */
export function parseSort(text: string): Sort | null {
  return SORTS.find((sort) => sort === text) ?? null
}

/**
 * Returns a sorted copy of a list of products, which must be in the server's order. `featured` keeps the server's order, and `newest`
 * reverses it. Products with equal prices stay in the server's order.
 */
export function sortProducts<P extends { priceCents: Cents }>(products: readonly P[], sort: Sort): P[] {
  if (sort === 'newest') return products.toReversed()
  if (sort === 'price-low') return products.toSorted((a, b) => a.priceCents - b.priceCents)
  if (sort === 'price-high') return products.toSorted((a, b) => b.priceCents - a.priceCents)
  return [...products]
}
