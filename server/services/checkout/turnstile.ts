/** Lets so much work through at once; the rest waits its turn. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A rush for the last piece would otherwise fill the database's pool, where waiting too long is an error: here it only takes its time,
 * and connections stay free for everybody else.
 */
export function createTurnstile(places: number): Turnstile {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
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
