// Enough for some hundred drawings; six files made to run into the time limit of a job exceed it.
const BUDGET_MS = 45_000
const REFILLED_WITHIN_MS = 10 * 60_000

/** The engine time of each asker: 45 seconds, refilled evenly within ten minutes (a leaky bucket). */
export class EngineBudget {
  readonly #used = new Map<string, { ms: number; at: number }>()

  /** Adds used time; `now` is in milliseconds of any one clock. */
  note(asker: string, ms: number, now: number): void {
    this.#used.set(asker, { ms: this.#level(asker, now) + ms, at: now })
    for (const other of this.#used.keys()) if (this.#level(other, now) === 0) this.#used.delete(other)
  }

  isExceeded(asker: string, now: number): boolean {
    return this.#level(asker, now) > BUDGET_MS
  }

  #level(asker: string, now: number): number {
    const used = this.#used.get(asker)
    return used ? Math.max(0, used.ms - ((now - used.at) / REFILLED_WITHIN_MS) * BUDGET_MS) : 0
  }
}
