import { Worker } from 'node:worker_threads'
import { planMemory } from '../runtime/memory-plan.ts'
import { type LabelAnswer, labelAnswerSchema, type LabelJob } from './label-job.ts'

const PROGRAM = new URL('./label-worker.ts', import.meta.url)
// https://nodejs.org/api/errors.html#err_worker_out_of_memory
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
/** The time limit in ms for a list. 2,000 QR codes take about 20 s of processor time, and several times as long on a busy machine. */
const LIMIT_MS = 90_000
/** The maximum number of waiting requests. There is a limit because each waiting request keeps a list in memory. */
const MAX_WAITING = 6
/**
 * The time in ms after which the thread ends if it has no work. Starting it takes a second, and visitors often check a list several times.
 */
const IDLE_MS = 120_000

export type LabelResult = LabelAnswer | { ok: false; reason: 'busy' | 'too-complex' }

/**
 * Makes labels from lists in a separate thread, one list at a time. The thread starts with the first list and ends when it has had no work
 * for a while. Rejects if there is an unexpected error.
 */
export class LabelThread {
  #worker: Worker | null = null
  #busy = false
  /** The request on which the thread is working; null if there is none. */
  #job: { resolve: (run: LabelResult) => void; reject: (error: Error) => void } | null = null
  #idle: NodeJS.Timeout | undefined
  readonly #waiting: (() => void)[] = []
  readonly #limitMs: number

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs
  }

  async run(job: LabelJob): Promise<LabelResult> {
    if (this.#busy) {
      if (this.#waiting.length >= MAX_WAITING) return { ok: false, reason: 'busy' }
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#busy = true
    clearTimeout(this.#idle)
    try {
      return await this.#answer(job)
    } finally {
      // Starts the request that has waited longest.
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

  async #answer(job: LabelJob): Promise<LabelResult> {
    const worker = (this.#worker ??= this.#start())
    // Keeps the process from ending while the thread works on a list. While the thread is idle, the process may end.
    worker.ref()
    const timer = setTimeout(() => void worker.terminate(), this.#limitMs)
    try {
      return await new Promise<LabelResult>((resolve, reject) => {
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
