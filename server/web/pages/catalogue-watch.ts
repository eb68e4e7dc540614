/** The time in ms between checks of the revision, and therefore the longest time until changes become visible. */
const CHECK_EVERY_MS = 1_000
/** The time in ms that a visitor waits for a check. While the database is unavailable, cached pages are shown. */
const MAX_WAIT_MS = 100

/** Notices changes of the catalogue, without a database query for each visitor. */
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

  /** Whether the last check of the revision is too old, so that `look` has to be called before cached pages are used. */
  get isDue(): boolean {
    return this.#lookedAt === 0 || performance.now() - this.#lookedAt >= CHECK_EVERY_MS
  }

  /** Checks the revision if a check is due. Await this method before using anything that is cached. */
  async look(): Promise<void> {
    if (!this.isDue) return
    this.#looking ??= this.#compare().finally(() => {
      this.#looking = null
      this.#lookedAt = performance.now()
    })
    await Promise.race([this.#looking, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref())])
  }

  async #compare(): Promise<void> {
    // If the database doesn't respond, the catalogue counts as unchanged.
    const revision = await this.#findRevision().catch(() => this.#known)
    if (this.#known !== null && revision !== this.#known) this.#onChange()
    this.#known = revision
  }
}
