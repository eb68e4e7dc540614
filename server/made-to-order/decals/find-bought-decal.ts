import { and, desc, eq, inArray } from 'drizzle-orm'
import { ORDER_STATUSES } from '../../../domain/order/status.ts'
import type { Database } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { MadeToOrderItem } from '../items/made-to-order-items.ts'

/** The statuses in which an order counts as paid. */
const PAID_STATUSES = ORDER_STATUSES.filter((status) => status !== 'cancelled' && status !== 'refunded')

type DecalSource = { designId: string } | { artworkId: string }

const isOf = (source: DecalSource) =>
  'designId' in source
    ? eq(madeToOrder.designId, source.designId)
    : eq(madeToOrder.artworkId, source.artworkId)

/**
 * Finds a visitor's latest purchase of a decal made from this design or artwork. If `variantId` isn't null, finds only a decal that was
 * sold as that variant. Returns null if the visitor bought no such decal.
 */
export async function findBoughtDecal(
  db: Database,
  source: DecalSource,
  { visitorHash, variantId }: { visitorHash: string; variantId: number | null },
): Promise<MadeToOrderItem | null> {
  const [row] = await db
    .select({ item: madeToOrder })
    .from(madeToOrder)
    .innerJoin(orderLines, eq(orderLines.variantId, madeToOrder.variantId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isOf(source),
        eq(orders.visitorHash, visitorHash),
        inArray(orders.status, PAID_STATUSES),
        variantId === null ? undefined : eq(madeToOrder.variantId, variantId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return row?.item ?? null
}

/**
 * Finds the made-to-order item of a variant for an operator, whether it was bought or not. Returns null if the item isn't made from this
 * design or artwork.
 */
export async function findDecalOfVariant(
  db: Database,
  source: DecalSource,
  variantId: number,
): Promise<MadeToOrderItem | null> {
  const [row] = await db
    .select()
    .from(madeToOrder)
    .where(and(isOf(source), eq(madeToOrder.variantId, variantId)))
  return row ?? null
}
