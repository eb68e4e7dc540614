import { createPaymentProviders } from '../../server/gateways/payment-providers.ts'
import { createStripePayments } from '../../server/gateways/payment-stripe.ts'
import { openCheckoutShop } from './checkout-shop.ts'
import { startFakeStripe } from './fake-stripe.ts'

const WEBHOOK_SECRET = 'whsec_test'

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>

/** Opens a shop that uses Stripe for payments, and starts a fake Stripe. */
export async function openStripeShop(shopSettings: Record<string, string> = {}) {
  let now = () => new Date()
  const stripe = await startFakeStripe(WEBHOOK_SECRET, () => now())
  const settings = { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiUrl: stripe.url }
  const shop = await openCheckoutShop({
    settings: shopSettings,
    payments: () => createPaymentProviders(createStripePayments(settings)),
  })
  // The fake Stripe has the same clock as the shop.
  now = shop.deps.now
  return {
    ...shop,
    stripe,
    /** Finds the Stripe session for a payment page. */
    sessionAt(url: string) {
      const session = [...stripe.sessions.values()].find((candidate) => candidate.url === url)
      if (!session) throw new Error(`${url} is no session`)
      return session
    },
    /** Sends an event to the shop's webhook, as Stripe does. */
    deliver: ({ body, signature }: { body: string; signature: string }) =>
      shop.app.request('/webhooks/stripe', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      }),
    async close() {
      await shop.close()
      await stripe.stop()
    },
  }
}
