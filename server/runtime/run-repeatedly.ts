import type { Log } from './log.ts'

type Work = {
  name: string
  /** The pause in ms between the end of a run and the start of the next. */
  everyMs: number
  run: () => Promise<unknown>
  log: Log
}

/** Runs work immediately, and then repeatedly. Runs never overlap. If a run fails, logs the error and continues with the next. */
export function runRepeatedly({ name, everyMs, run, log }: Work): { stop(): Promise<void> } {
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
      // Lets the process end while it is only waiting for the next run.
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
