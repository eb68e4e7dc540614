/**
 * The reasons for which the engine refuses a job. engine-busy: too many jobs are waiting, or the engine can't start. too-complex: the job
 * exceeded its time or memory limit. stopped: the caller cancelled the job.
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
  /** The round of fair queueing in which the job runs. Each further job of the same requester runs one round later. */
  round: number
  message: object
  resolve: (ran: JobResult) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout | undefined
  /** When the worker started the job, by `performance.now()`. */
  startedAt: number
  /** The worker's processor time in ms when it started the job; null if it isn't known. */
  cpuMsAtStart: number | null
}

/**
 * The maximum duration of a job on a busy machine, as a multiple of its time limit. It is shorter than the time that waiting jobs accept
 * (`waitMs`), so that a slowed-down job doesn't make waiting jobs give up.
 */
const MAX_STRETCH = 1.8

/**
 * Returns the time in ms after which a job that has reached its limit is checked again, or 0 if it has to end. If other programs kept the
 * worker from running, the job gets the rest of its processor time. `cpuMs` is the worker's processor time so far, null if unknown; `now`
 * is by `performance.now()`.
 */
export function computeTimeLeft(job: QueuedJob, cpuMs: number | null, now: number): number {
  if (cpuMs === null || job.cpuMsAtStart === null) return 0
  const leftMs = job.limitMs - (cpuMs - job.cpuMsAtStart)
  const leftAtMostMs = job.startedAt + MAX_STRETCH * job.limitMs - now
  return Math.max(0, Math.min(leftMs, leftAtMostMs))
}
