// @chunk cart
import { useEffect, useRef } from 'react'

/** The key in `history.state` that marks an open panel's history entry. */
const KEY = 'panel'

/** Makes the Back button close an open panel without leaving the page, as people expect on a phone. */
export function useCloseOnBack(open: boolean, close: () => void): void {
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
      // If the panel's history entry is still the current one, it is removed. It is no longer the current one if the Back button closed the
      // panel, or if a link opened another page.
      if (panelOf(window.history.state) === own) window.history.back()
    }
  }, [open])
}

function panelOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null
}
