import { eq } from 'drizzle-orm'
import { RESERVATION_MS } from '../../domain/checkout/time-to-pay.ts'
import type { Deps } from '../deps.ts'
import { payments as paymentTable } from '../db/schema/orders.ts'
import { queryPaymentProvider, lockCart, lockPayment, type Payment } from '../payments/index.ts'

/**
 * Gives a payment attempt a new expiry. The attempt couldn't start while the provider was unavailable, and the provider would now reject
 * its old expiry as too soon. The stock stays reserved. If the provider has opened a payment page and only its response was lost, closes
 * that page first. Returns false if the attempt was paid or has changed.
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
    // A second click has renewed the attempt before, or reconciliation has ended it.
    if (state !== 'reserved' || expiresAt.getTime() !== payment.expiresAt.getTime()) return false
    const renewed = { expiresAt: new Date(now().getTime() + RESERVATION_MS), updatedAt: now() }
    await tx.update(paymentTable).set(renewed).where(eq(paymentTable.id, payment.id))
    return true
  })
}
