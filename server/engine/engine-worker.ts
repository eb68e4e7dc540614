import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { planMemory } from '../runtime/memory-plan.ts'

/** A worker that runs the engine's jobs one at a time. It is either a thread, or a process with a memory limit. */
export type EngineWorker = {
  send: (message: object) => void
  /** Returns the processor time in ms that the worker has used so far; null if it isn't known. */
  cpuMs: () => number | null
  /** Ends the worker, even during a job. A process ends immediately. A thread that is running native code ends when that code returns. */
  end: () => Promise<void>
}
export type WorkerEvents = {
  message: (message: unknown) => void
  error: (error: unknown) => void
  exit: () => void
}
export type StartWorker = (on: WorkerEvents) => EngineWorker

/** Messages from a worker: it is ready, or a job has ended. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('answer'), id: z.number(), value: z.unknown() }),
  z.object({ kind: z.literal('failed'), id: z.number(), error: z.string() }),
])

const PROGRAM = new URL('./worker.ts', import.meta.url)

/** Starts the thread that draws designs. It never reads files that visitors uploaded. */
export const startDrawingThread: StartWorker = (on) => {
  const limits = { maxOldGenerationSizeMb: planMemory().drawingHeapMb }
  const worker = new Worker(PROGRAM, { execArgv: [], resourceLimits: limits })
  worker.unref()
  worker.on('message', on.message)
  worker.on('error', on.error)
  worker.on('exit', on.exit)
  return {
    send: (message) => worker.postMessage(message, []),
    // The operating system reports processor time only for whole processes, not for threads.
    cpuMs: () => null,
    end: async () => void (await worker.terminate()),
  }
}
