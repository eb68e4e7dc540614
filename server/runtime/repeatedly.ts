import type { Log } from './log.ts'

type Work = {
  name: string
  /** Pause between the end of a run and the start of the next. */
  everyMs: number
  run: () => Promise<unknown>
  log: Log
}

/** Runs work now and then repeatedly, never twice at once. A run that fails is logged, and the next one runs as usual. */
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
      // The timer alone doesn't keep the process alive.
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
