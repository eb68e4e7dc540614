import { Worker } from 'node:worker_threads'
import { planMemory } from '../memory-plan.ts'
import { type LabelAnswer, labelAnswerSchema, type LabelJob } from './label-job.ts'

const PROGRAM = new URL('./label-worker.ts', import.meta.url)
// https://nodejs.org/api/errors.html#err_worker_out_of_memory
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
/** 2,000 QR codes take some 20 s CPU; a busy machine takes some times as long. */
const LIMIT_MS = 90_000
/** Who waits has the memory of a list. */
const MOST_WAITING = 6
/** Starting takes a second; a visitor looks at one list several times. */
const IDLE_MS = 120_000

export type LabelRun = LabelAnswer | { ok: false; reason: 'busy' | 'too-complex' }

/**
 * Makes labels of lists in a thread of its own, one list after the other; it starts with the first and ends when none has come for a
 * while. Rejects where it fails in a way nobody foresaw.
 */
export class LabelThread {
  #worker: Worker | null = null
  #busy = false
  /** The list that is being made. */
  #job: { resolve: (run: LabelRun) => void; reject: (error: Error) => void } | null = null
  #idle: NodeJS.Timeout | undefined
  readonly #waiting: (() => void)[] = []
  readonly #limitMs: number

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs
  }

  async run(job: LabelJob): Promise<LabelRun> {
    if (this.#busy) {
      if (this.#waiting.length >= MOST_WAITING) return { ok: false, reason: 'busy' }
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#busy = true
    clearTimeout(this.#idle)
    try {
      return await this.#answer(job)
    } finally {
      // Its place goes to the next who waits.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#rest()
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    this.#job?.resolve({ ok: false, reason: 'too-complex' })
    await worker?.terminate()
  }

  #rest(): void {
    this.#busy = false
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS)
    this.#idle.unref()
  }

  async #answer(job: LabelJob): Promise<LabelRun> {
    const worker = (this.#worker ??= this.#start())
    // It keeps no process open that has nothing else to do.
    worker.ref()
    const timer = setTimeout(() => void worker.terminate(), this.#limitMs)
    try {
      return await new Promise<LabelRun>((resolve, reject) => {
        this.#job = { resolve, reject }
        worker.postMessage(job, [])
      })
    } finally {
      this.#job = null
      clearTimeout(timer)
      worker.unref()
    }
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: planMemory().labelHeapMb },
    })
    worker.on('message', (message: unknown) => this.#job?.resolve(labelAnswerSchema.parse(message)))
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code !== OUT_OF_MEMORY) this.#job?.reject(error)
    })
    worker.on('exit', () => {
      if (this.#worker !== worker) return
      this.#worker = null
      this.#job?.resolve({ ok: false, reason: 'too-complex' })
    })
    return worker
  }
}
