import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { rewardRedemptions } from '../../db/schema/reward-points.ts'
import { returnDiscountUse } from '../../cart/index.ts'
import type { OrderRow } from '../lock-order.ts'
import { emitOrderEvent, type OrderDeps } from '../order-events.ts'

/**
 * Gives back the benefits that the buyer used for an order: the use of a discount code, and points. If the buyer redeemed points for the
 * code, the points are given back and the code becomes invalid.
 */
export async function returnOrderBenefits(
  tx: Transaction,
  { orderHandlers }: Pick<OrderDeps, 'orderHandlers'>,
  order: OrderRow,
  paymentId: string,
  now: Date,
): Promise<void> {
  const code = order.discountCode
  const [reward] =
    code === null
      ? []
      : await tx
          .select({ id: rewardRedemptions.id })
          .from(rewardRedemptions)
          .where(eq(rewardRedemptions.code, code))
  if (code !== null && !reward) await returnDiscountUse(tx, code, paymentId)
  await emitOrderEvent(tx, orderHandlers, 'reversed', { orderId: order.id, at: now })
}
