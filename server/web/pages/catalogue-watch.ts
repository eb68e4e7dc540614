/** Milliseconds for which a look at the revision is good: what somebody changes is seen by everybody this much later. */
const LOOK_EVERY = 1_000
/** Milliseconds a visitor waits for that look; where the database is away, what is kept goes on being shown. */
const WAIT_AT_MOST = 100

/** Tells when the catalogue has changed since the last time, without asking the database for every visitor. */
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

  /** Whether what is kept may not be used before `look`. */
  get isDue(): boolean {
    return this.#lookedAt === 0 || performance.now() - this.#lookedAt >= LOOK_EVERY
  }

  /** To be awaited before anything kept is used. */
  async look(): Promise<void> {
    if (!this.isDue) return
    this.#looking ??= this.#compare().finally(() => {
      this.#looking = null
      this.#lookedAt = performance.now()
    })
    await Promise.race([this.#looking, new Promise((resolve) => setTimeout(resolve, WAIT_AT_MOST).unref())])
  }

  async #compare(): Promise<void> {
    // A database that does not answer has not changed.
    const revision = await this.#findRevision().catch(() => this.#known)
    if (this.#known !== null && revision !== this.#known) this.#onChange()
    this.#known = revision
  }
}
