import { facetEntries } from '../../../../domain/catalogue/facets/facet-names.ts'
import { DEFAULT_SORT, parseSort, type Sort } from '../../../../domain/catalogue/sorting.ts'

/** A list of products as its address describes it. */
export type Listing = {
  path: string
  /** The words of a search, where the list is one. */
  q?: string
  sort: Sort
  /** What it is narrowed by, in one order. */
  entries: readonly (readonly [name: string, value: string])[]
}

/** Reads the list that a page shows from its address. */
export function readListing(path: string, search: URLSearchParams): Listing {
  const q = search.get('q')?.trim() ?? ''
  return {
    path,
    ...(q !== '' && { q }),
    sort: parseSort(search.get('sort') ?? '') ?? DEFAULT_SORT,
    entries: facetEntries(search),
  }
}

/** The address of a list, or of its part behind a cursor. */
export function listingAddress({ path, q, sort, entries }: Listing, cursor?: string): string {
  const search = new URLSearchParams([
    ...(q === undefined ? [] : [['q', q]]),
    ...(sort === DEFAULT_SORT ? [] : [['sort', sort]]),
    ...entries.map(([name, value]) => [name, value]),
    ...(cursor === undefined ? [] : [['cursor', cursor]]),
  ]).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The list with a value chosen that was not, or no longer chosen. */
export function toggled(listing: Listing, name: string, value: string): Listing {
  const others = listing.entries.filter(([own, each]) => own !== name || each !== value)
  const isChosen = others.length < listing.entries.length
  return { ...listing, entries: isChosen ? others : [...others, [name, value]] }
}
