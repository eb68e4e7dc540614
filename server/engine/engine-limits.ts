export type EngineLimits = {
  /** The most waiting jobs; further ones are told to retry. */
  waiting: number
  /** Milliseconds a job may wait for its turn, including the engine's warm-up. */
  waitMs: number
  /** Milliseconds a job may take before its worker is replaced. */
  jobMs: number
  /** Milliseconds for a banner's print file: ten large photographs take some 10 s of CPU, and several times as long on a busy machine. */
  printMs: number
  /** Milliseconds of work for one asker, refilled within `refilledWithinMs`. */
  askerMs: number
  refilledWithinMs: number
}

export const ENGINE_LIMITS: EngineLimits = {
  waiting: 32,
  waitMs: 15_000,
  jobMs: 8_000,
  printMs: 90_000,
  // Enough for some hundred drawings; six files made to run into the time limit of a job exceed it.
  askerMs: 45_000,
  refilledWithinMs: 10 * 60_000,
}
