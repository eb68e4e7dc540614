import type { SearchInterpretation } from '../../../contract/facets.ts'
import type { ListFacet } from '../../../domain/catalogue/facets/facet-values.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The data about products on sale that search and facets need, about 100 bytes per product. Products are numbered in the server's order. A
 * search through 100,000 products takes a few milliseconds here, and twenty times as long in the database.
 */
export type CatalogueMemory = {
  revision: number
  size: number
  ids: Float64Array
  positions: Int32Array
  priceCents: Int32Array
  /** By product number: 1 if the product is sold out. */
  soldOut: Uint8Array
  /** By product number: a bit for each facet value, in the order of the facet's values. */
  facets: Readonly<Record<ListFacet, Uint16Array>>
  vocabulary: Vocabulary
  /** By product number: the number of words in the title. */
  titleLengths: Uint8Array
  /** The product numbers in each sort order. */
  orders: Readonly<Record<Sort, Int32Array>>
  /** By collection key, then product number: 1 if the product belongs to the collection. */
  members: ReadonlyMap<number, Uint8Array>
  /** The matches of recent searches, which make the next page and the next facet faster. */
  searches: Map<string, SearchMatches>
}

export type SearchMatches = SearchInterpretation & {
  /** By product number: the rank of the match (rank-words.ts), or 0 if the product doesn't match. */
  ranks: Uint8Array
}
