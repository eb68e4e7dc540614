import type { Log } from './log.ts'

type Work = {
  name: string
  /** Pause between the end of a run and the start of the next. */
  everyMs: number
  run: () => Promise<unknown>
  log: Log
}

/** Runs work now and then again and again, never twice at the same time. A failed run is logged, and doesn't stop later runs. */
export function repeatedly({ name, everyMs, run, log }: Work): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const turn = async () => {
    try {
      await run()
    } catch (error) {
      log('error', `Upkeep failed: ${name}`, { error })
    }
    if (!stopped) {
      timer = setTimeout(() => (underway = turn()), everyMs)
      // Waiting for the next run doesn't keep the process alive.
      timer.unref()
    }
  }
  let underway = turn()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await underway
    },
  }
}
