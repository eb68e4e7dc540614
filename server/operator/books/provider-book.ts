import { and, eq, gte, sql } from 'drizzle-orm'
import { creditPurchases } from '../../db/schema/credits.ts'
import { orders, payments } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { RecordedPayment, PaymentGateway } from '../../gateways/payment.ts'
import type { CheckBookDeps, BookCheckResult, Discrepancy } from './book.ts'

/** A payment according to the shop's own books. */
type OwnPayment = {
  id: string
  state: string
  amountCents: number
  currency: string
  createdAt: Date
  expiresAt: Date
  /**
   * The refunded amount in the provider's records must be between these two amounts in cents. The lower amount (`min`) counts completed
   * refunds, and the higher amount (`max`) also counts pending ones.
   */
  refunded: { min: number; max: number }
}

const DAY_MS = 24 * 60 * 60 * 1_000
const PAID_STATES = ['paid', 'refunding', 'refunded']

/** Compares a payment provider's records of the last days with the shop's records, one payment at a time. */
export async function checkProviderBook(
  deps: CheckBookDeps,
  provider: PaymentGateway,
  days: number,
): Promise<BookCheckResult> {
  const since = new Date(deps.now().getTime() - days * DAY_MS)
  const taken = new Map<string, RecordedPayment[]>()
  // Reads more days of payments than it compares: one additional day from the provider, and two additional days from the shop. The shop
  // records a payment before the provider does, and the clocks of the two may differ.
  for await (const seen of provider.listPayments(new Date(since.getTime() - DAY_MS)))
    if (seen.status === 'paid') taken.set(seen.paymentId, [...(taken.get(seen.paymentId) ?? []), seen])
  const own = await listOwn(deps, provider.id, new Date(since.getTime() - 2 * DAY_MS))
  const recent = [...own.values()].filter(({ createdAt }) => createdAt >= since)
  const found = new Findings()
  for (const [paymentId, charges] of taken)
    compare(found, { paymentId, charges, own: own.get(paymentId) ?? null, now: deps.now() })
  for (const { id, state, amountCents } of recent)
    if (PAID_STATES.includes(state) && amountCents > 0 && !taken.has(id))
      found.add('paid in the shop’s books but not at the provider', id)
  const all = [...taken.values()].flat()
  return {
    name: `Payment provider (${provider.id}, ${days} days)`,
    counts: {
      'payments at the provider': all.length,
      'payments in the shop': recent.filter(({ state }) => PAID_STATES.includes(state)).length,
      'cents refunded by the provider': all.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    },
    discrepancies: found.list(),
  }
}

type Compared = { paymentId: string; charges: readonly RecordedPayment[]; own: OwnPayment | null; now: Date }

function compare(found: Findings, { paymentId, charges, own, now }: Compared): void {
  const kept = charges.filter(({ amountCents, refundedCents }) => refundedCents < amountCents)
  const id = `${paymentId} (${charges.map(({ reference }) => reference).join(', ')})`
  if (own === null) return found.add('charged by the provider but unknown to the shop', id)
  if (kept.length > 1) found.add('charged more than once by the provider', id)
  const [charge] = kept.length > 0 ? kept : charges
  if (!charge) return
  if (charge.amountCents !== own.amountCents || charge.currency !== own.currency)
    found.add('charged with a different amount', id)
  if (!PAID_STATES.includes(own.state)) {
    // Skips pending attempts, because reconciliation will settle them.
    const isOver = own.state === 'failed' || own.state === 'expired' || own.expiresAt < now
    if (isOver && kept.length > 0) found.add('charged by the provider but not paid in the shop’s books', id)
    return
  }
  if (charge.refundedCents < own.refunded.min || charge.refundedCents > own.refunded.max)
    found.add('with a different refunded amount at the provider', id)
}

class Findings {
  readonly #found = new Map<string, string[]>()

  add(says: string, id: string): void {
    this.#found.set(says, [...(this.#found.get(says) ?? []), id])
  }

  list(): Discrepancy[] {
    return [...this.#found].map(([says, ids]) => ({ says: `payments ${says}`, ids: ids.toSorted() }))
  }
}

async function listOwn(
  { db }: CheckBookDeps,
  provider: string,
  since: Date,
): Promise<Map<string, OwnPayment>> {
  const backSum = (state: string) =>
    sql<number>`coalesce((select sum(${refunds.amountCents}) from ${refunds}
      where ${refunds.paymentId} = ${payments.id} and ${refunds.state} = ${state}), 0)::int`
  const { id, state, amountCents, currency, createdAt, expiresAt } = payments
  const paid = await db
    .select({
      id,
      state,
      amountCents,
      currency,
      createdAt,
      expiresAt,
      orderId: orders.id,
      back: backSum('refunded'),
      underWay: backSum('refunding'),
    })
    .from(payments)
    .leftJoin(orders, eq(orders.paymentId, payments.id))
    .where(and(eq(payments.provider, provider), gte(payments.createdAt, since)))
  const bought = await db
    .select({
      id: creditPurchases.id,
      state: creditPurchases.state,
      amountCents: creditPurchases.amountCents,
      currency: creditPurchases.currency,
      createdAt: creditPurchases.createdAt,
      expiresAt: creditPurchases.expiresAt,
      back: sql<number>`coalesce((select sum(b.amount_cents) from credit_money_back b
        where b.purchase_id = credit_purchases.id and b.status = 'refunded'), 0)::int`,
    })
    .from(creditPurchases)
    .where(and(eq(creditPurchases.provider, provider), gte(creditPurchases.createdAt, since)))
  const own = new Map<string, OwnPayment>()
  for (const purchase of bought)
    own.set(purchase.id, { ...purchase, refunded: { min: purchase.back, max: purchase.back } })
  for (const { orderId, back, underWay, ...payment } of paid) {
    // A payment that arrived too late was refunded in full, but without a row in the table of refunds.
    const late = { min: payment.state === 'refunded' ? payment.amountCents : 0, max: payment.amountCents }
    own.set(payment.id, {
      ...payment,
      refunded: orderId === null ? late : { min: back, max: back + underWay },
    })
  }
  return own
}
