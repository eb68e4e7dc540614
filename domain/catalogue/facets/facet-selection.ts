import { listFacetValueNames, LIST_FACETS, type ListFacet } from './facet-values.ts'
import { listFacetEntries } from './facet-names.ts'
import { parsePriceRange, type PriceRange } from './price-range.ts'

/** A shopper's filter. For each facet with chosen values, a product must have at least one of these values. */
export type FacetSelection = {
  /** The chosen price ranges, each as the text in the URL and as a pair of numbers. */
  price: readonly { text: string; range: PriceRange }[]
  lists: Readonly<Record<ListFacet, readonly string[]>>
  inStock: boolean
}

/** Parses the facets in a URL. Unknown values are ignored, so that old links keep working. */
export function parseFacetSelection(search: URLSearchParams): FacetSelection {
  const entries = listFacetEntries(search)
  const valuesOf = (name: string) => entries.flatMap(([own, value]) => (own === name ? [value] : []))
  const known = (facet: ListFacet) => {
    const words = listFacetValueNames(facet)
    return valuesOf(facet).filter((value) => words.includes(value))
  }
  const [size, colour, finish, use] = LIST_FACETS.map(known)
  return {
    price: valuesOf('price').flatMap((text) => {
      const range = parsePriceRange(text)
      return range === null ? [] : [{ text, range }]
    }),
    lists: { size: size ?? [], colour: colour ?? [], finish: finish ?? [], use: use ?? [] },
    inStock: valuesOf('in-stock').includes('1'),
  }
}

/** Whether the shopper has chosen any filter. */
export function isAnyFacetSelected({ price, lists, inStock }: FacetSelection): boolean {
  return inStock || price.length > 0 || LIST_FACETS.some((facet) => lists[facet].length > 0)
}
