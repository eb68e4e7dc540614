import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { planMemory } from '../runtime/memory-plan.ts'

/** Runs the engine's jobs one at a time, in a thread or in a process with a memory limit. */
export type EngineWorker = {
  send: (message: object) => void
  /** Ends the worker, even during a job. A thread in native code ends when that code returns; a process ends at once. */
  end: () => Promise<void>
}
export type WorkerEvents = {
  message: (message: unknown) => void
  error: (error: unknown) => void
  exit: () => void
}
export type StartWorker = (on: WorkerEvents) => EngineWorker

/** The messages from a worker: that it's ready, and how each job ended. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('answer'), id: z.number(), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), id: z.number(), error: z.string() }),
])

const PROGRAM = new URL('./worker.ts', import.meta.url)

/** Starts the drawing thread, which never reads visitors' files. */
export const startDrawingThread: StartWorker = (on) => {
  const limits = { maxOldGenerationSizeMb: planMemory().drawingHeapMb }
  const worker = new Worker(PROGRAM, { execArgv: [], resourceLimits: limits })
  worker.unref()
  worker.on('message', on.message)
  worker.on('error', on.error)
  worker.on('exit', on.exit)
  return {
    send: (message) => worker.postMessage(message, []),
    end: async () => void (await worker.terminate()),
  }
}
