import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { stockReservations } from '../db/schema/orders.ts'
import { returnDiscountUse } from '../cart/index.ts'
import { lockCart, lockPayment, changePaymentState, type Payment } from '../payments/index.ts'
import { returnStock } from '../catalogue/index.ts'

/**
 * Ends an unpaid payment attempt and puts its items back into stock. A repeated call has no effect. Call it only after the provider has
 * confirmed that the attempt can't be paid any more.
 */
export async function endPayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  payment: Payment,
  event: 'payment-failed' | 'expire',
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const locked = await lockPayment(tx, payment.id)
    const moved = await changePaymentState(tx, locked, { event, now: now(), failureReason: event })
    if (!moved) return
    const reserved = await tx
      .delete(stockReservations)
      .where(eq(stockReservations.paymentId, payment.id))
      .returning({ variantId: stockReservations.variantId, quantity: stockReservations.quantity })
    await returnStock(tx, reserved)
    if (locked.acceptedOrder.discountCode !== null)
      await returnDiscountUse(tx, locked.acceptedOrder.discountCode, payment.id)
  })
}
