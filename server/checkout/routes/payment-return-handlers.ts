import { type Context, Hono } from 'hono'
import { isDatabaseUnavailable } from '../../runtime/database-errors.ts'
import { findPayment, type Payment, ProviderUnavailableError } from '../../payments/index.ts'
import { findCartId } from '../../cart/index.ts'
import { settlePayment, type SettlementResult } from '../settle-payment.ts'
import { findVisitor } from '../../visitor.ts'
import { type CheckoutDeps, buildCheckoutPath, buildReviewPath } from './checkout-deps.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * Serves the page to which the payment provider redirects the shopper. Anyone can open this page, so opening it doesn't prove a payment;
 * the shop asks the provider for the result.
 */
export function createPaymentReturnRoutes(deps: CheckoutDeps): Hono {
  const app = new Hono()
  app.get(`/checkout/:token/paid/:payment{${UUID}}`, async (c) => {
    const token = c.req.param('token')
    const payment = await findPayment(deps.db, c.req.param('payment'))
    const cartId = await findCartId(deps.db, token)
    if (!payment || payment.cartId !== cartId) return sendMessagePage(c, deps.sendPage, 'unknown-payment')
    return answer(deps, c, { payment, token, settled: await settleOrWait(deps, payment) })
  })
  return app
}

/**
 * Asks the provider for the result. If the provider is unavailable, asks the shopper to wait. If the database is unavailable, throws, and
 * the error handler responds.
 */
async function settleOrWait(deps: CheckoutDeps, payment: Payment): Promise<SettlementResult> {
  try {
    return await settlePayment(deps, payment)
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError) && isDatabaseUnavailable(error)) throw error
    deps.log('error', 'Couldn’t settle a payment on the shopper’s return', {
      paymentId: payment.id,
      error,
    })
    return { state: 'waiting' }
  }
}

type Return = { payment: Payment; token: string; settled: SettlementResult }

async function answer(deps: CheckoutDeps, c: Context, { payment, token, settled }: Return) {
  const visitor = await findVisitor(c, deps)
  switch (settled.state) {
    case 'ordered':
      // Without the visitor's cookie, the page says only that the payment succeeded.
      if (visitor?.hash !== payment.visitorHash) return sendMessagePage(c, deps.sendPage, 'paid-unseen')
      return c.redirect(`/orders/${settled.orderToken}`, 303)
    case 'failed':
      return c.redirect(buildReviewPath(token, 'payment-failed'), 303)
    case 'expired':
      return c.redirect(buildReviewPath(token, 'payment-expired'), 303)
    case 'refunded':
      return sendMessagePage(c, deps.sendPage, 'refunded')
    case 'waiting':
      return sendMessagePage(c, deps.sendPage, 'waiting', [
        { label: 'Back to the checkout', path: buildCheckoutPath(token) },
      ])
  }
}
