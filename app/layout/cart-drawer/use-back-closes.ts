// @chunk cart
import { useEffect, useRef } from 'react'

/** The key of the history entry that an open panel has for itself. */
const KEY = 'panel'

/** Lets Back close an open panel, as on a phone everybody expects, and stay on the page below it. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    if (!open) return undefined
    const own = performance.now()
    window.history.pushState({ ...window.history.state, [KEY]: own }, '')
    const follow = () => {
      if (panelOf(window.history.state) !== own) latest.current()
    }
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('popstate', follow)
      // Closed by other means, its entry goes; a link that was followed has put its page on top of it.
      if (panelOf(window.history.state) === own) window.history.back()
    }
  }, [open])
}

function panelOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
}
