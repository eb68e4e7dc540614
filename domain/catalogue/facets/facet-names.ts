/** The query parameters that filter a list, in display order. */
export const FACET_PARAMETERS = ['price', 'size', 'colour', 'finish', 'use', 'in-stock'] as const

/** The maximum number of values per facet in a URL. Further values in the URL are ignored. */
const MAX_VALUES = 20

/** Returns the filter parameters of a URL in canonical order, so that equal filters have equal URLs. */
export function listFacetEntries(search: URLSearchParams): [name: string, value: string][] {
  return FACET_PARAMETERS.flatMap((name) =>
    [...new Set(search.getAll(name))]
      .slice(0, MAX_VALUES)
      .sort()
      .map((value): [string, string] => [name, value]),
  )
}
