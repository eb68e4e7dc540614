import { type Context, Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { hashAcceptedOrder } from '../../db/accepted-order.ts'
import { isFilledFromEarlierOrder, openCheckout } from '../open-checkout.ts'
import { prepareOrder } from '../prepare-order.ts'
import { findAddressMismatchNotice } from '../suggestions.ts'
import { findVisitor } from '../../visitor.ts'
import { type CheckoutDeps, buildCheckoutPath } from './checkout-deps.ts'
import { readDetailsForgottenAt } from './forgotten-cookie.ts'
import { respondIfCheckoutEnded } from './form-handlers.ts'
import { listBorderNotes } from './form-page.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'
import { findCheckoutNotice } from './notices.ts'
import { findLastCheckoutDetails, buildOrderDetails } from '../../orders/index.ts'
import { handlePlaceOrder } from './place-handler.ts'

/** Serves the review page. It shows the order exactly as it will be placed. The shopper accepts the order or goes back to correct it. */
export function createReviewRoutes(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get('/checkout/:token/review', (c) => showReview(deps, c, c.req.param('token')))
  app.post('/checkout/:token/place', handlePlaceOrder(deps))
  return app
}

async function showReview(deps: CheckoutDeps, c: Context, token: string) {
  const visitor = await findVisitor(c, deps)
  const open = await openCheckout(deps, token, visitor?.hash ?? null)
  if (!open) return sendMessagePage(c, deps.sendPage, 'unknown-cart')
  const ended = await respondIfCheckoutEnded(deps, c, open, visitor?.hash ?? null)
  if (ended) return ended
  if (!visitor)
    return c.redirect(
      buildCheckoutPath(token, c.req.query('notice') === 'started' ? 'cookies-needed' : undefined),
      303,
    )
  const prepared = prepareOrder(open.question)
  if (!prepared.ok) {
    if (prepared.reason === 'order-too-large') return sendMessagePage(c, deps.sendPage, 'order-too-large')
    return c.redirect(buildCheckoutPath(token, prepared.reason), 303)
  }
  if (open.lacking.size > 0) return c.redirect(buildCheckoutPath(token, 'content-missing'), 303)
  const { address, shipping } = prepared.order
  const items = new Map(open.question.cart.lines.map(({ variantId, item }) => [variantId, item]))
  const facts = buildOrderDetails(prepared.order, items, deps.now())
  const last = await findLastCheckoutDetails(deps.db, visitor.hash, readDetailsForgottenAt(c))
  return deps.sendPage(c, {
    kind: 'review',
    token,
    ...facts,
    amounts: { ...facts.amounts, notes: listBorderNotes(shipping.method === 'usa') },
    accepted: hashAcceptedOrder(prepared.order),
    idempotencyKey: randomUUID(),
    payment: deps.payments.current.id,
    isRemembered: isFilledFromEarlierOrder(open, last),
    notice: findCheckoutNotice(c.req.query('notice')) ?? findAddressMismatchNotice(address),
  })
}
