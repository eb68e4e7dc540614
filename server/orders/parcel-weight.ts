import { inArray } from 'drizzle-orm'
import { type DescribedItem, describeMadeToOrderItems } from '../made-to-order/index.ts'
import { computeBannerGrams, computeParcelGrams } from '../../domain/production/parcel-weight.ts'
import type { Database } from '../db/database.ts'
import { variants } from '../db/schema/catalogue.ts'
import type { jobs } from '../db/schema/jobs.ts'
import type { OrderLineRow } from './refunds/order-money.ts'

type JobOfOrder = typeof jobs.$inferSelect

/**
 * Computes the weight of an order's parcel in grams, from the current weights in the catalogue and the materials of made-to-order items. A
 * banner is weighed by the size that was ordered, because it has no files while it waits for its design.
 */
export async function weighParcel(
  db: Database,
  lines: readonly OrderLineRow[],
  made: readonly JobOfOrder[],
): Promise<number> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: variants.id, grams: variants.grams })
          .from(variants)
          .where(inArray(variants.id, ids))
  const grams = new Map(rows.map((row) => [row.id, row.grams]))
  const items = await describeMadeToOrderItems(db, lines)
  return computeParcelGrams(
    lines.map(({ id, variantId, quantity }) => {
      const job = made.find(({ orderLineId }) => orderLineId === id)
      const { widthMm = null, heightMm = null, pieces = 0 } = job ?? {}
      const cut = widthMm === null || heightMm === null ? null : { widthMm, heightMm, pieces }
      return {
        quantity,
        grams: weighItem(items.get(variantId)) || (variantId === null ? 0 : (grams.get(variantId) ?? 0)),
        cut,
      }
    }),
  )
}

/** The weight of a made-to-order item in grams, if its specification says enough about it; otherwise 0. */
function weighItem(item: DescribedItem | undefined): number {
  if (item?.kind === 'banner') return computeBannerGrams(item.specification.design)
  return item?.kind === 'calculated' ? (item.work?.grams ?? 0) : 0
}
