import type { Log } from './log.ts'

type Work = {
  name: string
  /** Pause between the end of a run and the start of the next. */
  everyMs: number
  run: () => Promise<unknown>
  log: Log
}

/** Runs work now and again and again, never twice at once; a run that fails is logged and the next one comes all the same. */
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
      // Upkeep alone keeps no process alive.
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
