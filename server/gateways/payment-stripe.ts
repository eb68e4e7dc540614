import { Stripe } from 'stripe'
import { toAsciiEmail } from '../../domain/checkout/ascii-email.ts'
import type { RecordedPayment, PaymentGateway, PaymentRequest, ProviderPayment } from './payment.ts'
import { findTransaction, listDisputes, listRefunds, sendRefund } from './stripe-refunds.ts'
import { parseStripeWebhook } from './stripe-webhook.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** In tests, the URL of a server that stands in for Stripe's API. */
  apiUrl: string | undefined
}

// The maximum number of lines on Stripe's page: "up to 100 line items", from https://docs.stripe.com/api/checkout/sessions/create
const MAX_LINES = 100
const TIMEOUT_MS = 10_000
// The maximum number of sessions to search for a payment whose response was lost. The search covers only the time since the payment was
// requested, and a shop starts far fewer sessions in that time.
const SEARCH_LIMIT = 2_000

/** Creates the gateway to Stripe Checkout. Shoppers enter the card on Stripe's page, so card data never reaches this server. */
export function createStripePayments(settings: StripeSettings): PaymentGateway {
  const stripe = connect(settings)
  return {
    id: 'stripe',
    pageOrigin: 'https://checkout.stripe.com',
    signatureHeader: 'stripe-signature',
    start: (request) => start(stripe, request),
    find: (reference) => find(stripe, reference),
    findByPaymentId: (paymentId, startedAt) => findByPaymentId(stripe, paymentId, startedAt),
    expire: (reference) => expire(stripe, reference),
    listPayments: (since) => listPayments(stripe, since),
    refund: (reference, amountCents, ownId) => sendRefund(stripe, reference, amountCents, ownId),
    listRefunds: (reference) => listRefunds(stripe, reference),
    listDisputes: (reference) => listDisputes(stripe, reference),
    findTransaction: (transaction) => findTransaction(stripe, transaction),
    parseWebhook: (body, signature, now) =>
      parseStripeWebhook(stripe, settings.webhookSecret, { body, signature, now }),
  }
}

function connect(settings: StripeSettings): Stripe {
  const options = { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false }
  if (settings.apiUrl === undefined) return new Stripe(settings.secretKey, options)
  const url = new URL(settings.apiUrl)
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return new Stripe(settings.secretKey, { ...options, host: url.hostname, port: url.port || '443', protocol })
}

async function start(stripe: Stripe, request: PaymentRequest): Promise<{ reference: string; url: string }> {
  const params = sessionOf(request)
  // The idempotency key contains the expiry, because a renewed attempt sends another expiry, and Stripe refuses a known key with different
  // parameters.
  const idempotencyKey = `${request.paymentId}-${params.expires_at}`
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey })
  // Stripe returns no URL for a session that is already paid or has expired. The shopper then goes to the shop's return page, which asks
  // Stripe for the session's state.
  return { reference: session.id, url: session.url ?? request.successUrl }
}

function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const whole = [{ name: request.description, amountCents: request.amountCents }]
  const lines = request.lines.length > MAX_LINES ? whole : request.lines
  const metadata = { paymentId: request.paymentId }
  const email = request.email === null ? null : toAsciiEmail(request.email)
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: request.paymentId,
    metadata,
    payment_intent_data: { metadata, description: request.description },
    ...(email !== null && { customer_email: email }),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    line_items: lines.map(({ name, amountCents }) => ({
      quantity: 1,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: amountCents,
        product_data: { name },
      },
    })),
  }
}

const EXPANDED_FIELDS = ['payment_intent', 'payment_intent.latest_charge']

async function find(stripe: Stripe, reference: string): Promise<ProviderPayment | null> {
  try {
    return asProviderPayment(await stripe.checkout.sessions.retrieve(reference, { expand: EXPANDED_FIELDS }))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null
    throw error
  }
}

/**
 * Finds a session by the shop's payment id. Stripe can't search for that id, so the shop reads all sessions that were created since the
 * payment was requested.
 */
async function findByPaymentId(
  stripe: Stripe,
  paymentId: string,
  startedAt: Date,
): Promise<ProviderPayment | null> {
  // The search starts a minute earlier, because the shop's clock may differ from Stripe's.
  const since = Math.floor(startedAt.getTime() / 1000) - 60
  let seen = 0
  for await (const session of stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 })) {
    if (session.client_reference_id === paymentId) return find(stripe, session.id)
    seen += 1
    if (seen >= SEARCH_LIMIT) throw new Error(`No payment ${paymentId} among the last ${seen} of Stripe`)
  }
  return null
}

async function* listPayments(stripe: Stripe, since: Date): AsyncGenerator<RecordedPayment> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const expand = EXPANDED_FIELDS.map((path) => `data.${path}`)
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100, expand })) {
    const paymentId = session.metadata?.['paymentId']
    // Skips payments in the same Stripe account that don't belong to this shop.
    if (paymentId !== undefined) yield { ...asProviderPayment(session), paymentId }
  }
}

async function expire(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(reference)
  } catch (error) {
    // Stripe refuses to end a session that isn't open any more: it was paid or has expired. The caller then asks for its state.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

function asProviderPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge
  return {
    reference: session.id,
    status: statusOf(session, intent),
    amountCents: session.amount_total ?? 0,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
  }
}

function statusOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment['status'] {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'paid'
  if (session.status === 'expired') return 'expired'
  // After a declined card, the session stays open so that the shopper can try another card. A session that is complete but unpaid belongs
  // to a slow payment method: its payment is still pending, or it has failed.
  const failed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  return session.status === 'complete' && failed ? 'declined' : 'pending'
}
