export type EngineLimits = {
  /** The maximum number of waiting jobs. If there are more, callers are told to retry. */
  waiting: number
  /** The maximum time in ms that a job waits for its turn. It includes the engine's warm-up. */
  waitMs: number
  /**
   * The maximum time in ms that a job may run before its worker is replaced. If the worker's processor time is known, that time counts, so
   * that a file isn't refused as too complex only because the machine is busy.
   */
  jobMs: number
  /**
   * The maximum time in ms for the print file of a banner. Ten large photographs take about 10 s of processor time, and several times as
   * long on a busy machine.
   */
  printMs: number
  /** The time in ms for which the engine works for one visitor or address within `refilledWithinMs`. */
  askerMs: number
  refilledWithinMs: number
}

export const ENGINE_LIMITS: EngineLimits = {
  waiting: 32,
  waitMs: 15_000,
  jobMs: 8_000,
  printMs: 90_000,
  // This budget suffices for about a hundred drawings, but not for six files that each run into the time limit of a job.
  askerMs: 45_000,
  refilledWithinMs: 10 * 60_000,
}
