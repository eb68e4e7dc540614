/** The parameters of an address that narrow a list, in the order in which they are shown. */
export const FACET_PARAMETERS = ['price', 'size', 'colour', 'finish', 'use', 'in-stock'] as const

/** More values of one facet in an address are left unread. */
const MOST_VALUES = 20

/** The part of an address that narrows a list, in one order whatever the order it was written in: equal choices have equal addresses. */
export function facetEntries(search: URLSearchParams): [name: string, value: string][] {
  return FACET_PARAMETERS.flatMap((name) =>
    [...new Set(search.getAll(name))]
      .slice(0, MOST_VALUES)
      .sort()
      .map((value): [string, string] => [name, value]),
  )
}
