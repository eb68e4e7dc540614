import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

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

const MOST_TURNS = 10

export type Accepted = { checkout: string; fields: Record<string, string> }

/** Buys over HTTP as a browser without scripts does. */
export class Buyer {
  #cookie = ''
  readonly #origin: string
  readonly #address: string

  constructor(origin: string, address: string) {
    this.#origin = origin
    this.#address = address
  }

  /** Fills a cart and goes up to the review. */
  async review(variantId: number): Promise<Accepted> {
    const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity: 1 }]
    const answer = await this.#ask('/api/2024-04/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'bench' },
      body: JSON.stringify({ query: CREATE, variables: { lines } }),
    })
    const { checkoutUrl } = created.parse(await answer.json()).data.cartCreate.cart
    const checkout = new URL(checkoutUrl).pathname
    await this.#send(checkout, DETAILS)
    const page = await (await this.#ask(`${checkout}/review`)).text()
    return {
      checkout,
      fields: { accepted: hidden(page, 'accepted'), idempotencyKey: hidden(page, 'idempotencyKey') },
    }
  }

  /** Places the order and pays; gives where that led: the order's page, or why not. */
  async buy({ checkout, fields }: Accepted): Promise<string> {
    const placed = await this.#send(`${checkout}/place`, fields)
    if (!placed.startsWith('/pay/')) return placed
    const back = await this.#send(placed, { decision: 'pay' })
    return this.#locationOf(await this.#ask(back))
  }

  async #send(path: string, fields: Record<string, string>): Promise<string> {
    const headers = { origin: this.#origin, 'sec-fetch-site': 'same-origin' }
    return this.#locationOf(
      await this.#ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    )
  }

  async #locationOf(answer: Response): Promise<string> {
    await answer.body?.cancel()
    return answer.headers.get('location')?.replace(this.#origin, '') ?? `status ${answer.status}`
  }

  /** A shop that is too busy says when to come back, and a buyer does. */
  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    for (let turn = 1; ; turn += 1) {
      const answer = await this.#askOnce(path, init)
      if (answer.status !== 503 || turn === MOST_TURNS) return answer
      await answer.body?.cancel()
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000)
    }
  }

  async #askOnce(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', this.#cookie)
    headers.set('x-forwarded-for', this.#address)
    const answer = await fetch(this.#origin + path, {
      ...init,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    })
    const cookie = answer.headers.get('set-cookie')
    if (cookie !== null) this.#cookie = cookie.split(';')[0] ?? ''
    return answer
  }
}

function hidden(page: string, name: string): string {
  const [, value] = new RegExp(`name="${name}" value="([^"]+)"`).exec(page) ?? []
  if (value === undefined) throw new Error(`The review page has no ${name}`)
  return value
}
