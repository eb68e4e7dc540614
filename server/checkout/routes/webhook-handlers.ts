import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { handleWebhook } from '../handle-webhook.ts'
import { respondProblem, respondProblemWithCode } from '../../web/problem.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

// The maximum size of a webhook event in bytes. Stripe's events have a few kilobytes.
const MAX_BODY_BYTES = 256 * 1024

/** Receives webhook events from payment providers, including former ones. Rejects an event without a valid signature. */
export function createWebhookRoutes(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.post('/webhooks/:provider', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
    const provider = deps.payments.find(c.req.param('provider'))
    if (!provider?.signatureHeader) return c.notFound()
    const signature = c.req.header(provider.signatureHeader) ?? null
    const parsed = provider.parseWebhook(await c.req.text(), signature, deps.now())
    if (!parsed.ok) return respondProblemWithCode(c, 400, parsed.reason)
    try {
      await handleWebhook(deps, provider, parsed.event)
      return c.json({ received: true })
    } catch (error) {
      deps.log('error', 'Couldn’t process a webhook', {
        event: parsed.event.eventId,
        error,
      })
      return respondProblem(c, 'try-again')
    }
  })
  return app
}
