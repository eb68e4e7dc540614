import type { Hono } from 'hono'

type Asking = {
  headers: Record<string, string>
  method?: string
  body?: string | FormData
  signal?: AbortSignal
}

/** A visitor's browser that calls the REST API. It keeps cookies, and sends JSON and forms as the shop's pages do. */
export class TestVisitor {
  readonly #app: Hono
  readonly #origin: string
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  constructor(app: Hono, origin: string, address = '203.0.113.7') {
    this.#app = app
    this.#origin = origin
    this.#address = address
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, { headers })
  }

  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) }
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    return this.ask(path, { method, headers: { ...type, origin: this.#origin, ...more }, ...json })
  }

  upload(path: string, form: FormData): Promise<Response> {
    return this.ask(path, { method: 'POST', body: form, headers: { origin: this.#origin } })
  }

  async ask(path: string, { headers, ...init }: Asking) {
    const all = { ...headers, cookie: this.cookie, 'x-forwarded-for': this.#address }
    const response = await this.#app.request(new URL(path, this.#origin).href, { ...init, headers: all })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', ...value] = pair.split('=')
      this.#cookies.set(name, value.join('='))
    }
    return response
  }
}
