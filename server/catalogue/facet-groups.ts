import { facetLabels, facetValueLabels, formatPriceRange, inStockLabel } from '../../content/facets.ts'
import type { FacetGroup } from '../../contract/facets.ts'
import type { FacetSelection } from '../../domain/catalogue/facets/facet-selection.ts'
import {
  LIST_FACETS,
  type ListFacet,
  listFacetValueNames,
} from '../../domain/catalogue/facets/facet-values.ts'
import type { FacetCounts } from './memory/apply-facets.ts'

/** Converts the facet counts of a list for the API. Leaves out values that no product has, unless the shopper has chosen the value. */
export function buildFacetGroups(counts: FacetCounts, choice: FacetSelection): FacetGroup[] {
  const price = counts.price.map(({ text, count }) => ({
    value: text,
    label: formatPriceRange(text),
    count,
    chosen: choice.price.some((chosen) => chosen.text === text),
  }))
  const inStock = { value: '1', label: inStockLabel, count: counts.inStock, chosen: choice.inStock }
  const groups = [
    { name: 'price', label: facetLabels.price, values: price },
    ...LIST_FACETS.map((facet) => ({
      name: facet,
      label: facetLabels[facet],
      values: listValues(facet, counts, choice),
    })),
    { name: 'in-stock', label: facetLabels['in-stock'], values: [inStock] },
  ]
  return groups
    .map((group) => ({ ...group, values: group.values.filter(({ count, chosen }) => count > 0 || chosen) }))
    .filter(({ values }) => values.length > 0)
}

function listValues(facet: ListFacet, counts: FacetCounts, choice: FacetSelection): FacetGroup['values'] {
  const labels: Readonly<Record<string, string>> = facetValueLabels[facet]
  return listFacetValueNames(facet).map((value, place) => ({
    value,
    label: labels[value] ?? value,
    count: counts.lists[facet][place] ?? 0,
    chosen: choice.lists[facet].includes(value),
  }))
}
