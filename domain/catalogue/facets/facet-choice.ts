import { facetValueNames, LIST_FACETS, type ListFacet } from './facet-values.ts'
import { facetEntries } from './facet-names.ts'
import { parsePriceRange, type PriceRange } from './price-range.ts'

/** A shopper's filter. A product matches if it has, for every chosen facet, at least one of the chosen values. */
export type FacetChoice = {
  /** The price ranges, as written in the address and as parsed. */
  price: readonly { text: string; range: PriceRange }[]
  lists: Readonly<Record<ListFacet, readonly string[]>>
  inStock: boolean
}

/** Parses the facets in an address. Unknown values are ignored, so that old links keep working. */
export function parseFacetChoice(search: URLSearchParams): FacetChoice {
  const entries = facetEntries(search)
  const valuesOf = (name: string) => entries.flatMap(([own, value]) => (own === name ? [value] : []))
  const known = (facet: ListFacet) => {
    const words = facetValueNames(facet)
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
export function choosesAnything({ price, lists, inStock }: FacetChoice): boolean {
  return inStock || price.length > 0 || LIST_FACETS.some((facet) => lists[facet].length > 0)
}
