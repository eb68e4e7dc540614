import { DatabaseBusyError } from './database-errors.ts'

/** Runs a task within a concurrency limit (a semaphore). If too many tasks are running, the task waits for its turn. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates a concurrency limit, under which at most `limit` tasks run at the same time. Without such a limit, many shoppers who want the
 * last item would use up the pool of database connections. A task that has waited for `withinMs` milliseconds fails with a
 * DatabaseBusyError.
 */
export function createConcurrencyLimit(limit: number, withinMs = Infinity): ConcurrencyLimit {
  let free = limit
  const waiting: (() => void)[] = []
  const queue = () =>
    new Promise<void>((resolve, reject) => {
      const timer = Number.isFinite(withinMs) ? setTimeout(giveUp, withinMs) : undefined
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(enter)
      function giveUp() {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new DatabaseBusyError(`Waited ${withinMs} ms for one of ${limit} slots`))
      }
    })
  return async (work) => {
    if (free === 0) await queue()
    else free -= 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
