import type { CachedPage } from './cached-page.ts'

/** What an entry takes beside its bodies and its address (objects, map, digest), in bytes. */
const ENTRY_OVERHEAD = 1_000

type Budget = {
  /** Bytes for pages without a query, which the catalogue limits in number. */
  plain: number
  /** Bytes for pages with a query: visitors can invent any number of them, so they evict only each other. */
  queried: number
}

/** Rendered pages by path and query within a budget of bytes, all encodings counted. */
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

  /** Grows whenever everything is thrown away. */
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

/** Pages within a number of bytes; the least recently used one leaves first. */
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
    // It may be on its way to somebody still, and be compressed meanwhile: that is no longer this cache's.
    entry.page.onResize = () => undefined
  }
}
