import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { demoPayments } from '../db/schema/operations.ts'
import type { ProviderRefund } from '../../domain/order/provider-refunds.ts'
import type {
  RecordedPayment,
  PaymentGateway,
  PaymentRequest,
  ProviderPayment,
  ProviderRefundResult,
} from './payment.ts'

type DemoRow = typeof demoPayments.$inferSelect

/**
 * Creates a payment provider that moves no money. Like a real provider, it keeps its own records, outside the shop's transactions. So tests
 * can crash the shop at a moment when only the provider, or only the shop, has recorded a payment. Its payment page is
 * /pay/demo/:reference.
 */
export function createDemoPayments(db: Database, publicUrl: string): PaymentGateway {
  return {
    id: 'demo',
    pageOrigin: null,
    signatureHeader: null,
    start: (request) => start(db, publicUrl, request),
    find: async (reference) => asProviderPayment(await findDemoPayment(db, reference)),
    async findByPaymentId(paymentId) {
      const [row] = await db.select().from(demoPayments).where(eq(demoPayments.idempotencyKey, paymentId))
      return asProviderPayment(row ?? null)
    },
    async expire(reference) {
      const pending = and(eq(demoPayments.reference, reference), eq(demoPayments.status, 'pending'))
      await db.update(demoPayments).set({ status: 'expired' }).where(pending)
    },
    listPayments: (since) => listPayments(db, since),
    refund: (reference, amountCents, ownId) => refund(db, reference, amountCents, ownId),
    listRefunds: async (reference) =>
      (await findDemoPayment(db, reference))?.refunds.map(asProviderRefund) ?? [],
    // There are never disputes, because no bank is involved.
    listDisputes: async () => [],
    findTransaction: async () => null,
    // The demo provider sends no webhooks. The shop asks for the result when the shopper returns, or during reconciliation.
    parseWebhook: () => ({ ok: false, reason: 'bad-signature' }),
  }
}

/** Finds the payment that belongs to a payment page; null if there is none. */
export async function findDemoPayment(db: Database, reference: string): Promise<DemoRow | null> {
  const [row] = await db.select().from(demoPayments).where(eq(demoPayments.reference, reference))
  return row ?? null
}

/**
 * Records the shopper's decision on the payment page, and returns the payment. If there was a decision before, or if the payment has
 * expired, nothing changes.
 */
export async function decideDemoPayment(
  db: Database,
  reference: string,
  decision: 'paid' | 'declined',
  now: Date,
): Promise<DemoRow | null> {
  const undecided = and(
    eq(demoPayments.reference, reference),
    eq(demoPayments.status, 'pending'),
    gt(demoPayments.expiresAt, now),
  )
  await db.update(demoPayments).set({ status: decision }).where(undecided)
  return findDemoPayment(db, reference)
}

async function start(
  db: Database,
  publicUrl: string,
  request: PaymentRequest,
): Promise<{ reference: string; url: string }> {
  const { amountCents, currency, description, successUrl, cancelUrl, expiresAt } = request
  const reference = `demo_${randomBytes(18).toString('base64url')}`
  const booking = { amountCents, currency, description, successUrl, cancelUrl, expiresAt, reference }
  await db
    .insert(demoPayments)
    .values({ ...booking, idempotencyKey: request.paymentId, status: 'pending' })
    // If the payment has expired, a request with a later expiry makes its payment page work again.
    .onConflictDoUpdate({
      target: demoPayments.idempotencyKey,
      set: { status: 'pending', expiresAt },
      setWhere: eq(demoPayments.status, 'expired'),
    })
  const [booked] = await db
    .select()
    .from(demoPayments)
    .where(eq(demoPayments.idempotencyKey, request.paymentId))
  if (!booked) throw new Error('The demo provider lost a payment it had just booked')
  return { reference: booked.reference, url: `${publicUrl}/pay/demo/${booked.reference}` }
}

const asProviderRefund = ({ id, amountCents }: { id: string; amountCents: number }): ProviderRefund => ({
  id: `demo_${id}`,
  amountCents,
  failed: false,
  ownId: id,
})

async function refund(
  db: Database,
  reference: string,
  amountCents: number,
  key: string,
): Promise<ProviderRefundResult> {
  const notYet = and(
    eq(demoPayments.reference, reference),
    eq(demoPayments.status, 'paid'),
    sql`not ${key} = any(${demoPayments.refundKeys})`,
  )
  await db
    .update(demoPayments)
    .set({
      refundedCents: sql`${demoPayments.refundedCents} + ${amountCents}`,
      refundKeys: sql`array_append(${demoPayments.refundKeys}, ${key})`,
      refunds: sql`${demoPayments.refunds} || ${JSON.stringify([{ id: key, amountCents }])}::jsonb`,
    })
    .where(notYet)
  return { ok: true, id: `demo_${key}` }
}

async function* listPayments(db: Database, since: Date): AsyncGenerator<RecordedPayment> {
  const booked = await db.select().from(demoPayments).where(gte(demoPayments.createdAt, since))
  for (const row of booked) {
    const seen = asProviderPayment(row)
    if (seen) yield { ...seen, paymentId: row.idempotencyKey }
  }
}

function asProviderPayment(row: DemoRow | null): ProviderPayment | null {
  if (!row) return null
  const { reference, amountCents, refundedCents, currency } = row
  // A demo payment has no card, so there is no fingerprint.
  const cardFingerprint = null
  return { reference, amountCents, refundedCents, currency, status: statusOf(row.status), cardFingerprint }
}

function statusOf(text: string): ProviderPayment['status'] {
  if (text === 'pending' || text === 'paid' || text === 'declined') return text
  return 'expired'
}
