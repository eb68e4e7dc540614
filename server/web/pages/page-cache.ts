import type { CachedPage } from './cached-page.ts'

/** Overhead of an entry besides its bodies and address (objects, map, digest), in bytes. */
const ENTRY_OVERHEAD = 1_000

type Budget = {
  /** Bytes for pages without a query, whose number the catalogue limits. */
  plain: number
  /** Bytes for pages with a query: visitors can invent any number of them, so they evict only each other. */
  queried: number
}

/** Rendered pages by path and query, within a budget of bytes over all encodings. */
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

  /** Increases whenever the cache is cleared. */
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

/** Pages within a number of bytes; the least recently used is evicted first. */
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
    // It may still be in use, and be compressed in the meantime: that no longer counts for this cache.
    entry.page.onResize = () => undefined
  }
}
