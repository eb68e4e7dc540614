import { z } from 'zod'
import type { Browser } from './browser.ts'

const created = z.object({
  data: z.object({ cartCreate: z.object({ cart: z.object({ checkoutUrl: z.string() }) }) }),
})

const CREATE = `mutation ($lines: [CartLineInput!]!) { cartCreate(input: { lines: $lines }) { cart { checkoutUrl } } }`
const DETAILS = {
  email: 'buyer@example.com',
  firstName: 'A',
  lastName: 'Buyer',
  delivery: 'pickup',
  next: 'review',
}

export type AcceptedCheckout = { checkout: string; fields: Record<string, string> }

/** Buys over HTTP with forms only, like a browser with scripts disabled. */
export class Buyer {
  readonly browser: Browser
  readonly #details: Record<string, string>

  constructor(browser: Browser, details: Partial<typeof DETAILS> = {}) {
    this.browser = browser
    this.#details = { ...DETAILS, ...details }
  }

  /** Fills a cart and continues to the review step. */
  async review(variantId: number): Promise<AcceptedCheckout> {
    const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity: 1 }]
    const answer = await this.browser.sendJson(
      '/api/2024-04/graphql.json',
      { query: CREATE, variables: { lines } },
      { 'x-shopify-storefront-access-token': 'bench' },
    )
    const { checkoutUrl } = created.parse(await answer.json()).data.cartCreate.cart
    const checkout = new URL(checkoutUrl).pathname
    await this.#send(checkout, this.#details)
    const page = await (await this.browser.ask(`${checkout}/review`)).text()
    return {
      checkout,
      fields: { accepted: hidden(page, 'accepted'), idempotencyKey: hidden(page, 'idempotencyKey') },
    }
  }

  /** Places the order and pays. Returns the path of the order's page, or a text that says why there is no order. */
  async buy(accepted: AcceptedCheckout): Promise<string> {
    const placed = await this.place(accepted)
    return placed.startsWith('/pay/') ? this.pay(placed) : placed
  }

  place({ checkout, fields }: AcceptedCheckout): Promise<string> {
    return this.#send(`${checkout}/place`, fields)
  }

  /** Pays on the demo provider's page and returns to the shop. */
  async pay(page: string): Promise<string> {
    const back = await this.#send(page, { decision: 'pay' })
    return this.browser.locationOf(await this.browser.ask(back))
  }

  async #send(path: string, fields: Record<string, string>): Promise<string> {
    return this.browser.locationOf(await this.browser.submit(path, fields))
  }
}

function hidden(page: string, name: string): string {
  const [, value] = new RegExp(`name="${name}" value="([^"]+)"`).exec(page) ?? []
  if (value === undefined) throw new Error(`The review page has no ${name}`)
  return value
}
