import { type Context, Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { fingerprint } from '../../db/accepted-order.ts'
import { isFilledFrom, openCheckout } from '../open-checkout.ts'
import { prepareOrder } from '../prepare-order.ts'
import { findAddressDoubt } from '../suggestions.ts'
import { findVisitor } from '../../visitor.ts'
import { type CheckoutDeps, checkoutPath } from './checkout-deps.ts'
import { forgottenAt } from './forgotten-cookie.ts'
import { respondIfEnded } from './form-handlers.ts'
import { borderNotes } from './form-page.ts'
import { sendMessage } from '../../web/pages/private-messages.ts'
import { findNotice } from './notices.ts'
import { findLastDetails, orderFacts } from '../../orders/index.ts'
import { placeHandler } from './place-handler.ts'

/** Serves the review page. It shows the order exactly as it will be placed, and the shopper accepts or corrects it. */
export function reviewHandlers(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get('/checkout/:token/review', (c) => showReview(deps, c, c.req.param('token')))
  app.post('/checkout/:token/place', placeHandler(deps))
  return app
}

async function showReview(deps: CheckoutDeps, c: Context, token: string) {
  const visitor = await findVisitor(c, deps)
  const open = await openCheckout(deps, token, visitor?.hash ?? null)
  if (!open) return sendMessage(c, deps.sendPage, 'unknown-cart')
  const ended = await respondIfEnded(deps, c, open, visitor?.hash ?? null)
  if (ended) return ended
  if (!visitor)
    return c.redirect(
      checkoutPath(token, c.req.query('notice') === 'started' ? 'cookies-needed' : undefined),
      303,
    )
  const prepared = prepareOrder(open.question)
  if (!prepared.ok) {
    if (prepared.reason === 'order-too-large') return sendMessage(c, deps.sendPage, 'order-too-large')
    return c.redirect(checkoutPath(token, prepared.reason), 303)
  }
  if (open.lacking.size > 0) return c.redirect(checkoutPath(token, 'content-missing'), 303)
  const { address, shipping } = prepared.order
  const items = new Map(open.question.cart.lines.map(({ variantId, item }) => [variantId, item]))
  const facts = orderFacts(prepared.order, items, deps.now())
  const last = await findLastDetails(deps.db, visitor.hash, forgottenAt(c))
  return deps.sendPage(c, {
    kind: 'review',
    token,
    ...facts,
    amounts: { ...facts.amounts, notes: borderNotes(shipping.method === 'usa') },
    accepted: fingerprint(prepared.order),
    idempotencyKey: randomUUID(),
    payment: deps.payments.current.id,
    isRemembered: isFilledFrom(open, last),
    notice: findNotice(c.req.query('notice')) ?? findAddressDoubt(address),
  })
}
