import type { z } from 'zod'
import type { Log } from '../runtime/log.ts'
import type { TimeBudget } from '../runtime/time-budget.ts'
import type { EngineLimits } from './engine-limits.ts'
import { computeTimeLeft, type QueuedJob, type JobResult } from './engine-job.ts'
import { type EngineWorker, replySchema, type StartWorker } from './engine-worker.ts'
import { pickNextJob, chooseJobRound } from './fair-order.ts'
import { estimateBytes, chooseJobsToDrop } from './choose-jobs-to-drop.ts'

type RunOptions = { signal?: AbortSignal | undefined; limitMs?: number }

const MAX_ENDING = 2

type QueueOptions = {
  log: Log
  limits: EngineLimits
  budget: TimeBudget
  /** The time in ms after which a worker without jobs is ended; null if it is never ended. */
  idleMs?: number | null
  /** The maximum total size in bytes of the files in waiting jobs. */
  waitingBytes?: number
  /** Whether cancelling a running job ends its worker. This makes sense if a job takes longer than starting a new worker. */
  endsStopped?: boolean
}

/**
 * Runs jobs in a worker, one at a time. If a job takes too long, its worker is ended. Requesters take turns, so that nobody has to wait for
 * all jobs of another requester. If the queue is full, jobs of the requester with the most waiting jobs are dropped. Jobs of a requester
 * who has used up the time budget run last.
 */
export class EngineQueue {
  readonly #limits: EngineLimits
  readonly #log: Log
  readonly #waiting: QueuedJob[] = []
  readonly #budget: TimeBudget
  readonly #startWorker: StartWorker
  #current: QueuedJob | null = null
  #worker: EngineWorker | null = null
  /** The number of workers that were told to end but are still running. Native code can't be interrupted, so ending may take a while. */
  #ending = 0
  #ready = false
  #stopped = false
  #jobs = 0
  /** The round of the job that was started last. */
  #round = 0
  readonly #idleMs: number | null
  #idle: NodeJS.Timeout | undefined
  readonly #endsStopped: boolean
  readonly #waitingBytes: number

  constructor(startWorker: StartWorker, options: QueueOptions) {
    const { log, limits, budget, idleMs = null, endsStopped = false, waitingBytes = Infinity } = options
    this.#startWorker = startWorker
    this.#log = log
    this.#limits = limits
    this.#budget = budget
    this.#idleMs = idleMs
    this.#endsStopped = endsStopped
    this.#waitingBytes = waitingBytes
  }

