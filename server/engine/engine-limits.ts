export type EngineLimits = {
  /** The maximum number of waiting jobs. Beyond it, callers are told to retry. */
  waiting: number
  /** The maximum time in ms that a job waits for its turn, including the engine's warm-up. */
  waitMs: number
  /** The maximum time in ms of a job. After that, its worker is replaced. */
  jobMs: number
  /**
   * The maximum time in ms of a banner's print file. Ten large photographs take about 10 s of CPU, and several times as long on a busy
   * machine.
   */
  printMs: number
  /** The work in ms that one requester may cause within `refilledWithinMs`. */
  askerMs: number
  refilledWithinMs: number
}

export const ENGINE_LIMITS: EngineLimits = {
  waiting: 32,
  waitMs: 15_000,
  jobMs: 8_000,
  printMs: 90_000,
  // This is enough for about a hundred drawings, but six files that each run into a job's time limit exceed it.
  askerMs: 45_000,
  refilledWithinMs: 10 * 60_000,
}
