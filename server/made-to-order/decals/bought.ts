import { and, desc, eq, inArray } from 'drizzle-orm'
import { ORDER_STATUSES } from '../../../domain/order/status.ts'
import type { Database } from '../../db/database.ts'
import { madeToOrder } from '../../db/schema/designs.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'

export type MadeToOrder = typeof madeToOrder.$inferSelect

/** Orders whose money the shop has. */
const PAID = ORDER_STATUSES.filter((status) => status !== 'cancelled' && status !== 'refunded')

type Made = { designId: string } | { artworkId: string }

const isMadeOf = (made: Made) =>
  'designId' in made ? eq(madeToOrder.designId, made.designId) : eq(madeToOrder.artworkId, made.artworkId)

/** How a visitor has bought a design or an artwork: the variant they name, else the last; null where they have not. */
export async function findBought(
  db: Database,
  made: Made,
  { visitorHash, variantId }: { visitorHash: string; variantId: number | null },
): Promise<MadeToOrder | null> {
  const [row] = await db
    .select({ made: madeToOrder })
    .from(madeToOrder)
    .innerJoin(orderLines, eq(orderLines.variantId, madeToOrder.variantId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isMadeOf(made),
        eq(orders.visitorHash, visitorHash),
        inArray(orders.status, PAID),
        variantId === null ? undefined : eq(madeToOrder.variantId, variantId),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return row?.made ?? null
}

/** How a variant is made, if it is one of this design or artwork: for the operator. */
export async function findMaking(db: Database, made: Made, variantId: number): Promise<MadeToOrder | null> {
  const [row] = await db
    .select()
    .from(madeToOrder)
    .where(and(isMadeOf(made), eq(madeToOrder.variantId, variantId)))
  return row ?? null
}