  /** Starts the worker before there is a job. */
  warm(): void {
    if (!this.#worker && !this.#stopped && this.#ending < MAX_ENDING) this.#start()
  }

  /**
   * Runs a job for the requester `asker` and returns its result. Aborting the signal cancels the job. Rejects if there is an unexpected
   * error.
   */
  run(
    message: object,
    asker: string,
    { signal, limitMs = this.#limits.jobMs }: RunOptions = {},
  ): Promise<JobResult> {
    if (signal?.aborted) return Promise.resolve({ ok: false, reason: 'stopped' })
    const bytes = estimateBytes(message)
    if (this.#stopped || !this.#makeRoom(asker, bytes))
      return Promise.resolve({ ok: false, reason: 'engine-busy' })
    return new Promise((resolve, reject) => {
      const round = chooseJobRound(this.#waiting, asker, this.#round)
      const id = (this.#jobs += 1)
      const job: QueuedJob = {
        id,
        asker,
        limitMs,
        bytes,
        round,
        message,
        resolve,
        reject,
        timer: undefined,
        startedAt: 0,
        cpuMsAtStart: null,
      }
      job.timer = setTimeout(() => this.#giveUpWaiting(job), this.#limits.waitMs)
      this.#waiting.push(job)
      signal?.addEventListener('abort', () => this.#stopJob(job), { once: true })
      this.warm()
      this.#next()
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    this.#refuseAll()
    await worker?.end()
  }

  #start(): void {
    this.#ready = false
    const worker = this.#startWorker({
      message: (message) => this.#read(replySchema.parse(message)),
      error: (error) => this.#log('error', 'The drawing engine failed', { error }),
      exit: () => {
        if (this.#worker === worker && this.#current)
          this.#log('warn', 'The engine exited during a job, probably out of memory')
        this.#lost(worker)
      },
    })
    this.#worker = worker
  }

  #read(reply: z.infer<typeof replySchema>): void {
    if (reply.kind === 'ready') this.#ready = true
    else {
      const job = this.#end(reply.id)
      if (reply.kind === 'answer') job?.resolve({ ok: true, value: reply.value })
      else job?.reject(new Error(`A drawing failed: ${reply.error}`))
    }
    this.#next()
  }

  #next(): void {
    if (this.#current || !this.#ready || !this.#worker) return
    clearTimeout(this.#idle)
    if (this.#waiting.length === 0 && this.#idleMs !== null)
      this.#idle = setTimeout(() => void this.#rest(), this.#idleMs).unref()
    const now = performance.now()
    const job = pickNextJob(this.#waiting, (asker) => this.#budget.isExceeded(asker, now))
    if (!job) return
    this.#waiting.splice(this.#waiting.indexOf(job), 1)
    this.#round = job.round
    job.startedAt = now
    job.cpuMsAtStart = this.#worker.cpuMs()
    clearTimeout(job.timer)
    this.#current = job
    job.timer = setTimeout(() => this.#overdue(job), job.limitMs)
    this.#worker.send({ id: job.id, job: job.message })
  }

  async #rest(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.end()
  }

  #end(id: number): QueuedJob | null {
    const job = this.#current
    if (job?.id !== id) return null
    clearTimeout(job.timer)
    this.#current = null
    const now = performance.now()
    this.#budget.note(job.asker, now - job.startedAt, now)
    return job
  }

  /**
   * Ends a job that has reached its time limit. If other programs kept its worker from running, the job may first use the processor time
   * that it missed.
   */
  #overdue(job: QueuedJob): void {
    const leftMs = computeTimeLeft(job, this.#worker?.cpuMs() ?? null, performance.now())
    if (leftMs > 0) {
      job.timer = setTimeout(() => this.#overdue(job), leftMs)
      return
    }
    this.#log('warn', 'A drawing took too long and was ended', { limitMs: job.limitMs })
    const worker = this.#worker
    if (worker) void this.#terminate(worker)
    job.resolve({ ok: false, reason: 'too-complex' })
  }

  /** Cancels a job whose requester has disconnected. */
  #stopJob(job: QueuedJob): void {
    job.resolve({ ok: false, reason: 'stopped' })
    const index = this.#waiting.indexOf(job)
    if (index >= 0) {
      clearTimeout(job.timer)
      this.#waiting.splice(index, 1)
    } else if (this.#endsStopped && this.#current === job && this.#worker) void this.#terminate(this.#worker)
  }

  /**
   * Ends the worker and starts a new one. Each worker keeps fonts and icons in memory, so if two old workers are still ending, the new one
   * has to wait.
   */
  async #terminate(worker: EngineWorker): Promise<void> {
    this.#ending += 1
    this.#lost(worker)
    await worker.end()
    this.#ending -= 1
    if (this.#waiting.length > 0) this.warm()
  }

  /** Handles a worker that has ended, or that will end soon. Its current job fails. A new worker gets the other jobs. */
  #lost(worker: EngineWorker): void {
    if (this.#worker !== worker) return
    const wasReady = this.#ready
    this.#worker = null
    this.#ready = false
    if (this.#current) this.#end(this.#current.id)?.resolve({ ok: false, reason: 'too-complex' })
    // Replaces the worker only if it was ready before. If this worker couldn't even start, a replacement couldn't start either.
    if (wasReady) this.warm()
    else this.#refuseAll()
  }

  /** Returns whether one more job may wait. If the queue is full, makes room by dropping jobs of a requester with more waiting jobs. */
  #makeRoom(asker: string, bytes: number): boolean {
    const most = { jobs: this.#limits.waiting, bytes: this.#waitingBytes }
    const leaving = chooseJobsToDrop(this.#waiting, { asker, bytes }, most)
    for (const job of leaving ?? []) this.#giveUpWaiting(job)
    return leaving !== null
  }

  #giveUpWaiting(job: QueuedJob): void {
    clearTimeout(job.timer)
    const index = this.#waiting.indexOf(job)
    if (index >= 0) this.#waiting.splice(index, 1)
    job.resolve({ ok: false, reason: 'engine-busy' })
  }

  #refuseAll(): void {
    const jobs = [...(this.#current ? [this.#current] : []), ...this.#waiting.splice(0)]
    this.#current = null
    for (const job of jobs) {
      clearTimeout(job.timer)
      job.resolve({ ok: false, reason: 'engine-busy' })
    }
  }
}
