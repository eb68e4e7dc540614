import type { SearchReading } from '../../../contract/facets.ts'
import type { ListFacet } from '../../../domain/catalogue/facets/facet-values.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The data that search and facets need of the products on sale, indexed in server order: some 100 bytes per product. A search through 100,000 of
 * them takes a few milliseconds here; in the database it takes twenty times as long.
 */
export type CatalogueMemory = {
  revision: number
  size: number
  ids: Float64Array
  positions: Int32Array
  priceCents: Int32Array
  /** 1 if no variant is available. */
  soldOut: Uint8Array
  /** A bit for each value of a facet, in the order of its values. */
  facets: Readonly<Record<ListFacet, Uint16Array>>
  vocabulary: Vocabulary
  /** How many words each title has. */
  titleLengths: Uint8Array
  /** The product numbers in each sort order. */
  orders: Readonly<Record<Sort, Int32Array>>
  /** 1 for members of the collection, by its key. */
  members: ReadonlyMap<number, Uint8Array>
  /** Recent searches, so that the next page and the next facet cost less. */
  searches: Map<string, SearchMatches>
}

export type SearchMatches = SearchReading & {
  /** By product: 0 doesn't match, otherwise its rank (rank-words.ts). */
  ranks: Uint8Array
}
