import { Worker } from 'node:worker_threads'
import { planMemory } from '../runtime/memory-plan.ts'
import { type NestedDecals, nestAnswerSchema, type NestJob } from './nest-job.ts'

const PROGRAM = new URL('./nest-worker.ts', import.meta.url)
// https://nodejs.org/api/errors.html#err_worker_out_of_memory
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
/**
 * The time limit in ms for a roll. 500 pieces take about 4 s of processor time (npm run bench -- nesting), and several times as long on a
 * busy machine.
 */
const LIMIT_MS = 60_000

type NestRunResult = { ok: true; nested: NestedDecals } | { ok: false; reason: 'busy' | 'too-complex' }

/**
 * Nests decals on a roll in a separate thread, because a roll takes seconds. Only one roll is nested at a time, because each takes a whole
 * processor core. Rejects if there is an unexpected error.
 */
export class NestThread {
  #busy = false
  readonly #limitMs: number

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs
  }

  async run(job: NestJob): Promise<NestRunResult> {
    if (this.#busy) return { ok: false, reason: 'busy' }
    this.#busy = true
    try {
      return await answerOf(job, this.#limitMs)
    } finally {
      this.#busy = false
    }
  }
}

async function answerOf(job: NestJob, limitMs: number): Promise<NestRunResult> {
  const limits = { maxOldGenerationSizeMb: planMemory().nestHeapMb }
  const worker = new Worker(PROGRAM, { workerData: job, execArgv: [], resourceLimits: limits })
  const timer = setTimeout(() => void worker.terminate(), limitMs)
  try {
    return await new Promise<NestRunResult>((resolve, reject) => {
      worker.on('message', (message: unknown) =>
        resolve({ ok: true, nested: nestAnswerSchema.parse(message) }),
      )
      worker.on('error', (error: Error & { code?: string }) =>
        error.code === OUT_OF_MEMORY ? resolve({ ok: false, reason: 'too-complex' }) : reject(error),
      )
      worker.on('exit', () => resolve({ ok: false, reason: 'too-complex' }))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
