import type { SearchReading } from '../../../contract/facets.ts'
import type { ListFacet } from '../../../domain/catalogue/facets/facet-values.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * What search and facets read of the products on sale, by their number in server order: some 100 bytes a product. A search through
 * 100,000 of them takes some milliseconds here; the same in the database takes twenty times as long.
 */
export type CatalogueMemory = {
  revision: number
  size: number
  ids: Float64Array
  positions: Int32Array
  priceCents: Int32Array
  /** 1 where nothing can be bought. */
  soldOut: Uint8Array
  /** A bit for each word of a facet, in the order of its words. */
  facets: Readonly<Record<ListFacet, Uint16Array>>
  vocabulary: Vocabulary
  /** How many words each title has. */
  titleLengths: Uint8Array
  /** The numbers of the products in each order. */
  orders: Readonly<Record<Sort, Int32Array>>
  /** 1 for the members of a collection, by its key. */
  members: ReadonlyMap<number, Uint8Array>
  /** Searches of late, so that the next page and the next facet cost less. */
  searches: Map<string, SearchMatches>
}

export type SearchMatches = SearchReading & {
  /** By product: 0 doesn't match, else how well (rank-words.ts). */
  ranks: Uint8Array
}
