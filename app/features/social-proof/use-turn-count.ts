import { useEffect, useState } from 'react'

/** Counts intervals of `every` milliseconds from 0, while `running` is true and the page is visible. */
export function useTurnCount(every: number, running: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((last) => last + 1)
    }, every)
    return () => clearInterval(timer)
  }, [every, running])
  return turn
}
