import type { SearchInterpretation } from '../../../contract/facets.ts'
import type { ListFacet } from '../../../domain/catalogue/facets/facet-values.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The part of the catalogue that search and facets need, held in memory: about 100 bytes for each product on sale. A product's number is
 * its position in the shop's own sort order. Searching 100,000 products takes a few milliseconds in memory, and about twenty times as long
 * in the database.
 */
export type CatalogueIndex = {
  revision: number
  size: number
  ids: Float64Array
  positions: Int32Array
  priceCents: Int32Array
  /** For each product number: 1 if the product is sold out. */
  soldOut: Uint8Array
  /** For each product number: a set of bits, one per facet value, in the order of the values. */
  facets: Readonly<Record<ListFacet, Uint16Array>>
  vocabulary: Vocabulary
  /** For each product number: the number of words in the title. */
  titleLengths: Uint8Array
  /** All product numbers, sorted in each of the sort orders. */
  orders: Readonly<Record<Sort, Int32Array>>
  /** For each collection key and product number: 1 if the product is in the collection. */
  members: ReadonlyMap<number, Uint8Array>
  /** The matches of recent searches. They are reused when the shopper opens the next page of a search or chooses another facet. */
  searches: Map<string, SearchMatches>
}

export type SearchMatches = SearchInterpretation & {
  /** For each product number: how well the product matches (rank-matches.ts); 0 if it doesn't. */
  ranks: Uint8Array
}
