import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Browser } from './browser.ts'
import { Buyer } from './buyer.ts'

const THINKS_MS = 1_000
/** The maximum number of responses that are printed for shoppers who couldn't buy. */
const MAX_REPORTED = 4
const PAGES = ['/', '/shop', '/cart']

/** Simulates shoppers who buy again and again, each time from the home page to a paid order. */
export class SimulatedShoppers {
  /** The tokens of orders whose page says that they are paid. */
  readonly done: string[] = []
  readonly failures: string[] = []
  readonly took: number[] = []
  retried = 0
  readonly #origin: string
  readonly #variantId: number
  #browsers = 0

  constructor(origin: string, variantId: number) {
    this.#origin = origin
    this.#variantId = variantId
  }

  async walk(shoppers: number, isOver: () => boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: shoppers }, async () => {
        while (!isOver()) await this.#once()
      }),
    )
  }

  async #once(): Promise<void> {
    const answers: string[] = []
    try {
      await this.#buy(this.#open(answers))
    } catch (error) {
      const said = error instanceof Error ? error.message.split('\n')[0] : String(error)
      this.failures.push(`${said}, after ${answers.slice(-MAX_REPORTED).join(', ')}`)
    }
  }

  async #buy(browser: Browser): Promise<void> {
    const started = performance.now()
    for (const page of PAGES) {
      const { status } = await browser.ask(page)
      if (status !== 200) throw new Error(`${page} answered ${status}`)
      await wait(randomInt(THINKS_MS))
    }
    const buyer = new Buyer(browser)
    const accepted = await buyer.review(this.#variantId)
    await wait(randomInt(THINKS_MS))
    const order = await buyer.buy(accepted)
    const [, kind, token = ''] = order.split('/')
    if (kind !== 'orders') throw new Error(`paying led to ${order}`)
    const { status } = await browser.ask(order)
    if (status !== 200) throw new Error(`the order answered ${status}`)
    this.done.push(token.split('?')[0] ?? '')
    this.took.push(performance.now() - started)
  }

  /** Opens a browser as a new visitor. Each has a new IP address, because this bench doesn't test rate limits. */
  #open(answers: string[]): Browser {
    this.#browsers += 1
    const address = `10.${this.#browsers >> 16}.${(this.#browsers >> 8) % 256}.${this.#browsers % 256}`
    return new Browser(this.#origin, address, {
      onAnswer: ({ method, path, status }) => {
        answers.push(`${method} ${path} ${status}`)
        if (status === 503) this.retried += 1
      },
    })
  }
}
