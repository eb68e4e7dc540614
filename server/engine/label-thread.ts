import { Worker } from 'node:worker_threads'
import { planMemory } from '../runtime/memory-plan.ts'
import { type LabelAnswer, labelAnswerSchema, type LabelJob } from './label-job.ts'

const PROGRAM = new URL('./label-worker.ts', import.meta.url)
// https://nodejs.org/api/errors.html#err_worker_out_of_memory
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
/** 2,000 QR codes take some 20 s of CPU, and several times as long on a busy machine. */
const LIMIT_MS = 90_000
/** Each waiting request holds a list in memory. */
const MOST_WAITING = 6
/** Starting takes a second, and a visitor checks one list several times. */
const IDLE_MS = 120_000

export type LabelRun = LabelAnswer | { ok: false; reason: 'busy' | 'too-complex' }

/** Makes labels of lists in a thread, one list at a time. It starts with the first list and ends when idle. Rejects on unexpected errors. */
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
      // Hands its turn to the next in line.
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
    // The thread keeps the process alive only while it makes a list.
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
