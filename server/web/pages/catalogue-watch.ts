/** Milliseconds between checks of the revision: changes become visible at most this much later. */
const LOOK_EVERY = 1_000
/** Milliseconds that a visitor waits for a check. While the database is unavailable, cached pages are still shown. */
const WAIT_AT_MOST = 100

/** Notices changes of the catalogue without a database query per visitor. */
export class CatalogueWatch {
  readonly #findRevision: () => Promise<number>
  readonly #onChange: () => void
  #known: number | null = null
  #lookedAt = 0
  #looking: Promise<void> | null = null

  constructor(findRevision: () => Promise<number>, onChange: () => void) {
    this.#findRevision = findRevision
    this.#onChange = onChange
  }

  /** Returns whether `look` has to run before cached pages may be used. */
  get isDue(): boolean {
    return this.#lookedAt === 0 || performance.now() - this.#lookedAt >= LOOK_EVERY
  }

  /** Checks the revision if that is due. Await it before using anything cached. */
  async look(): Promise<void> {
    if (!this.isDue) return
    this.#looking ??= this.#compare().finally(() => {
      this.#looking = null
      this.#lookedAt = performance.now()
    })
    await Promise.race([this.#looking, new Promise((resolve) => setTimeout(resolve, WAIT_AT_MOST).unref())])
  }

  async #compare(): Promise<void> {
    // If the database doesn't respond, assume no change.
    const revision = await this.#findRevision().catch(() => this.#known)
    if (this.#known !== null && revision !== this.#known) this.#onChange()
    this.#known = revision
  }
}
