import { and, eq } from 'drizzle-orm'
import { type CreditRefundStatus, countUnpaidCredits } from '../../domain/credits/refunds-and-disputes.ts'
import type { Transaction } from '../db/database.ts'
import { creditBalances, creditRefundsAndDisputes, creditPurchases } from '../db/schema/credits.ts'
import type { Deps } from '../deps.ts'
import type { PaymentGateway } from '../gateways/payment.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { callPaymentProvider } from '../payments/index.ts'
import { composeCreditAlert } from './credit-alert.ts'
import { writeCreditEntry } from './ledger.ts'
import { toCreditPurchase, type CreditPurchase } from './credit-purchases.ts'

type SyncDeps = Pick<Deps, 'db' | 'now' | 'env' | 'payments'>

/** A refund or dispute in the state that the provider reports. */
type Movement = Pick<
  typeof creditRefundsAndDisputes.$inferSelect,
  'id' | 'kind' | 'amountCents' | 'status' | 'respondBy'
>

/**
 * Asks the provider for the refunds and disputes of a purchase. Takes back the credits whose price was refunded, as far as the visitor's
 * balance allows. If a refund fails or the shop wins a dispute, gives the credits back. May be called concurrently. Throws a
 * ProviderUnavailableError if the provider is unavailable.
 */
export async function syncRefundsAndDisputes(
  deps: SyncDeps,
  { id, provider: providerId, providerReference }: CreditPurchase,
  hintedReference: string | null,
): Promise<void> {
  const provider = deps.payments.find(providerId)
  const reference = providerReference ?? hintedReference
  if (!provider || reference === null) return
  const movements = await listMovements(provider, reference)
  await deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(creditPurchases).where(eq(creditPurchases.id, id)).for('update')
    if (row?.state !== 'paid') return
    const news = await writeMovements(tx, deps, row, movements)
    if (news.length === 0) return
    const unpaid = await takeBack(tx, deps, toCreditPurchase(row))
    const [after] = await tx.select().from(creditPurchases).where(eq(creditPurchases.id, id))
    for (const movement of news) {
      const alert = composeCreditAlert(deps.env, row, movement, { unpaid, taken: after?.takenBack ?? 0 })
      if (alert) await enqueueMail(tx, alert, deps.now())
    }
  })
}

async function listMovements(provider: PaymentGateway, reference: string): Promise<Movement[]> {
  const refunds = await callPaymentProvider(provider.listRefunds(reference))
  const disputes = await callPaymentProvider(provider.listDisputes(reference))
  return [
    ...refunds.map(({ id, amountCents, failed }) => {
      const status: CreditRefundStatus = failed ? 'failed' : 'refunded'
      return { id, amountCents, status, kind: 'refund' as const, respondBy: null }
    }),
    ...disputes.map(({ id, amountCents, status, respondBy }) => ({
      id,
      amountCents,
      status,
      respondBy,
      kind: 'dispute' as const,
    })),
  ]
}

/** Stores refunds and disputes. Returns those that are new or have changed. */
async function writeMovements(
  tx: Transaction,
  { now }: SyncDeps,
  { id: purchaseId, provider }: { id: string; provider: string },
  movements: readonly Movement[],
): Promise<Movement[]> {
  const news: Movement[] = []
  for (const movement of movements) {
    const named = and(
      eq(creditRefundsAndDisputes.provider, provider),
      eq(creditRefundsAndDisputes.id, movement.id),
    )
    const [known] = await tx.select().from(creditRefundsAndDisputes).where(named)
    // A failed refund stays failed. If the provider's response says something else, the response is from before the failure.
    if (known?.status === movement.status || known?.status === 'failed') continue
    const row = { ...movement, provider, purchaseId, updatedAt: now() }
    await tx
      .insert(creditRefundsAndDisputes)
      .values(row)
      .onConflictDoUpdate({
        target: [creditRefundsAndDisputes.provider, creditRefundsAndDisputes.id],
        set: row,
      })
    news.push(movement)
  }
  return news
}

/**
 * Takes back as many credits as the refunded money paid for, as far as the visitor's balance allows. Returns the number of credits that
 * couldn't be taken back.
 */
async function takeBack(tx: Transaction, { now }: SyncDeps, purchase: CreditPurchase): Promise<number> {
  const { id, visitorHash, takenBack } = purchase
  const back = await tx
    .select()
    .from(creditRefundsAndDisputes)
    .where(eq(creditRefundsAndDisputes.purchaseId, id))
  const unpaid = countUnpaidCredits(purchase, back)
  const [row] = await tx
    .select({ balance: creditBalances.balance })
    .from(creditBalances)
    .where(eq(creditBalances.visitorHash, visitorHash))
    .for('update')
  const change = Math.min(unpaid - takenBack, row?.balance ?? 0)
  if (change === 0) return unpaid
  const [{ entries } = { entries: 0 }] = await tx
    .update(creditPurchases)
    .set({
      takenBack: takenBack + change,
      takenBackEntries: purchase.takenBackEntries + 1,
      updatedAt: now(),
    })
    .where(eq(creditPurchases.id, id))
    .returning({ entries: creditPurchases.takenBackEntries })
  const reason = change > 0 ? 'money-back' : 'money-back-undone'
  const reference = `money-back:${id}:${entries}`
  const written = await writeCreditEntry(tx, { visitorHash, amount: -change, reason, reference, now: now() })
  if (!written.ok) throw new Error(`The balance of the purchase ${id} changed under its lock`)
  return unpaid
}
