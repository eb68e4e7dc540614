import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createHash, randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { createStripeRefundsAndDisputes, makeStripeError } from './stripe-money-back.ts'
import shapes from '../fixtures/stripe-objects.json' with { type: 'json' }

type Session = Omit<typeof sessionShape, 'payment_intent'> & { payment_intent: string | null }
const sessionShape = {
  ...shapes.checkoutSession,
  id: '',
  amount_total: 0,
  currency: 'cad',
  client_reference_id: '',
  metadata: { paymentId: '' },
  success_url: '',
  status: 'open',
  payment_status: 'unpaid',
  created: 0,
  expires_at: 0,
  url: '',
}

const HALF_AN_HOUR_S = 30 * 60

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/**
 * Starts a fake Stripe on this machine, which the official SDK can call. Responses have the format of Stripe's own test data.
 * Idempotency keys and refused requests behave as documented. `pay` and `fail` simulate what a shopper does; `signed` returns an event as
 * Stripe would send it.
 */
export async function startFakeStripe(webhookSecret: string, now = () => new Date()) {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, { body: string; id: string }>()
  const money = createStripeRefundsAndDisputes((id) => sessions.get(id)?.amount_total ?? 0)
  const failed = new Set<string>()
  /** `card` is the fingerprint of the card for the next payment. If `away` is true, all requests fail. */
  const state = { away: false, requests: new Array<string>(), card: 'card of the fixture' }
  const cards = new Map<string, string>()

  const app = new Hono()
  app.use(async (c, next) => {
    state.requests.push(`${c.req.method} ${c.req.path}`)
    if (state.away) return c.json({ error: { type: 'api_error', message: 'away' } }, 503)
    return next()
  })
  app.post('/v1/checkout/sessions', async (c) => {
    const body = await c.req.text()
    const key = c.req.header('idempotency-key') ?? ''
    const known = byKey.get(key)
    if (known && known.body !== body)
      return c.json(makeStripeError('idempotency_error', 'Keys for idempotent requests…'), 400)
    const session = known ? sessions.get(known.id) : createSession(new URLSearchParams(body), now())
    if (!session)
      return c.json(makeStripeError('invalid_request_error', 'expires_at must be 30 minutes ahead'), 400)
    sessions.set(session.id, session)
    byKey.set(key, { body, id: session.id })
    return c.json(session)
  })
  app.get('/v1/checkout/sessions', (c) => {
    const since = Number(c.req.query('created[gte]') ?? 0)
    const session = c.req.query('payment_intent')?.replace('pi_', 'cs_')
    const isExpanded = Object.keys(c.req.query()).some((name) => name.startsWith('expand'))
    const data = [...sessions.values()]
      .filter(({ id, created }) => created >= since && (session === undefined || id === session))
      .map((each) => (isExpanded ? { ...each, payment_intent: intentOf(each) } : each))
      .toReversed()
    return c.json({ object: 'list', url: '/v1/checkout/sessions', has_more: false, data })
  })
  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = sessions.get(c.req.param('id'))
    if (!session)
      return c.json(
        makeStripeError('invalid_request_error', 'No such checkout.session', 'resource_missing'),
        404,
      )
    const expanded = c.req.queries('expand[]') ?? Object.values(c.req.query())
    return c.json(expanded.length === 0 ? session : { ...session, payment_intent: intentOf(session) })
  })
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = sessions.get(c.req.param('id'))
    if (session?.status !== 'open')
      return c.json(makeStripeError('invalid_request_error', 'Only open sessions expire'), 400)
    session.status = 'expired'
    return c.json(session)
  })
  app.route('/', money.routes)

  function intentOf(session: Session) {
    if (session.payment_intent === null) return null
    const amountRefunded = money.refundedOf(session.id)
    const status = failed.has(session.id) ? 'requires_payment_method' : 'succeeded'
    const charge = chargeOf(session, { amountRefunded, card: cards.get(session.id) ?? null })
    return { ...shapes.paymentIntent, id: session.payment_intent, status, latest_charge: charge }
  }

  function change(id: string, status: string, paymentStatus: string) {
    const session = sessions.get(id)
    if (session?.status !== 'open') throw new Error(`${id} is not open`)
    Object.assign(session, {
      status,
      payment_status: paymentStatus,
      payment_intent: id.replace('cs_', 'pi_'),
      url: null,
    })
  }

  const { server, url } = await listen(app)

  return {
    url,
    state,
    sessions,
    refunds: money.sent,
    refundOutside: money.refundOutside,
    failRefund: money.failRefund,
    dispute: money.dispute,
    pay(id: string) {
      change(id, 'complete', 'paid')
      cards.set(id, state.card)
    },
    /** Makes a payment fail after the shopper has left the payment page, as can happen with slow payment methods. */
    fail(id: string) {
      change(id, 'complete', 'unpaid')
      failed.add(id)
    },
    signed: (type: string, id: string, options: { eventId?: string; at?: Date; secret?: string } = {}) =>
      signedEvent(type, sessions.get(id), {
        secret: webhookSecret,
        at: new Date(),
        eventId: `evt_${type}_${id}`,
        ...options,
      }),
    /** Returns a signed event about an object other than a session. */
    signedAbout: (type: string, object: { id: string }) =>
      signedEvent(type, object, { secret: webhookSecret, at: now(), eventId: `evt_${randomUUID()}` }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function listen(app: Hono) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

function chargeOf(
  session: Session,
  { amountRefunded, card }: { amountRefunded: number; card: string | null },
) {
  const { payment_method_details: details } = shapes.charge
  return {
    ...shapes.charge,
    amount: session.amount_total,
    amount_refunded: amountRefunded,
    payment_method_details: { ...details, card: { ...details.card, fingerprint: card } },
  }
}

function createSession(form: URLSearchParams, at: Date): Session | null {
  const now = Math.floor(at.getTime() / 1000)
  const expiresAt = Number(form.get('expires_at'))
  if (expiresAt < now + HALF_AN_HOUR_S || expiresAt > now + 24 * 60 * 60) return null
  const id = `cs_test_${createHash('sha256').update(form.toString()).digest('hex')}`
  let total = 0
  for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
    total +=
      Number(form.get(`line_items[${line}][quantity]`)) *
      Number(form.get(`line_items[${line}][price_data][unit_amount]`))
  }
  return {
    ...sessionShape,
    id,
    created: now,
    expires_at: expiresAt,
    amount_total: total,
    client_reference_id: form.get('client_reference_id') ?? '',
    success_url: form.get('success_url') ?? '',
    metadata: { paymentId: form.get('metadata[paymentId]') ?? '' },
    payment_intent: null,
    url: `https://checkout.stripe.com/c/pay/${id}`,
  }
}

function signedEvent(type: string, object: unknown, options: { eventId: string; at: Date; secret: string }) {
  const body = JSON.stringify({ ...shapes.event, id: options.eventId, type, data: { object } })
  const timestamp = Math.floor(options.at.getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret,
    timestamp,
  })
  return { body, signature }
}
