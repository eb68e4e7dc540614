/** A time budget for each requester. It is refilled evenly over a period (leaky bucket). */
export class TimeBudget {
  readonly #budgetMs: number
  readonly #refilledWithinMs: number
  readonly #used = new Map<string, { ms: number; at: number }>()

  constructor(budgetMs: number, refilledWithinMs: number) {
    this.#budgetMs = budgetMs
    this.#refilledWithinMs = refilledWithinMs
  }

  /** Subtracts the time that a requester has used. `now` is the time in ms; all calls must use the same clock. */
  note(asker: string, ms: number, now: number): void {
    this.#used.set(asker, { ms: this.#level(asker, now) + ms, at: now })
    for (const other of this.#used.keys()) if (this.#level(other, now) === 0) this.#used.delete(other)
  }

  isExceeded(asker: string, now: number): boolean {
    return this.#level(asker, now) > this.#budgetMs
  }

  #level(asker: string, now: number): number {
    const used = this.#used.get(asker)
    return used ? Math.max(0, used.ms - ((now - used.at) / this.#refilledWithinMs) * this.#budgetMs) : 0
  }
}
