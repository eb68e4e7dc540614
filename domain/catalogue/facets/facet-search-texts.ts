import { FACET_VALUES, LIST_FACETS } from './facet-values.ts'

/**
 * What a search finds a product by for its facets, given as `deriveFacets` gives them: the word of the address and the label on the page,
 * so that a search for `red` finds what Red counts. Sizes are found by their options: shoppers read no name for a band.
 */
export function facetSearchTexts(facets: readonly string[]): string[] {
  return LIST_FACETS.flatMap((facet) =>
    facet === 'size'
      ? []
      : Object.entries(FACET_VALUES[facet])
          .filter(([word]) => facets.includes(`${facet}:${word}`))
          // Joining words are nobody's: `and` would keep a search to the facets that are called so.
          .map(([word, label]) => `${word} ${label.replace(/ (?:and|it) /g, ' ')}`),
  )
}
