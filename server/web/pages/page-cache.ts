import type { CachedPage } from './cached-page.ts'

/** The bytes that an entry takes in addition to its bodies and URL: objects, map, digest. */
const ENTRY_OVERHEAD = 1_000

type Budget = {
  /** The budget in bytes for pages without a query. The catalogue limits their number. */
  plain: number
  /**
   * The budget in bytes for pages with a query. Visitors can invent any number of queries, so these pages have a separate budget and evict
   * only each other.
   */
  queried: number
}

/** Caches rendered pages by path and query, within a budget of bytes for all encodings together. */
export class PageCache {
  readonly #plain: LeastRecentlyUsed
  readonly #queried: LeastRecentlyUsed
  #edition = 0

  constructor(budget: Budget) {
    this.#plain = new LeastRecentlyUsed(budget.plain)
    this.#queried = new LeastRecentlyUsed(budget.queried)
  }

  find(address: string): CachedPage | null {
    const page = this.#partOf(address).find(address)
    if (page) page.hits += 1
    return page
  }

  keep(address: string, page: CachedPage): void {
    this.#partOf(address).keep(address, page)
  }

  /** A number that increases each time the cache is cleared. */
  get edition(): number {
    return this.#edition
  }

  get bytes(): number {
    return this.#plain.bytes + this.#queried.bytes
  }

  clear(): void {
    this.#edition += 1
    this.#plain.clear()
    this.#queried.clear()
  }

  #partOf(address: string): LeastRecentlyUsed {
    return address.includes('?') ? this.#queried : this.#plain
  }
}

/** A cache that is limited in bytes. It evicts the least recently used pages first. */
class LeastRecentlyUsed {
  readonly #pages = new Map<string, { page: CachedPage; bytes: number }>()
  readonly #budget: number
  #bytes = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  get bytes(): number {
    return this.#bytes
  }

  find(address: string): CachedPage | null {
    const entry = this.#pages.get(address)
    if (!entry) return null
    this.#pages.delete(address)
    this.#pages.set(address, entry)
    return entry.page
  }

  keep(address: string, page: CachedPage): void {
    this.#remove(address)
    const overhead = ENTRY_OVERHEAD + 2 * address.length
    const entry = { page, bytes: overhead + page.bytes }
    this.#pages.set(address, entry)
    this.#bytes += entry.bytes
    page.onResize = () => {
      const bytes = overhead + page.bytes
      this.#bytes += bytes - entry.bytes
      entry.bytes = bytes
      this.#evict()
    }
    this.#evict()
  }

  clear(): void {
    for (const address of this.#pages.keys()) this.#remove(address)
  }

  #evict(): void {
    for (const address of this.#pages.keys()) {
      if (this.#bytes <= this.#budget) return
      this.#remove(address)
    }
  }

  #remove(address: string): void {
    const entry = this.#pages.get(address)
    if (!entry) return
    this.#pages.delete(address)
    this.#bytes -= entry.bytes
    // A request may still be using and compressing the page, but the page doesn't count towards the cache's size any more.
    entry.page.onResize = () => undefined
  }
}
