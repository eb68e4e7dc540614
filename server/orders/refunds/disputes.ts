import { and, asc, eq } from 'drizzle-orm'
import { formatMoney } from '../../../domain/money.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { blocksRefunds, type DisputeStatus, parseDisputeStatus } from '../../../domain/order/disputes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { paymentDisputes } from '../../db/schema/refunds.ts'
import type { OrderDeps } from '../order-events.ts'
import type { ProviderDispute } from '../../gateways/payment.ts'
import { enqueueMail } from '../../platform/outbox/enqueue-mail.ts'
import { callPaymentProvider, lockCart, lockPayment, type Payment } from '../../payments/index.ts'
import { AUDIT_ACTORS } from '../../platform/audit-log.ts'
import { changeOrder } from '../change-order.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { composeShopAlert } from './shop-alerts.ts'

export type DisputeRow = Omit<typeof paymentDisputes.$inferSelect, 'status'> & { status: DisputeStatus }

type DisputeDeps = Pick<OrderDeps, 'db' | 'now' | 'env' | 'payments' | 'orderHandlers'>

/** Lists the disputes of a payment, oldest first. */
export async function listDisputes(db: Database | Transaction, paymentId: string): Promise<DisputeRow[]> {
  const rows = await db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentId, paymentId))
    .orderBy(asc(paymentDisputes.openedAt))
  return rows.map((row) => ({ ...row, status: parseDisputeStatus(row.status) ?? 'under-review' }))
}

/** Whether a dispute is open or lost. In both cases, a refund could pay the customer twice. */
export async function hasBlockingDispute(tx: Transaction, { id }: Payment): Promise<boolean> {
  return (await listDisputes(tx, id)).some(({ status }) => blocksRefunds(status))
}

/**
 * Asks the provider for the disputes of a payment. Alerts the shop to new and lost disputes. Throws a ProviderUnavailableError if the
 * provider can't be reached.
 */
export async function syncDisputes(deps: DisputeDeps, payment: Payment): Promise<void> {
  const provider = deps.payments.find(payment.provider)
  if (!provider || payment.providerReference === null) return
  const seen = await callPaymentProvider(provider.listDisputes(payment.providerReference))
  if (seen.length === 0) return
  await deps.db.transaction(async (tx) => {
    await lockCart(tx, payment.cartId)
    await lockPayment(tx, payment.id)
    const [row] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, payment.id))
    let order = row ? await lockOrder(tx, row.id) : null
    for (const dispute of seen) {
      const isNews = await writeDispute(tx, deps, payment, dispute)
      if (order && isNews) order = await tellShop(tx, deps, order, dispute)
    }
  })
}

/** Stores a dispute. Returns whether it is new or its status has changed. */
async function writeDispute(
  tx: Transaction,
  { now }: DisputeDeps,
  { id: paymentId, provider }: Payment,
  dispute: ProviderDispute,
): Promise<boolean> {
  const named = and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.id, dispute.id))
  const [known] = await tx.select().from(paymentDisputes).where(named)
  const { status, respondBy } = dispute
  if (!known) await tx.insert(paymentDisputes).values({ ...dispute, provider, paymentId, updatedAt: now() })
  else await tx.update(paymentDisputes).set({ status, respondBy, updatedAt: now() }).where(named)
  return known?.status !== status
}

const DISPUTE_CHANGES: Readonly<Record<DisputeStatus, string>> = {
  'needs-response': 'waits for the shop’s answer',
  'under-review': 'is with the bank',
  won: 'is won',
  lost: 'is lost',
  closed: 'is closed',
}

async function tellShop(
  tx: Transaction,
  { now, env }: DisputeDeps,
  order: OrderRow,
  dispute: ProviderDispute,
): Promise<OrderRow> {
  const { id: subjectId, status, reason } = dispute
  const amount = formatMoney(dispute.amountCents, dispute.currency)
  const respondBy = dispute.respondBy === null ? 'soon' : `by ${formatDay(dispute.respondBy)}`
  const kind = status === 'lost' ? 'dispute-lost' : status === 'needs-response' ? 'dispute' : null
  if (kind)
    await enqueueMail(
      tx,
      composeShopAlert(env, order, { kind, subjectId, values: { amount, reason, respondBy } }),
      now(),
    )
  const change = `Dispute of ${amount} ${DISPUTE_CHANGES[status]}`
  return changeOrder(tx, order, {}, { actor: AUDIT_ACTORS.shop, now: now(), change })
}
