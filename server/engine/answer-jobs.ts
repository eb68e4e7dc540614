import { z } from 'zod'
import { type Job, jobSchema } from './jobs.ts'

const messageSchema = z.object({ id: z.number(), job: jobSchema })

/** Answers one job after the other, as EngineQueue sends them. */
export const answerJobs =
  (runJob: (job: Job) => Promise<object>, send: (reply: object) => void) =>
  async (message: unknown): Promise<void> => {
    const { id, job } = messageSchema.parse(message)
    try {
      send({ kind: 'answer', id, value: await runJob(job) })
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      send({ kind: 'failed', id, error: text.slice(0, 4_000) })
    }
  }
