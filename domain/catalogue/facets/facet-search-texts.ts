import { FACET_VALUES, LIST_FACETS } from './facet-values.ts'

/**
 * Search texts of a product's facets (as from `deriveFacets`): the word in addresses and the label on the page, so that a search for `red` finds
 * what Red counts. Sizes are found by their options, since size bands have no name that shoppers read.
 */
export function facetSearchTexts(facets: readonly string[]): string[] {
  return LIST_FACETS.flatMap((facet) =>
    facet === 'size'
      ? []
      : Object.entries(FACET_VALUES[facet])
          .filter(([word]) => facets.includes(`${facet}:${word}`))
          // Joining words are dropped: `and` would restrict a search to facets with it in their name.
          .map(([word, label]) => `${word} ${label.replace(/ (?:and|it) /g, ' ')}`),
  )
}
