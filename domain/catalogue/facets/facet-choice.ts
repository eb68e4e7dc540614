import { facetWords, LIST_FACETS, type ListFacet } from './facet-values.ts'
import { facetEntries } from './facet-names.ts'
import { parsePriceRange, type PriceRange } from './price-range.ts'

/** What a shopper wants to see of a list: any of the values of a facet, and all facets at once. */
export type FacetChoice = {
  /** The ranges as they were written, with what they mean. */
  price: readonly { text: string; range: PriceRange }[]
  lists: Readonly<Record<ListFacet, readonly string[]>>
  inStock: boolean
}

/** Reads the facets of an address. Words that no facet has choose nothing: old links stay good. */
export function parseFacetChoice(search: URLSearchParams): FacetChoice {
  const entries = facetEntries(search)
  const valuesOf = (name: string) => entries.flatMap(([own, value]) => (own === name ? [value] : []))
  const known = (facet: ListFacet) => {
    const words = facetWords(facet)
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

/** Whether anything is chosen at all. */
export function choosesAnything({ price, lists, inStock }: FacetChoice): boolean {
  return inStock || price.length > 0 || LIST_FACETS.some((facet) => lists[facet].length > 0)
}
