import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { NO_PERSONALIZATION, type Personalization } from '../../domain/personalization/personalization.ts'
import type { Database, Transaction } from '../db/database.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { madeToOrder } from '../db/schema/made-to-order.ts'
import { hasFixedPrice } from '../made-to-order/index.ts'

/** The data of a variant that the cart needs to decide whether the variant may be added. */
export type Merchandise = {
  variantId: number
  /** The quantity in stock; null if stock isn't tracked or overselling is allowed. */
  available: number | null
  /** The text or artwork that the product needs from its buyer. */
  needs: Personalization
  /** Whether the price is for all ordered pieces together. The quantity of the cart line is then always 1. */
  isPricedWhole: boolean
}

/** Returns the personalization that a variant needs; none if the variant isn't on sale. */
export const getPersonalization = (
  merchandise: ReadonlyMap<number, Merchandise>,
  variantId: number,
): Personalization => merchandise.get(variantId)?.needs ?? NO_PERSONALIZATION

/**
 * Returns the given variants that are on sale, by id. Made-to-order variants are always on sale. All other variants are on sale if their
 * product is active and published.
 */
export async function findMerchandise(
  db: Database | Transaction,
  variantIds: readonly number[],
): Promise<Map<number, Merchandise>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select({
      variantId: variants.id,
      stock: variants.stock,
      stockPolicy: variants.stockPolicy,
      stop: variants.stop,
      needs: products.personalization,
      kind: madeToOrder.kind,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(madeToOrder, eq(madeToOrder.variantId, variants.id))
    .where(
      and(
        inArray(variants.id, [...new Set(variantIds)]),
        or(
          and(eq(products.status, 'active'), eq(products.published, true)),
          isNotNull(madeToOrder.variantId),
        ),
      ),
    )
  return new Map(
    rows.map(({ variantId, stock, stockPolicy, stop, needs, kind }) => {
      const left = stock === null || stockPolicy === 'continue' ? null : Math.max(stock, 0)
      const available = stop === null ? left : 0
      return [variantId, { variantId, available, needs, isPricedWhole: hasFixedPrice(kind) }]
    }),
  )
}
