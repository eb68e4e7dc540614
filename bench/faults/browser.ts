import { setTimeout as wait } from 'node:timers/promises'

type Asking = { method?: string; headers?: Record<string, string>; body?: BodyInit }
export type BrowserOptions = {
  /** The maximum number of attempts at a request to which the shop responds with 503. */
  turns?: number
  /** Called with every response. */
  onAnswer?: (answer: { method: string; path: string; status: number }) => void
}

const MAX_TURNS = 10
const TIMEOUT_MS = 60_000

/** A simulated browser that sends HTTP requests: it keeps cookies, has its own IP address, and doesn't follow redirects. */
export class Browser {
  readonly origin: string
  readonly #cookies = new Map<string, string>()
  readonly #address: string
  readonly #turns: number
  readonly #onAnswer: BrowserOptions['onAnswer']

  constructor(origin: string, address: string, { turns = MAX_TURNS, onAnswer }: BrowserOptions = {}) {
    this.origin = origin
    this.#address = address
    this.#turns = turns
    this.#onAnswer = onAnswer
  }

  /** Sends a request. If the shop is busy (503), waits for its Retry-After and sends the request again. */
  async ask(path: string, init: Asking = {}): Promise<Response> {
    for (let turn = 1; ; turn += 1) {
      const answer = await this.#askOnce(path, init)
      if (answer.status !== 503 || turn >= this.#turns) return answer
      await answer.body?.cancel()
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000)
    }
  }

  /** Submits a form from a page of the shop. */
  submit(path: string, fields: Record<string, string>): Promise<Response> {
    const headers = { origin: this.origin, 'sec-fetch-site': 'same-origin' }
    return this.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  }

  upload(path: string, form: FormData): Promise<Response> {
    return this.ask(path, { method: 'POST', headers: { origin: this.origin }, body: form })
  }

  sendJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const all = { 'content-type': 'application/json', origin: this.origin, ...headers }
    return this.ask(path, { method: 'POST', headers: all, body: JSON.stringify(body) })
  }

  /** Returns the address that a response redirects to, or the response's status. */
  async locationOf(answer: Response): Promise<string> {
    await answer.body?.cancel()
    return answer.headers.get('location')?.replace(this.origin, '') ?? `status ${answer.status}`
  }

  async #askOnce(path: string, init: Asking): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('x-forwarded-for', this.#address)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(this.origin + path, { ...init, headers, redirect: 'manual', signal })
    this.#onAnswer?.({ method: init.method ?? 'GET', path, status: answer.status })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }
}
