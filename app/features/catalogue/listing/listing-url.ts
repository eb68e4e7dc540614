import { FACET_PARAMETERS, listFacetEntries } from '../../../../domain/catalogue/facets/facet-names.ts'
import { DEFAULT_SORT, parseSort, type Sort } from '../../../../domain/catalogue/sorting.ts'

/** A list of products, as described by its URL. */
export type ProductListing = {
  path: string
  /** The search query, on the search page. */
  q?: string
  /** Whether to show all products of a collection whose own page shows only some of them. */
  all?: true
  sort: Sort
  /** The chosen facet values, in canonical order. */
  entries: readonly (readonly [name: string, value: string])[]
}

/** The query parameters that every list of products understands. */
export const LISTING_PARAMETERS = ['sort', 'cursor', ...FACET_PARAMETERS] as const

/** Reads the list of products from a page's URL. */
export function readListing(path: string, search: URLSearchParams): ProductListing {
  const q = search.get('q')?.trim() ?? ''
  return {
    path,
    ...(q !== '' && { q }),
    ...(search.get('view') === 'all' && { all: true as const }),
    sort: parseSort(search.get('sort') ?? '') ?? DEFAULT_SORT,
    entries: listFacetEntries(search),
  }
}

/** Returns the URL of a list, or of the part of it after a cursor. */
export function buildListingUrl(listing: ProductListing, cursor?: string): string {
  const { path, sort, entries } = listing
  const search = new URLSearchParams([
    ...listSearchAndViewParameters(listing),
    ...(sort === DEFAULT_SORT ? [] : [['sort', sort]]),
    ...entries.map(([name, value]) => [name, value]),
    ...(cursor === undefined ? [] : [['cursor', cursor]]),
  ]).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Returns the query parameters that stay the same when the sort order or the facets change. */
export const listSearchAndViewParameters = ({ q, all }: ProductListing): [name: string, value: string][] => [
  ...(q === undefined ? [] : [['q', q] satisfies [string, string]]),
  ...(all ? [['view', 'all'] satisfies [string, string]] : []),
]

/** Returns the list after the visitor has pressed a facet value: the value is chosen, or removed if it was chosen before. */
export function toggleFacet(listing: ProductListing, name: string, value: string): ProductListing {
  const others = listing.entries.filter(([own, each]) => own !== name || each !== value)
  const isChosen = others.length < listing.entries.length
  return { ...listing, entries: isChosen ? others : [...others, [name, value]] }
}
