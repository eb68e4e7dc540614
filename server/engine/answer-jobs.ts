import { z } from 'zod'
import { type Job, jobSchema } from './jobs.ts'

const messageSchema = z.object({ id: z.number(), job: jobSchema })

// The pattern of the error messages with which libvips, V8 and WebAssembly report that there is no memory left.
const OUT_OF_MEMORY = /out of memory|array buffer allocation failed/i
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && OUT_OF_MEMORY.test(error.message)

/**
 * Carries out the jobs that EngineQueue sends, one by one, and sends back each result. If a job runs out of memory, ends the worker, just
 * as the worker's own memory limit would.
 */
export const answerWorkerJobs =
  (runJob: (job: Job) => Promise<object>, send: (reply: object) => void, end: () => never) =>
  async (message: unknown): Promise<void> => {
    const { id, job } = messageSchema.parse(message)
    try {
      send({ kind: 'answer', id, value: await runJob(job) })
    } catch (error) {
      if (isOutOfMemory(error)) return end()
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      send({ kind: 'failed', id, error: text.slice(0, 4_000) })
    }
  }
