export type EngineLimits = {
  /** The maximum number of waiting jobs. If it is reached, callers are told to try again later. */
  waiting: number
  /** The maximum time in ms that a job waits for its turn. The engine's warm-up is part of that time. */
  waitMs: number
  /**
   * The maximum time in ms that a job may run; after that, its worker is replaced. The worker's processor time is measured if possible, so
   * that a file isn't refused as too complex only because the machine is busy.
   */
  jobMs: number
  /**
   * The maximum time in ms to make the print file of a banner. Ten large photographs take about 10 s of processor time, and several times
   * as long on a busy machine.
   */
  printMs: number
  /**
   * The time budget of each requester (a visitor or an IP address): the number of ms for which the engine works for the requester in each
   * period of `refilledWithinMs`. When the budget is used up, the requester's jobs run after all others.
   */
  askerMs: number
  refilledWithinMs: number
}

export const ENGINE_LIMITS: EngineLimits = {
  waiting: 32,
  waitMs: 15_000,
  jobMs: 8_000,
  printMs: 90_000,
  // With this time budget, one requester can get about a hundred drawings. It isn't enough for six files that each run into the job's time
  // limit.
  askerMs: 45_000,
  refilledWithinMs: 10 * 60_000,
}
