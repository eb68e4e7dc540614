import { DatabaseBusyError } from '../../db/database-errors.ts'

/** Lets so much work through at once; the rest waits its turn. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A rush for the last piece would otherwise fill the database's pool, where waiting too long is an error: here it only takes its time,
 * and connections stay free for everybody else. Whoever waited for `withinMs` is sent away with a DatabaseBusyError: something holds up
 * those in front, and a browser does not wait for ever.
 */
export function createTurnstile(places: number, withinMs = Infinity): Turnstile {
  let free = places
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
        reject(new DatabaseBusyError(`No place was free within ${withinMs} ms`))
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
