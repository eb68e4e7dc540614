import { useEffect, useState } from 'react'

/**
 * Counts up from 0 at regular intervals while the page is visible. `intervalMs` is the interval; `running` switches the counting on or
 * off.
 */
export function useIntervalCount(intervalMs: number, running: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((last) => last + 1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, running])
  return turn
}
