import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { collectionProducts, productListings, products } from '../../db/schema/catalogue.ts'
import { makeConnection, type Connection } from '../connection.ts'
import { type ConnectionArgs, toPageWindow, invalidCursorError } from '../page-window.ts'
import { decodeProductCursor, encodeProductCursor } from './product-cursor.ts'
import {
  type ProductListing,
  type ProductSortKey,
  type ProductSortOrder,
  getSortOrder,
} from './product-order.ts'
import { productColumns, type ProductRow } from './product-rows.ts'

/**
 * The products to list: the products on sale that match all of the conditions. If `collectionId` isn't null, only the products of that
 * collection are listed.
 */
export type ProductScope = { collectionId: number | null; conditions: readonly SQL[] }

export type ProductList = { scope: ProductScope; sortKey: ProductSortKey; args: ConnectionArgs }

/**
 * Returns one page of products. The database starts reading at the cursor's position in the index, so the thousandth page takes no longer
 * than the first.
 */
export async function listProductPage(
  db: Database,
  { scope, sortKey, args }: ProductList,
): Promise<Connection<ProductRow>> {
  const { count, backward, cursor } = toPageWindow(args)
  const listing = listingOf(scope)
  const order = getSortOrder(sortKey, listing)
  const descending = (args.reverse ?? false) !== backward
  const direction = descending ? sql`desc` : sql`asc`
  const rows = await db
    .select({ product: productColumns, sortValue: sql<string>`(${order.by})::text` })
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .where(and(scopeCondition(scope), afterCursor(order, listing, descending, cursor)))
    .orderBy(sql`${order.by} ${direction}`, sql`${listing.productId} ${direction}`)
    .limit(count + 1)
  const edges = rows.slice(0, count).map(({ product, sortValue }) => ({
    cursor: encodeProductCursor({ value: sortValue, id: product.id }),
    node: product,
  }))
  const more = rows.length > count
  if (backward) edges.reverse()
  return makeConnection(edges, {
    next: backward ? cursor !== null : more,
    previous: backward ? more : cursor !== null,
  })
}

function afterCursor(
  order: ProductSortOrder,
  listing: ProductListing,
  descending: boolean,
  cursor: string | null,
): SQL | undefined {
  if (cursor === null) return undefined
  const at = decodeProductCursor(cursor, order.type)
  if (at === null) throw invalidCursorError()
  const value = sql`${at.value}::${sql.raw(order.type)}`
  return sql`(${order.by}, ${listing.productId}) ${descending ? sql`<` : sql`>`} (${value}, ${at.id}::bigint)`
}

function listingOf({ collectionId }: ProductScope): ProductListing {
  return collectionId === null ? productListings : collectionProducts
}

function scopeCondition({ collectionId, conditions }: ProductScope): SQL | undefined {
  const inCollection = collectionId === null ? undefined : eq(collectionProducts.collectionId, collectionId)
  return and(inCollection, ...conditions)
}

/** Returns a subquery that selects the ids of all products in a list, for counting and grouping. */
export function selectProductIds(db: Database, scope: ProductScope) {
  const listing = listingOf(scope)
  return db
    .select({ id: listing.productId })
    .from(listing)
    .innerJoin(products, eq(products.id, listing.productId))
    .where(scopeCondition(scope))
}

// The number at which counting the products of a list stops. Without this limit, a search for a word that occurs in every product would
// count the whole catalogue.
const MAX_COUNTED = 5_000

/** Counts the products of a list. Stops at `MAX_COUNTED`. */
export async function countProducts(db: Database, scope: ProductScope): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(selectProductIds(db, scope).limit(MAX_COUNTED).as('matched'))
  return row?.count ?? 0
}
