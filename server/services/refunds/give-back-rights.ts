import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { rewardRedemptions } from '../../db/schema/reward-points.ts'
import { returnDiscountUse } from '../checkout/discounts.ts'
import type { OrderRow } from '../orders/lock-order.ts'
import { reverseReferral } from '../referrals/reverse-referral.ts'

/** What an order took along beside the money: the use of a code, reward points. A reward's code ends with its points. */
export async function giveBackRights(
  tx: Transaction,
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
  await reverseReferral(tx, { orderId: order.id, now })
}
