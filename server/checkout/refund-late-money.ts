import type { Deps } from '../deps.ts'
import type { PaymentGateway } from '../gateways/payment.ts'
import { lockCart, lockPayment, changePaymentState, type Payment } from '../payments/index.ts'

/**
 * Refunds a payment that couldn't become an order, for example because it came too late. Requests the refund again until the provider
 * confirms it; the provider refunds only once.
 */
export async function refundLateMoney(
  { db, now, provider, log }: Pick<Deps, 'db' | 'now' | 'log'> & { provider: PaymentGateway },
  payment: Payment,
  reference: string,
): Promise<void> {
  const before = await provider.find(reference)
  const owed = before?.status === 'paid' ? before.amountCents - before.refundedCents : 0
  if (owed > 0) {
    log('warn', 'Payment received for an attempt that has ended; refunding it', {
      paymentId: payment.id,
      cents: owed,
    })
    const sent = await provider.refund(reference, owed, payment.id)
    if (!sent.ok) throw new Error(`The provider refused the refund of ${payment.id}: ${sent.message}`)
  }
  await db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    const locked = await lockPayment(tx, payment.id)
    await changePaymentState(tx, locked, { event: 'money-returned', now: now() })
  })
}
