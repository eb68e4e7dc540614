import { type Context, Hono } from 'hono'
import { decideDemoPayment, findDemoPayment } from '../../gateways/payment-demo.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'

const REFERENCE_PATTERN = 'demo_[\\w-]{24}'

/** Serves the payment page of the demo provider. It says that no money moves. */
export function createDemoPaymentRoutes(deps: CheckoutDeps): Hono {
  const app = new Hono()
  if (deps.payments.current.id !== 'demo') return app
  app.get(`/pay/demo/:reference{${REFERENCE_PATTERN}}`, (c) => show(deps, c, c.req.param('reference')))
  app.post(`/pay/demo/:reference{${REFERENCE_PATTERN}}`, async (c) => {
    const form = await c.req.parseBody()
    if (form['decision'] !== 'pay' && form['decision'] !== 'decline')
      return show(deps, c, c.req.param('reference'))
    const decision = form['decision'] === 'pay' ? 'paid' : 'declined'
    const payment = await decideDemoPayment(deps.db, c.req.param('reference'), decision, deps.now())
    return payment
      ? c.redirect(payment.successUrl, 303)
      : sendMessagePage(c, deps.sendPage, 'unknown-payment')
  })
  return app
}

async function show(deps: CheckoutDeps, c: Context, reference: string) {
  const payment = await findDemoPayment(deps.db, reference)
  if (!payment) return sendMessagePage(c, deps.sendPage, 'unknown-payment')
  const { description, amountCents, currency, cancelUrl, successUrl } = payment
  if (payment.status === 'paid') return c.redirect(successUrl, 303)
  const open = payment.status === 'pending' && payment.expiresAt > deps.now()
  if (!open) return sendMessagePage(c, deps.sendPage, 'demo-decided')
  const url = new URL(cancelUrl)
  const cancelPath = url.pathname + url.search
  return deps.sendPage(c, { kind: 'demo-payment', reference, description, amountCents, currency, cancelPath })
}
