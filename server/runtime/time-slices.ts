import { setImmediate } from 'node:timers/promises'

/** The maximum time in ms for which a large operation computes without a pause. */
const SLICE_MS = 2

/** Divides a long computation into slices. Between slices, waiting requests run. */
export class TimeSlices {
  readonly #sliceMs: number
  #startedAt = 0
  #waiting: (() => void)[] = []
  #dispatches: (() => void)[] = []
  #isRunning = false

  constructor(sliceMs = SLICE_MS) {
    this.#sliceMs = sliceMs
  }

  /** Runs `work` immediately if the current slice has time left. If it hasn't, runs `work` in a later slice. */
  run<T>(work: () => T | Promise<T>): T | Promise<T> {
    if (this.#isRunning || this.isOver()) return this.#wait().then(work)
    return work()
  }

  /** Whether the time of the current slice is used up. */
  isOver(): boolean {
    return performance.now() - this.#startedAt > this.#sliceMs
  }

  /** Resolves to `value` in a later slice, after everything that is already waiting. */
  async wait<T>(value: T): Promise<T> {
    await this.#wait()
    return value
  }

  /**
   * Calls `dispatch` as soon as no work is waiting for a slice any more. By then, all work has added its requests to the batch that
   * `dispatch` sends.
   */
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
        // After waiting work has been resumed, lets it run for a few turns of the microtask queue, until it waits for something again.
        for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
      }
    }
    this.#isRunning = false
  }
}
