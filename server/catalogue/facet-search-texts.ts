import { facetValueLabels } from '../../content/facets.ts'
import { LIST_FACETS } from '../../domain/catalogue/facets/facet-values.ts'

/**
 * Returns words by which the search can find a product because of its facets. They are the label and the URL name of each facet value, so
 * that a search for `red` finds the same products as the filter Red. The facets are the result of `deriveFacets`. Sizes are left out,
 * because the search already covers the size options.
 */
export function listFacetSearchTexts(facets: readonly string[]): string[] {
  return LIST_FACETS.flatMap((facet) =>
    facet === 'size'
      ? []
      : Object.entries(facetValueLabels[facet])
          .filter(([word]) => facets.includes(`${facet}:${word}`))
          // Removes words such as "and" from labels, because a search for `and` would find every product with a facet such as "Cars and
          // trucks".
          .map(([word, label]) => `${word} ${label.replace(/ (?:and|it) /g, ' ')}`),
  )
}
