import type { FacetGroup } from '../../contract/facets.ts'
import type { FacetSelection } from '../../domain/catalogue/facets/facet-selection.ts'
import { FACET_VALUES, LIST_FACETS, type ListFacet } from '../../domain/catalogue/facets/facet-values.ts'
import { formatPriceRange } from '../../domain/catalogue/facets/price-range.ts'
import type { FacetCounts } from './memory/apply-facets.ts'

const FACET_LABELS: Readonly<Record<ListFacet, string>> = {
  size: 'Size',
  colour: 'Colour',
  finish: 'Finish',
  use: 'Use',
}

/** Converts the facet counts of a list for the API. Leaves out values that no product has, unless the shopper has chosen the value. */
export function buildFacetGroups(counts: FacetCounts, choice: FacetSelection): FacetGroup[] {
  const price = counts.price.map(({ text, count }) => ({
    value: text,
    label: formatPriceRange(text),
    count,
    chosen: choice.price.some((chosen) => chosen.text === text),
  }))
  const inStock = { value: '1', label: 'In stock', count: counts.inStock, chosen: choice.inStock }
  const groups = [
    { name: 'price', label: 'Price', values: price },
    ...LIST_FACETS.map((facet) => ({
      name: facet,
      label: FACET_LABELS[facet],
      values: listValues(facet, counts, choice),
    })),
    { name: 'in-stock', label: 'Availability', values: [inStock] },
  ]
  return groups
    .map((group) => ({ ...group, values: group.values.filter(({ count, chosen }) => count > 0 || chosen) }))
    .filter(({ values }) => values.length > 0)
}

function listValues(facet: ListFacet, counts: FacetCounts, choice: FacetSelection): FacetGroup['values'] {
  return Object.entries(FACET_VALUES[facet]).map(([value, label], place) => ({
    value,
    label,
    count: counts.lists[facet][place] ?? 0,
    chosen: choice.lists[facet].includes(value),
  }))
}
