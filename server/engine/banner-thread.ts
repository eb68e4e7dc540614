import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { PrintJob } from './banner-jobs.ts'

const PROGRAM = new URL('./banner-worker.ts', import.meta.url)
const HEAP_MB = 1_024
/** Ten large photographs take some 10 s CPU; a busy machine takes some times as long. */
const LIMIT_MS = 90_000

const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), pdf: z.instanceof(Uint8Array) }),
  z.object({ ok: z.literal(false), reason: z.string(), message: z.string() }),
])

type Printed = z.infer<typeof answerSchema>

const TOO_COMPLEX = {
  ok: false,
  reason: 'too-complex',
  message: 'The banner takes too long or too much memory to be made ready for print.',
} as const

/** The print file of a banner, made in a thread of its own beside the one that draws for visitors. Rejects for surprises. */
export async function printBanner(job: PrintJob, limitMs: number = LIMIT_MS): Promise<Printed> {
  const limits = { maxOldGenerationSizeMb: HEAP_MB }
  const worker = new Worker(PROGRAM, { workerData: job, execArgv: [], resourceLimits: limits })
  const timer = setTimeout(() => void worker.terminate(), limitMs)
  try {
    return await new Promise<Printed>((resolve, reject) => {
      worker.on('message', (message: unknown) => resolve(answerSchema.parse(message)))
      worker.on('error', (error: unknown) => (isOutOfMemory(error) ? resolve(TOO_COMPLEX) : reject(error)))
      worker.on('exit', () => resolve(TOO_COMPLEX))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
