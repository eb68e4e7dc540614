// @chunk cart
import { useEffect, useRef } from 'react'

/** Key in `history.state` that marks the entry of an open panel. */
const KEY = 'panel'

/** Lets the Back button close an open panel, as everybody expects on a phone, and stay on the page below it. */
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
      // If closed by other means, its history entry goes; a followed link has already put its page on top of it.
      if (panelOf(window.history.state) === own) window.history.back()
    }
  }, [open])
}

function panelOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
}
