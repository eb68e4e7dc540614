import { and, desc, eq, inArray } from 'drizzle-orm'
import { ORDER_STATUSES } from '../../../domain/order/status.ts'
import type { Database } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { MadeToOrderItem } from '../items/items.ts'

/** Orders that are paid for. */
const PAID = ORDER_STATUSES.filter((status) => status !== 'cancelled' && status !== 'refunded')

type DecalSource = { designId: string } | { artworkId: string }

const isOf = (source: DecalSource) =>
  'designId' in source
    ? eq(madeToOrder.designId, source.designId)
    : eq(madeToOrder.artworkId, source.artworkId)

/** A visitor's own paid decal of a design or artwork: of the given variant, or the last one; null if they haven't bought it. */
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
        inArray(orders.status, PAID),
        variantId === null ? undefined : eq(madeToOrder.variantId, variantId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return row?.item ?? null
}

/** The item of a variant if it shows this design or artwork, bought or not: for the operator. */
export async function findDecalOf(
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
