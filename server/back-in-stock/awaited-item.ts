import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AwaitedItem } from '../../contract/back-in-stock.ts'
import { formatCartTitle } from '../../domain/catalogue/variant-title.ts'
import { catalogueProductCondition } from '../catalogue/index.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products, variants } from '../db/schema/catalogue.ts'

type AwaitedStock = { item: AwaitedItem; inStock: boolean }

const hasPieces = sql`(${variants.stock} is null or ${variants.stock} > 0 or ${variants.stockPolicy} = 'continue')`

/**
 * An SQL condition that is true for products that anyone can buy. It is false for made-to-order products, because each is sold to a single
 * customer.
 */
const isInShop = and(eq(products.status, 'active'), eq(products.published, true), catalogueProductCondition)

/**
 * An SQL condition that is true for variants that can be bought: in stock, possible to make, and with a product on sale. The query must
 * join variants and products.
 */
export const buyableCondition: SQL | undefined = and(hasPieces, isNull(variants.stop), isInShop)

export const toAwaitedItem = (row: {
  title: string
  variantTitle: string
  handle: string
  id: number
}): AwaitedItem => ({
  title: formatCartTitle(row.title, row.variantTitle),
  path: `/product/${row.handle}?variant=${row.id}`,
})

export const AWAITED_ITEM_COLUMNS = {
  id: variants.id,
  title: products.title,
  variantTitle: variants.title,
  handle: products.handle,
} as const

/** Finds a sold-out variant that shoppers may wait for; null if its product isn't on sale or the variant can't be made. */
export async function findAwaitedItem(
  db: Database | Transaction,
  variantId: number,
): Promise<AwaitedStock | null> {
  const [row] = await db
    .select({ ...AWAITED_ITEM_COLUMNS, inStock: sql<boolean>`${hasPieces}` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), isNull(variants.stop), isInShop))
    .limit(1)
  return row ? { item: toAwaitedItem(row), inStock: row.inStock } : null
}
