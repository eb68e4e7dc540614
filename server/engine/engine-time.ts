// Some hundred drawings, or half a dozen files that are only there to keep the engine busy.
const FREE_MS = 45_000
const FORGIVEN_AFTER_MS = 10 * 60_000

/** Engine time that askers have used lately. Whoever has used more than 45 seconds is served when nobody else waits. */
export class EngineTime {
  readonly #used = new Map<string, { ms: number; at: number }>()

  /** All times are milliseconds of one clock. */
  note(asker: string, ms: number, now: number): void {
    this.#used.set(asker, { ms: this.#left(asker, now) + ms, at: now })
    for (const other of this.#used.keys()) if (this.#left(other, now) === 0) this.#used.delete(other)
  }

  isUsedUp(asker: string, now: number): boolean {
    return this.#left(asker, now) > FREE_MS
  }

  #left(asker: string, now: number): number {
    const used = this.#used.get(asker)
    return used ? Math.max(0, used.ms - ((now - used.at) / FORGIVEN_AFTER_MS) * FREE_MS) : 0
  }
}
