import { and, asc, desc, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Sort } from '../../domain/catalogue/sorting.ts'
import type { ListingTable } from './list-scope.ts'
import type { LastProductOfPage } from './page-cursor.ts'

/** The columns or expressions that a list is sorted by. */
type SortColumns = Record<'position' | 'priceCents' | 'productId', SQLWrapper>

/** A product in a list, with the values by which the list is sorted. */
export type SortedProduct = Omit<LastProductOfPage, 'sort'>

export function buildSortColumns({ position, priceCents, productId }: SortColumns, sort: Sort): SQL[] {
  switch (sort) {
    case 'featured':
      return [asc(position), asc(productId)]
    case 'newest':
      return [desc(position), desc(productId)]
    case 'price-low':
      return [asc(priceCents), asc(position), asc(productId)]
    case 'price-high':
      return [desc(priceCents), asc(position), asc(productId)]
  }
}

/**
 * Returns conditions that together select the rows after a page. Rows that match an earlier condition come before rows that match a later
 * one. Each condition reads one range of an index.
 */
export function buildPageConditions(
  table: ListingTable,
  sort: Sort,
  after: LastProductOfPage | undefined,
): (SQL | undefined)[] {
  if (after === undefined) return [undefined]
  const { position, productId, priceCents } = after
  const place = sql`(${table.position}, ${table.productId})`
  switch (sort) {
    case 'featured':
      return [sql`${place} > (${position}, ${productId})`]
    case 'newest':
      return [sql`${place} < (${position}, ${productId})`]
    case 'price-low':
      return [
        sql`(${table.priceCents}, ${table.position}, ${table.productId}) > (${priceCents}, ${position}, ${productId})`,
      ]
    case 'price-high':
      return [
        and(eq(table.priceCents, priceCents), sql`${place} > (${position}, ${productId})`),
        lt(table.priceCents, priceCents),
      ]
  }
}
