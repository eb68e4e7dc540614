import type { Context } from 'hono'
import { z } from 'zod'
import { findClientAddress } from '../../runtime/client-address.ts'
import { runIdempotent } from '../../platform/idempotency/run-idempotent.ts'
import { placeOrder, type PlacementResult } from '../place-order.ts'
import { buildContentPath } from '../../cart/index.ts'
import { findVisitor } from '../../visitor.ts'
import { type CheckoutDeps, buildCheckoutPath, buildReviewPath } from './checkout-deps.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'

const keySchema = z.string().regex(/^[\x21-\x7e]{1,255}$/)
const formSchema = z.object({ accepted: z.string().min(1).max(100), idempotencyKey: keySchema.optional() })

/**
 * The response to an attempt to place the order, as it is stored. A repeated request with the same idempotency key gets the stored
 * response.
 */
const answerSchema = z.object({ next: z.string(), to: z.string() })
type Answer = z.infer<typeof answerSchema>

// Reasons for failure that may disappear without the shopper changing anything. They aren't stored under the idempotency key, so that a
// retry can succeed.
const RETRYABLE_OUTCOMES = new Set([
  'payment-unavailable',
  'payment-over',
  'too-many-attempts',
  'being-paid-elsewhere',
  'making-unknown',
])

/** Handles "Place order and pay": reserves the items and redirects the shopper to the provider's payment page. */
export function handlePlaceOrder(deps: CheckoutDeps) {
  return async (c: Context): Promise<Response> => {
    const token = c.req.param('token') ?? ''
    const form = formSchema.safeParse(await c.req.parseBody())
    const key = keySchema.optional().safeParse(c.req.header('idempotency-key'))
    if (!form.success || !key.success) return c.redirect(buildReviewPath(token), 303)
    const visitor = await findVisitor(c, deps)
    if (!visitor) return c.redirect(buildCheckoutPath(token, 'cookies-needed'), 303)

    const { accepted, idempotencyKey } = form.data
    const placement = {
      checkoutToken: token,
      visitorHash: visitor.hash,
      accepted,
      address: findClientAddress(c, deps.env),
    }
    const run = async () => answerFor(token, await placeOrder(deps, placement))
    const given = key.data ?? idempotencyKey
    if (given === undefined) return send(deps, c, await run())
    const request = { scope: `place:${visitor.hash}`, key: given, body: { token, accepted } }
    const answer = await runIdempotent(deps.db, request, {
      answer: answerSchema,
      run,
      keep: ({ next }) => !RETRYABLE_OUTCOMES.has(next),
    })
    return answer.ok
      ? send(deps, c, answer.value)
      : sendMessagePage(c, deps.sendPage, answer.reason, [backLink(token)])
  }
}

/** Returns the page to show to the shopper, depending on the result of placing the order. */
function answerFor(token: string, placed: PlacementResult): Answer {
  if (placed.ok)
    return placed.next === 'pay'
      ? { next: 'pay', to: placed.url }
      : { next: 'order', to: `/orders/${placed.orderToken}` }
  const { reason } = placed
  switch (reason) {
    case 'changed':
    case 'payment-unavailable':
    case 'payment-over':
    case 'making-unknown':
      return { next: reason, to: buildReviewPath(token, reason) }
    case 'sold-out':
    case 'incomplete':
    case 'cannot-be-made':
      return { next: reason, to: buildCheckoutPath(token, reason) }
    case 'content-missing':
      return { next: reason, to: buildContentPath(placed.lineId, token) }
    case 'cart-empty':
    case 'unknown-cart':
    case 'cart-completed':
    case 'order-too-large':
      return { next: reason, to: buildCheckoutPath(token) }
    case 'being-paid-elsewhere':
    case 'too-many-attempts':
      return { next: reason, to: '' }
  }
}

function send(deps: CheckoutDeps, c: Context, { next, to }: Answer) {
  if (next === 'too-many-attempts' || next === 'being-paid-elsewhere')
    return sendMessagePage(c, deps.sendPage, next)
  return c.redirect(to, 303)
}

function backLink(token: string) {
  return { label: 'Back to the checkout', path: buildReviewPath(token) }
}
