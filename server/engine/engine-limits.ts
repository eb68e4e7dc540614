export type EngineLimits = {
  /** Jobs that may wait; one more is told to come again. */
  waiting: number
  /** Milliseconds a job may wait for its turn, the engine's warming up included. */
  waitMs: number
  /** Milliseconds a job may take: then its worker is ended, and another takes its place. */
  jobMs: number
  /** Milliseconds the print file of a banner may take: ten large photographs take some 10 s CPU; a busy machine takes some times as long. */
  printMs: number
}

export const ENGINE_LIMITS: EngineLimits = { waiting: 32, waitMs: 15_000, jobMs: 8_000, printMs: 90_000 }
