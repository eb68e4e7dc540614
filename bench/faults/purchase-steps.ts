import { z } from 'zod'
import type { FakeStripe } from '../../tests/setup/fake-stripe.ts'
import type { Browser } from './browser.ts'

/** The simulated shopper's personal data. No log may contain any of these values. */
export const PERSONAL_DATA = {
  email: 'zebulon.quixote@example.com',
  firstName: 'Zebulon',
  lastName: 'Quixote',
  phone: '905 555 0142',
  address1: '77 Windmill Crescent',
  city: 'Niagara Falls',
  province: 'ON',
  country: 'CA',
  postalCode: 'L2E 6V2',
}

const created = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ checkoutUrl: z.string() }) }) }),
})
const CREATE = `mutation ($lines: [CartLineInput!]!) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }`

/** Values that one step of a purchase stores for the later steps. */
export type PurchaseValues = {
  browser: Browser
  stripe: FakeStripe
  variantId: number
  checkout: string
  review: Record<string, string>
  session: string
  order: string
}

export type PurchaseStep = {
  name: string
  /** Whether the customer may already have paid when this step is reached. Without its database, the shop can't look this up. */
  mayBePaid: boolean
  /** Sends the request of this step. If the response is 503, this function is called again. */
  send: (walk: PurchaseValues) => Promise<Response>
  /** Stores the values that the next step needs from the response. Throws if the response is unexpected. */
  take: (walk: PurchaseValues, answer: Response) => Promise<void>
}

/** The steps of a purchase, from the empty cart to the order's page, with payment through Stripe. */
export const PURCHASE_STEPS: readonly PurchaseStep[] = [
  {
    name: 'fill a cart',
    mayBePaid: false,
    send: ({ browser, variantId }) =>
      browser.sendJson(
        '/api/2024-04/graphql.json',
        {
          query: CREATE,
          variables: { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity: 1 }] },
        },
        { 'x-shopify-storefront-access-token': 'bench' },
      ),
    async take(walk, answer) {
      const { checkoutUrl } = created.parse(await answer.json()).data.cartCreate.cart
      walk.checkout = new URL(checkoutUrl).pathname
    },
  },
  {
    name: 'send the address',
    mayBePaid: false,
    send: ({ browser, checkout }) =>
      browser.submit(checkout, { ...PERSONAL_DATA, delivery: 'ship', next: 'review' }),
    take: (walk, answer) => leadsTo(walk, answer, '/review'),
  },
  {
    name: 'review the order',
    mayBePaid: false,
    send: ({ browser, checkout }) => browser.ask(`${checkout}/review`),
    async take(walk, answer) {
      const page = await answer.text()
      walk.review = { accepted: hidden(page, 'accepted'), idempotencyKey: hidden(page, 'idempotencyKey') }
    },
  },
  {
    name: 'place it',
    mayBePaid: false,
    send: ({ browser, checkout, review }) => browser.submit(`${checkout}/place`, review),
    async take(walk, answer) {
      const place = await walk.browser.locationOf(answer)
      walk.session = place.split('/').at(-1) ?? ''
      walk.stripe.pay(walk.session)
    },
  },
  {
    name: 'come back from paying',
    mayBePaid: true,
    send: ({ browser, stripe, session }) => browser.ask(returnPath(stripe, session)),
    async take(walk, answer) {
      walk.order = await walk.browser.locationOf(answer)
      if (!walk.order.startsWith('/orders/')) throw new Error(`Paying led to ${walk.order}`)
    },
  },
  {
    name: "Stripe's webhook",
    mayBePaid: true,
    send: ({ browser, stripe, session }) => {
      const { body, signature } = stripe.signed('checkout.session.completed', session)
      return browser.ask('/webhooks/stripe', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      })
    },
    async take(_walk, answer) {
      if (answer.status !== 200) throw new Error(`The webhook was answered ${answer.status}`)
    },
  },
  {
    name: 'look at the order',
    mayBePaid: true,
    send: ({ browser, order }) => browser.ask(order),
    async take(_walk, answer) {
      if (!(await answer.text()).includes('Thank you for your order')) throw new Error('No order page')
    },
  },
]

async function leadsTo({ browser }: PurchaseValues, answer: Response, part: string): Promise<void> {
  const place = await browser.locationOf(answer)
  if (!place.includes(part)) throw new Error(`The answer leads to ${place}`)
}

/** Returns the path of the page to which Stripe sends the shopper back after paying. */
function returnPath(stripe: FakeStripe, session: string): string {
  return new URL(stripe.sessions.get(session)?.success_url ?? '').pathname
}

function hidden(page: string, name: string): string {
  const [, value] = new RegExp(`name="${name}" value="([^"]+)"`).exec(page) ?? []
  if (value === undefined) throw new Error(`The review page has no ${name}`)
  return value
}
