/**
 * The reasons why the engine refuses a job.
 * - `engine-busy`: too many jobs are waiting, or the engine can't start.
 * - `too-complex`: the job exceeded its time or memory limit.
 * - `stopped`: the caller cancelled the job.
 */
export type EngineRefusal = 'engine-busy' | 'too-complex' | 'stopped'
export type JobResult = { ok: true; value: unknown } | { ok: false; reason: EngineRefusal }

/** A job that waits for the engine's worker, or runs in it. */
export type QueuedJob = {
  id: number
  asker: string
  limitMs: number
  /** The total size in bytes of the files that are sent with the job. */
  bytes: number
  /**
   * The round of fair queueing in which the job runs. In each round, every requester may run one job, so each further job of a requester
   * gets a later round.
   */
  round: number
  message: object
  resolve: (ran: JobResult) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout | undefined
  /** The time when the worker started the job, as `performance.now()` returned it. */
  startedAt: number
  /** The processor time in ms that the worker had used before it started the job; null if unknown. */
  cpuMsAtStart: number | null
}

/**
 * The maximum factor by which a job may exceed its time limit when a busy machine slows it down. The factor is so small that the other jobs
 * in the queue don't reach their own time limit for waiting (`waitMs`).
 */
const MAX_STRETCH = 1.8

/**
 * Called when a job has reached its time limit. Returns the time in ms after which to check again, or 0 if the job has to end. If other
 * programs kept the worker from running, the job gets the processor time that it missed. `cpuMs` is the processor time that the worker has
 * used so far; null if unknown. `now` is the time of `performance.now()`.
 */
export function computeTimeLeft(job: QueuedJob, cpuMs: number | null, now: number): number {
  if (cpuMs === null || job.cpuMsAtStart === null) return 0
  const leftMs = job.limitMs - (cpuMs - job.cpuMsAtStart)
  const leftAtMostMs = job.startedAt + MAX_STRETCH * job.limitMs - now
  return Math.max(0, Math.min(leftMs, leftAtMostMs))
}
