import { FACET_VALUES, LIST_FACETS } from './facet-values.ts'

/**
 * Returns texts by which a product can be found through its facets (the result of `deriveFacets`): each value's name in URLs and its label.
 * A search for `red` thus finds the same products as the Red filter. Sizes are left out, because the search already covers the size
 * options.
 */
export function listFacetSearchTexts(facets: readonly string[]): string[] {
  return LIST_FACETS.flatMap((facet) =>
    facet === 'size'
      ? []
      : Object.entries(FACET_VALUES[facet])
          .filter(([word]) => facets.includes(`${facet}:${word}`))
          // Removes words such as "and" from labels. Otherwise, a search for `and` would find every product with a facet such as "Cars and
          // trucks".
          .map(([word, label]) => `${word} ${label.replace(/ (?:and|it) /g, ' ')}`),
  )
}
