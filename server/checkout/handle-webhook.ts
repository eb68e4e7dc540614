import { and, eq, lt } from 'drizzle-orm'
import { deleteBatch } from '../db/delete-batch.ts'
import type { Database } from '../db/database.ts'
import { webhookEvents } from '../db/schema/operations.ts'
import type { PaymentGateway, ProviderEvent } from '../gateways/payment.ts'
import {
  type CreditPurchase,
  findPurchase,
  findPurchaseByReference,
  settlePurchase,
  syncRefundsAndDisputes,
} from '../credits/index.ts'
import { syncDisputes, syncRefunds, type OrderDeps } from '../orders/index.ts'
import { callPaymentProvider, findPayment, findPaymentByReference, type Payment } from '../payments/index.ts'
import { settlePayment } from './settle-payment.ts'

type WebhookDeps = Pick<
  OrderDeps,
  'db' | 'now' | 'env' | 'payments' | 'log' | 'visitorSecret' | 'orderHandlers'
>

const KEPT_DAYS = 30
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Processes an event from a payment provider. The caller has verified its signature. Throws if the event couldn't be applied, so that the
 * provider sends it again.
 */
export async function handleWebhook(
  deps: WebhookDeps,
  gateway: PaymentGateway,
  delivered: ProviderEvent,
): Promise<void> {
  const { id: provider } = gateway
  const seen = and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, delivered.eventId))
  const [known] = await deps.db.select({ eventId: webhookEvents.eventId }).from(webhookEvents).where(seen)
  if (known) return
  const event = await identify(gateway, delivered)
  const payment = await findPaymentOf(deps.db, provider, event)
  // The event is first applied and then recorded. If the process dies in between, the event is applied twice, which is harmless. If it were
  // recorded first, it might never be applied.
  if (payment) await settlePayment(deps, payment, { reference: event.reference })
  if (payment && event.transaction !== null) {
    await syncRefunds(deps, payment)
    await syncDisputes(deps, payment)
  }
  const purchase = payment ? null : await findPurchaseOf(deps.db, provider, event)
  if (purchase) {
    const settled = await settlePurchase(deps, purchase, { reference: event.reference })
    if (event.transaction !== null) await syncRefundsAndDisputes(deps, settled, event.reference)
  }
  const row = { provider, eventId: event.eventId, type: event.type, receivedAt: deps.now() }
  await deps.db.insert(webhookEvents).values(row).onConflictDoNothing()
}

/** Asks the provider to which payment a refund or dispute belongs. The event contains only the id of the transaction. */
async function identify(gateway: PaymentGateway, event: ProviderEvent): Promise<ProviderEvent> {
  if (event.transaction === null) return event
  return { ...event, ...(await callPaymentProvider(gateway.findTransaction(event.transaction))) }
}

async function findPaymentOf(db: Database, provider: string, event: ProviderEvent): Promise<Payment | null> {
  const byReference =
    event.reference === null ? null : await findPaymentByReference(db, provider, event.reference)
  if (byReference) return byReference
  // If the provider's response was lost, the payment attempt has no provider reference. The attempt is then found by the shop's own id,
  // which the provider sends back in the event.
  return event.paymentId !== null && UUID.test(event.paymentId) ? findPayment(db, event.paymentId) : null
}

/** Finds a purchase of credits by the provider's reference or the shop's own id. A purchase of credits has no cart. */
async function findPurchaseOf(
  db: Database,
  provider: string,
  { reference, paymentId }: ProviderEvent,
): Promise<CreditPurchase | null> {
  const byReference = reference === null ? null : await findPurchaseByReference(db, provider, reference)
  if (byReference) return byReference
  return paymentId !== null && UUID.test(paymentId) ? findPurchase(db, paymentId) : null
}

/** Deletes up to 500 old events. Returns the number deleted. */
export function sweepWebhookEvents({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)
  return deleteBatch(db, webhookEvents, lt(webhookEvents.receivedAt, before))
}
