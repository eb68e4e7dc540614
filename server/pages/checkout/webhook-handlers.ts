import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { takeWebhook } from '../../services/checkout/take-webhook.ts'
import { problem } from '../../api/problem.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

// Stripe's events are some kilobytes.
const MAX_BODY_BYTES = 256 * 1024

/** Where Stripe tells of payments. Only what carries its signature is heard. */
export function webhookHandlers(deps: CheckoutDeps): Hono {
  const app = new Hono()
  if (deps.payment.name !== 'stripe') return app
  app.post('/webhooks/stripe', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const signature = c.req.header('stripe-signature') ?? null
    const parsed = deps.payment.parseWebhook(await c.req.text(), signature, deps.now())
    if (!parsed.ok) return problem(c, 400, parsed.reason)
    try {
      await takeWebhook(deps, parsed.event)
      return c.json({ received: true })
    } catch (error) {
      deps.log('error', 'A webhook could not be taken in', {
        event: parsed.event.eventId,
        error,
      })
      return problem(c, 503, 'try-again')
    }
  })
  return app
}
