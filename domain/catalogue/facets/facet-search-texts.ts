import { FACET_VALUES, LIST_FACETS } from './facet-values.ts'

/**
 * Returns the search texts of a product's facets (as from `deriveFacets`): each value's name in addresses and its label on the page, so
 * that searching for `red` finds what the Red filter finds. Sizes are left out: their bands have no names that shoppers read, and search
 * already covers the size options.
 */
export function facetSearchTexts(facets: readonly string[]): string[] {
  return LIST_FACETS.flatMap((facet) =>
    facet === 'size'
      ? []
      : Object.entries(FACET_VALUES[facet])
          .filter(([word]) => facets.includes(`${facet}:${word}`))
          // Joining words are dropped, because a search for `and` would otherwise match only products with it in a facet's label.
          .map(([word, label]) => `${word} ${label.replace(/ (?:and|it) /g, ' ')}`),
  )
}
