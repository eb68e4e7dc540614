import { eq } from 'drizzle-orm'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import type { Deps } from '../deps.ts'
import { payments as paymentTable } from '../db/schema/orders.ts'
import { queryPaymentProvider, lockCart, lockPayment, type Payment } from '../payments/index.ts'

/**
 * Gives a payment attempt a new expiry, because the provider was unavailable when the attempt should have started. The old expiry is now so
 * near that the provider would reject it. The stock stays reserved. The provider may have opened a payment page although its response was
 * lost; such a page is closed first. Returns false if the attempt was paid or has changed.
 */
export async function renewPayment(
  { db, now, payments: { current } }: Pick<Deps, 'db' | 'now' | 'payments'>,
  payment: Payment,
): Promise<boolean> {
  const seen = await queryPaymentProvider(current, payment, { hinted: null, isOver: true })
  if (seen?.status === 'paid' || seen?.status === 'pending') return false
  return db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const { state, expiresAt } = await lockPayment(tx, payment.id)
    // The attempt has changed since it was read: a second click has renewed it, or reconciliation has ended it.
    if (state !== 'reserved' || expiresAt.getTime() !== payment.expiresAt.getTime()) return false
    const renewed = { expiresAt: new Date(now().getTime() + RESERVATION_MS), updatedAt: now() }
    await tx.update(paymentTable).set(renewed).where(eq(paymentTable.id, payment.id))
    return true
  })
}
