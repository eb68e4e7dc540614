import type { Hono } from 'hono'
import { z } from 'zod'

const pageSchema = z.looseObject({ kind: z.string() })
/** The fields of the review page that are sent back when the shopper accepts it. */
export const reviewSchema = z.object({
  kind: z.literal('review'),
  accepted: z.string(),
  idempotencyKey: z.string(),
})

export const SHOPPER_ADDRESS = {
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Buyer',
  address1: '1 King Street',
  city: 'Toronto',
  province: 'ON',
  country: 'CA',
  postalCode: 'M5V 2T6',
  delivery: 'ship',
}

export type ShopperResponse = {
  status: number
  location: string
  page: z.infer<typeof pageSchema> | null
  headers: Headers
}

/** A shopper's browser without scripts. It keeps cookies and submits forms, but doesn't follow redirects. */
export class Shopper {
  cookie = ''
  readonly #app: Hono
  readonly #origin: string
  readonly #address: string

  constructor(app: Hono, origin: string, address = '203.0.113.7') {
    this.#app = app
    this.#origin = origin
    this.#address = address
  }

  open(path: string): Promise<ShopperResponse> {
    return this.#ask(path, {})
  }

  send(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<ShopperResponse> {
    return this.#ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: this.#origin, 'sec-fetch-site': 'same-origin', ...headers },
    })
  }

  /** Fills in the form and continues to the review page. */
  async review(token: string, fields: Record<string, string> = {}) {
    await this.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, ...fields, next: 'review' })
    const { page } = await this.open(`/checkout/${token}/review`)
    return reviewSchema.parse(page)
  }

  place(token: string, review: { accepted: string; idempotencyKey: string }): Promise<ShopperResponse> {
    return this.send(`/checkout/${token}/place`, {
      accepted: review.accepted,
      idempotencyKey: review.idempotencyKey,
    })
  }

  /** Continues to the payment page. Returns its path. */
  async checkOut(token: string, fields: Record<string, string> = {}): Promise<string> {
    const { location } = await this.place(token, await this.review(token, fields))
    return location
  }

  /** Pays, or declines to pay, on the demo provider's page. Returns the response, which is a redirect. */
  async decide(payPath: string, decision: 'pay' | 'decline' = 'pay'): Promise<ShopperResponse> {
    const back = await this.send(payPath, { decision })
    return this.open(back.location)
  }

  async #ask(
    path: string,
    { headers, ...init }: { method?: string; body?: URLSearchParams; headers?: Record<string, string> },
  ) {
    const all = { accept: 'text/html', ...headers, cookie: this.cookie, 'x-forwarded-for': this.#address }
    const response = await this.#app.request(new URL(path, this.#origin).href, { ...init, headers: all })
    const cookie = response.headers.get('set-cookie')
    if (cookie !== null) this.cookie = cookie.split(';')[0] ?? ''
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    const page = isJson ? pageSchema.parse(await response.json()) : null
    const location = response.headers.get('location')?.replace(this.#origin, '') ?? ''
    return { status: response.status, location, page, headers: response.headers }
  }
}
