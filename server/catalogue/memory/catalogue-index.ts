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
  /** One byte per product, in the order of the product numbers: 1 if the product is sold out, otherwise 0. */
  soldOut: Uint8Array
  /** A set of bits per product, in the order of the product numbers. Each set has one bit per facet value. */
  facets: Readonly<Record<ListFacet, Uint16Array>>
  vocabulary: Vocabulary
  /** The number of words in each product's title, in the order of the product numbers. */
  titleLengths: Uint8Array
  /** All product numbers, sorted in each of the sort orders. */
  orders: Readonly<Record<Sort, Int32Array>>
  /**
   * The products of each collection, by collection key. There is one byte per product, in the order of the product numbers: 1 if the
   * product is in the collection, otherwise 0.
   */
  members: ReadonlyMap<number, Uint8Array>
  /** The matches of recent searches. They are reused when the shopper opens the next page of a search or chooses another facet. */
  searches: Map<string, SearchMatches>
}

export type SearchMatches = SearchInterpretation & {
  /**
   * One rank per product, in the order of the product numbers. It says how well the product matches (rank-matches.ts); 0 if it doesn't
   * match.
   */
  ranks: Uint8Array
}
