import { Stripe } from 'stripe'
import { z } from 'zod'
import type { PaymentGateway } from './payment.ts'

const TOLERANCE_SECONDS = 300

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.object({ object: z.string(), id: z.string() }).loose() }),
})
const sessionSchema = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  client_reference_id: z.string().nullish(),
})

/**
 * The pattern of the event types that are about refunds and disputes. Many other types also begin with "charge.", and don't matter here.
 */
const REFUND_OR_DISPUTE_EVENT = /^(?:refund\.|charge\.refund|charge\.dispute\.)/

const movementSchema = z.object({ payment_intent: z.string() })

type Delivery = { body: string; signature: string | null; now: Date }

/**
 * Parses a signed webhook event from Stripe. Only the payment's id is taken from the event; the shop then asks Stripe for the payment's
 * state.
 */
export function parseStripeWebhook(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: Delivery,
): ReturnType<PaymentGateway['parseWebhook']> {
  if (signature === null || isFromTheFuture(signature, now)) return { ok: false, reason: 'bad-signature' }
  const verified = verify(stripe, secret, { body, signature, now })
  if (!verified.ok) return verified
  const event = eventSchema.safeParse(verified.event)
  if (!event.success) return { ok: false, reason: 'malformed' }
  const { id, type, data } = event.data
  const session = sessionSchema.safeParse(data.object)
  const reference = session.success ? session.data.id : null
  const paymentId = (session.success ? session.data.client_reference_id : null) ?? null
  const movement = REFUND_OR_DISPUTE_EVENT.test(type) ? movementSchema.safeParse(data.object) : null
  const transaction = movement?.success === true ? movement.data.payment_intent : null
  return { ok: true, event: { eventId: id, type, reference, paymentId, transaction } }
}

function verify(stripe: Stripe, secret: string, { body, signature, now }: Delivery & { signature: string }) {
  try {
    const event: unknown = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
    return { ok: true, event } as const
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      return { ok: false, reason: 'bad-signature' } as const
    if (error instanceof SyntaxError) return { ok: false, reason: 'malformed' } as const
    throw error
  }
}

/**
 * Whether a signature is dated in the future. Stripe's SDK refuses only old signatures, so a signature from the future would stay valid for
 * too long.
 */
function isFromTheFuture(signature: string, now: Date): boolean {
  const [, timestamp] = /(?:^|,)t=(\d{1,15})(?:,|$)/.exec(signature) ?? []
  return timestamp === undefined || Number(timestamp) - now.getTime() / 1000 > TOLERANCE_SECONDS
}
