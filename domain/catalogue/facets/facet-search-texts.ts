import { FACET_VALUES, LIST_FACETS } from './facet-values.ts'

/**
 * Returns the search texts of a product's facets (as from `deriveFacets`): each value's name in URLs and its label on the page, so that
 * searching for `red` finds the same products as the Red filter. Sizes are left out, because search already covers the size options.
 */
export function listFacetSearchTexts(facets: readonly string[]): string[] {
  return LIST_FACETS.flatMap((facet) =>
    facet === 'size'
      ? []
      : Object.entries(FACET_VALUES[facet])
          .filter(([word]) => facets.includes(`${facet}:${word}`))
          // Joining words are dropped. Otherwise a search for `and` would find every product whose facet label contains it.
          .map(([word, label]) => `${word} ${label.replace(/ (?:and|it) /g, ' ')}`),
  )
}
