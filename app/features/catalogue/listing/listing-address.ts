import { FACET_PARAMETERS, facetEntries } from '../../../../domain/catalogue/facets/facet-names.ts'
import { DEFAULT_SORT, parseSort, type Sort } from '../../../../domain/catalogue/sorting.ts'

/** A list of products as its address describes it. */
export type Listing = {
  path: string
  /** The search words, for a search. */
  q?: string
  /** All products of a collection whose own page shows only some of them. */
  all?: true
  sort: Sort
  /** The chosen facet values, in a canonical order. */
  entries: readonly (readonly [name: string, value: string])[]
}

/** Query parameters of every list of products. */
export const LISTING_PARAMETERS = ['sort', 'cursor', ...FACET_PARAMETERS] as const

/** Reads the list that a page shows from its address. */
export function readListing(path: string, search: URLSearchParams): Listing {
  const q = search.get('q')?.trim() ?? ''
  return {
    path,
    ...(q !== '' && { q }),
    ...(search.get('view') === 'all' && { all: true as const }),
    sort: parseSort(search.get('sort') ?? '') ?? DEFAULT_SORT,
    entries: facetEntries(search),
  }
}

/** The address of a list, or of its part behind a cursor. */
export function listingAddress(listing: Listing, cursor?: string): string {
  const { path, sort, entries } = listing
  const search = new URLSearchParams([
    ...keptFields(listing),
    ...(sort === DEFAULT_SORT ? [] : [['sort', sort]]),
    ...entries.map(([name, value]) => [name, value]),
    ...(cursor === undefined ? [] : [['cursor', cursor]]),
  ]).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The query parameters that stay when the list is sorted or narrowed differently. */
export const keptFields = ({ q, all }: Listing): [name: string, value: string][] => [
  ...(q === undefined ? [] : [['q', q] satisfies [string, string]]),
  ...(all ? [['view', 'all'] satisfies [string, string]] : []),
]

/** The list with a facet value chosen, or no longer chosen. */
export function toggleFacet(listing: Listing, name: string, value: string): Listing {
  const others = listing.entries.filter(([own, each]) => own !== name || each !== value)
  const isChosen = others.length < listing.entries.length
  return { ...listing, entries: isChosen ? others : [...others, [name, value]] }
}
