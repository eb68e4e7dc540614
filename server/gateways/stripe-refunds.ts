import { Stripe } from 'stripe'
import type { DisputeStatus } from '../../domain/order/disputes.ts'
import type { ProviderRefund } from '../../domain/order/provider-refunds.ts'
import type { ProviderDispute, ProviderRefundResult } from './payment.ts'

/** Returns the payment intent of a Checkout Session. Stripe's API for refunds and disputes needs the payment intent. */
async function getIntent(stripe: Stripe, reference: string): Promise<string> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference)
  if (intent === null) throw new Error(`Stripe's payment ${reference} has no money to refund`)
  return typeof intent === 'string' ? intent : intent.id
}

export async function sendRefund(
  stripe: Stripe,
  reference: string,
  amountCents: number,
  ownId: string,
): Promise<ProviderRefundResult> {
  const payment_intent = await getIntent(stripe, reference)
  try {
    const refund = await stripe.refunds.create(
      { payment_intent, amount: amountCents, metadata: { refundId: ownId } },
      // The idempotency key contains the amount, because a later attempt may refund a smaller amount, and Stripe refuses a known key with
      // different parameters.
      { idempotencyKey: `refund-${ownId}-${amountCents}` },
    )
    return isFailed(refund)
      ? { ok: false, message: refund.failure_reason ?? 'failed' }
      : { ok: true, id: refund.id }
  } catch (error) {
    // Stripe refuses the refund: the payment is disputed, already refunded or too old. A retry wouldn't help.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { ok: false, message: error.message }
    throw error
  }
}

export async function listRefunds(stripe: Stripe, reference: string): Promise<ProviderRefund[]> {
  const payment_intent = await getIntent(stripe, reference)
  const refunds: ProviderRefund[] = []
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 })) {
    const { id, amount: amountCents, metadata } = refund
    refunds.push({ id, amountCents, failed: isFailed(refund), ownId: metadata?.['refundId'] ?? null })
  }
  // Oldest first.
  return refunds.toReversed()
}

const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

export async function listDisputes(stripe: Stripe, reference: string): Promise<ProviderDispute[]> {
  const payment_intent = await getIntent(stripe, reference)
  const disputes: ProviderDispute[] = []
  for await (const dispute of stripe.disputes.list({ payment_intent, limit: 100 })) {
    const dueBy = dispute.evidence_details.due_by
    disputes.push({
      id: dispute.id,
      amountCents: dispute.amount,
      currency: dispute.currency.toUpperCase(),
      reason: dispute.reason.replaceAll('_', ' '),
      status: DISPUTE_STATES[dispute.status] ?? 'under-review',
      respondBy: dueBy === null ? null : new Date(dueBy * 1000),
      openedAt: new Date(dispute.created * 1000),
    })
  }
  return disputes
}

/**
 * The states of a dispute at Stripe, from https://docs.stripe.com/api/disputes/object (status), and the shop's names for them. Stripe may
 * add states; a dispute with an unknown state needs an operator's attention.
 */
const DISPUTE_STATES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'needs-response',
  warning_needs_response: 'needs-response',
  under_review: 'under-review',
  warning_under_review: 'under-review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

export async function findTransaction(
  stripe: Stripe,
  payment_intent: string,
): Promise<{ reference: string; paymentId: string | null } | null> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 })
  const [session] = data
  return session ? { reference: session.id, paymentId: session.client_reference_id } : null
}
