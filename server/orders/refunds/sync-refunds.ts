import { eq } from 'drizzle-orm'
import { refundFailureReasons } from '../../../content/operator/refund-alerts.ts'
import {
  computeRefundableAtProvider,
  matchRefunds,
  type OwnRefund,
  type ProviderRefund,
} from '../../../domain/order/provider-refunds.ts'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { OrderDeps } from '../order-events.ts'
import { callPaymentProvider, lockCart, lockPayment, type Payment } from '../../payments/index.ts'
import { lockOrder } from '../lock-order.ts'
import { listRefunds, type RefundRow } from './list-refunds.ts'
import {
  failRefund,
  finishRefund,
  type LockedPaymentAndOrder,
  recordProviderRefund,
  settleRefunds,
} from './settle-refunds.ts'

type SyncDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'payments' | 'orderHandlers'>

/**
 * Compares the refunds of a payment with the provider's records, and records what is missing: refunds whose response was lost, refunds that
 * failed later, and refunds from the provider's dashboard. Returns the amount that can still be refunded; null if the shop has no
 * credentials for the provider. Throws a ProviderUnavailableError if the provider can't be reached.
 */
export async function syncRefunds(deps: SyncDeps, payment: Payment): Promise<number | null> {
  const provider = deps.payments.find(payment.provider)
  const reference = payment.providerReference
  if (!provider || reference === null) return null
  const listed = await callPaymentProvider(provider.listRefunds(reference))
  await deps.db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    await lockPayment(tx, payment.id)
    const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, payment.id))
    const order = row ? await lockOrder(tx, row.id) : null
    if (order) await applyRefunds(tx, deps, { order, paymentId: payment.id }, listed)
  })
  return computeRefundableAtProvider(payment.amountCents, listed)
}

async function applyRefunds(
  tx: Transaction,
  deps: SyncDeps,
  locked: LockedPaymentAndOrder,
  listed: readonly ProviderRefund[],
): Promise<void> {
  const { matched, outside } = matchRefunds<RefundRow & OwnRefund>(
    await listRefunds(tx, locked.order.id),
    listed,
  )
  let { order } = locked
  let told: { refundCents: number; reason: string } | undefined
  let hasChanged = false
  for (const { own, listed: seen } of matched) {
    if (seen.failed && own.state !== 'failed') {
      order = await failRefund(tx, deps, { order, refund: own }, refundFailureReasons['returned-by-bank'])
      hasChanged = true
    } else if (!seen.failed && own.state === 'refunding') {
      await finishRefund(tx, deps, own, seen)
      told = { refundCents: seen.amountCents, reason: own.reason }
      hasChanged = true
    }
    if (own.providerRefundId === null)
      await tx.update(refunds).set({ providerRefundId: seen.id }).where(eq(refunds.id, own.id))
  }
  for (const refund of outside.filter(({ failed }) => !failed)) {
    order = await recordProviderRefund(tx, deps, { ...locked, order }, refund)
    hasChanged = true
  }
  if (hasChanged) await settleRefunds(tx, deps, { ...locked, order }, told)
}
