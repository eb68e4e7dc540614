import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import { createSetLine } from '../../decal/banner/set-line.ts'
import { installedBannerFonts, installedSupplies } from '../../decal/supplies/installed.ts'
import { jobSchema } from './jobs.ts'
import { jobRunner } from './run-job.ts'

/** The thread that draws: one job after the other, as EngineQueue sends them. */
const messageSchema = z.object({ id: z.number(), job: jobSchema })

// Fonts, icons and compiled code: the first drawing takes ten times as long as those after it.
const runJob = jobRunner(installedSupplies(), createSetLine(installedBannerFonts()))
await runJob({ kind: 'compose', wish: { prompt: 'wolf "WOLF"', style: 'vintage', seed: 1, count: 1 } })

parentPort?.on('message', (message: unknown) => void answer(message))
parentPort?.postMessage({ kind: 'ready' }, [])

async function answer(message: unknown): Promise<void> {
  const { id, job } = messageSchema.parse(message)
  try {
    parentPort?.postMessage({ kind: 'answer', id, value: await runJob(job) }, [])
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ kind: 'failed', id, error: text.slice(0, 4_000) }, [])
  }
}
