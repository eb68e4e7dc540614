import { Hono } from 'hono'
import shapes from '../fixtures/stripe-objects.json' with { type: 'json' }

type Refund = {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

/** Keeps the refunds and disputes of the fake Stripe. They include refunds that are made in Stripe's dashboard. */
export function createStripeRefundsAndDisputes(paidOf: (session: string) => number) {
  /** The refunds that the shop has requested, by idempotency key. */
  const sent = new Map<string, { session: string; amount: number }>()
  const byKey = new Map<string, Refund>()
  const refunds: Refund[] = []
  const disputes: ReturnType<typeof disputeOf>[] = []
  const sessionOf = (intent: string) => intent.replace('pi_', 'cs_')
  const refundedOf = (session: string) =>
    refunds
      .filter((refund) => sessionOf(refund.payment_intent) === session && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  function write(session: string, amount: number, metadata: Record<string, string>): Refund {
    const refund = {
      ...shapes.refund,
      id: `re_${refunds.length + 1}`,
      object: 'refund' as const,
      payment_intent: session.replace('cs_', 'pi_'),
      status: 'succeeded',
      amount,
      metadata,
    }
    refunds.push(refund)
    return refund
  }

  const routes = new Hono()
  routes.post('/v1/refunds', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const session = sessionOf(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    const key = c.req.header('idempotency-key') ?? String(refunds.length)
    const known = byKey.get(key)
    if (known) return c.json(known)
    if (disputes.some(({ payment_intent: intent }) => sessionOf(intent) === session))
      return c.json(
        makeStripeError('invalid_request_error', 'Charge has been charged back.', 'charge_disputed'),
        400,
      )
    if (amount > paidOf(session) - refundedOf(session))
      return c.json(
        makeStripeError('invalid_request_error', 'Refund amount is greater than unrefunded amount'),
        400,
      )
    const refund = write(session, amount, { refundId: form.get('metadata[refundId]') ?? '' })
    byKey.set(key, refund)
    sent.set(key, { session, amount })
    return c.json(refund)
  })
  routes.get('/v1/refunds', (c) =>
    c.json(list('refunds', refunds.toReversed(), c.req.query('payment_intent'))),
  )
  routes.get('/v1/disputes', (c) => c.json(list('disputes', disputes, c.req.query('payment_intent'))))

  return {
    routes,
    sent,
    refundedOf,
    /** Makes a refund as if in Stripe's dashboard, without a request from the shop. */
    refundOutside: (session: string, amount: number) => write(session, amount, {}),
    /** Makes the last refund of a payment fail, as if the customer's bank had rejected it. */
    failRefund: (session: string): Refund => {
      const refund = refunds.findLast(({ payment_intent: intent }) => sessionOf(intent) === session)
      if (!refund) throw new Error(`${session} has no refund`)
      refund.status = 'failed'
      return refund
    },
    /** Opens a dispute or changes its status, as customers and banks do. */
    dispute: (session: string, status: string) => {
      const dispute = disputeOf(session, status, paidOf(session))
      const at = disputes.findIndex(({ id }) => id === dispute.id)
      disputes.splice(at < 0 ? disputes.length : at, 1, dispute)
      return dispute
    },
  }
}

/** Builds a dispute in the format of Stripe: https://docs.stripe.com/api/disputes/object */
const disputeOf = (session: string, status: string, amount: number) => ({
  id: `dp_${session}`,
  object: 'dispute',
  amount,
  currency: 'cad',
  created: 1_764_000_000,
  evidence_details: { due_by: 1_765_000_000, has_evidence: false, past_due: false, submission_count: 0 },
  payment_intent: session.replace('cs_', 'pi_'),
  reason: 'product_not_received',
  status,
})

function list(url: string, data: readonly { payment_intent: string }[], intent: string | undefined) {
  const wanted = data.filter(({ payment_intent: of }) => intent === undefined || of === intent)
  return { object: 'list', url: `/v1/${url}`, has_more: false, data: wanted }
}

export function makeStripeError(type: string, message: string, code?: string) {
  return { error: { type, message, code } }
}
