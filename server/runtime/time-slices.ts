import { setImmediate } from 'node:timers/promises'

/** The maximum time in ms that a large operation computes without a pause. */
const SLICE_MS = 2

/** Divides long computations into slices, so that pending requests can run between them. */
export class TimeSlices {
  readonly #sliceMs: number
  #startedAt = 0
  #waiting: (() => void)[] = []
  #dispatches: (() => void)[] = []
  #isRunning = false

  constructor(sliceMs = SLICE_MS) {
    this.#sliceMs = sliceMs
  }

  /** Runs `work` now, or in a later slice if the current one is used up. */
  run<T>(work: () => T | Promise<T>): T | Promise<T> {
    if (this.#isRunning || this.isOver()) return this.#wait().then(work)
    return work()
  }

  /** Whether this slice's time is used up. */
  isOver(): boolean {
    return performance.now() - this.#startedAt > this.#sliceMs
  }

  /** Resolves to `value` after everything that was waiting before, at a time when the slice isn't used up. */
  async wait<T>(value: T): Promise<T> {
    await this.#wait()
    return value
  }

  /** Runs `dispatch` as soon as nothing waits for a slice, so that its batch contains everything requested by then. */
  whenNoneWaits(dispatch: () => void): void {
    this.#dispatches.push(dispatch)
    if (!this.#isRunning) void this.#runWaiting()
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      if (!this.#isRunning) void this.#runWaiting()
    })
  }

  async #runWaiting(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length + this.#dispatches.length > 0) {
      const batch = this.#waiting.length > 0 ? this.#waiting : this.#dispatches.splice(0)
      this.#waiting = []
      for (const [index, resume] of batch.entries()) {
        if (index === 0 || this.isOver()) {
          await setImmediate()
          this.#startedAt = performance.now()
        }
        resume()
        // Lets the resumed work run: until it waits for something, it takes a few turns of the microtask queue.
        for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
      }
    }
    this.#isRunning = false
  }
}
