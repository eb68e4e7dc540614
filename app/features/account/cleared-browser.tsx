import { useEffect } from 'react'

/** Where it stands the browser forgets the visitor as well. */
export function ClearedBrowser() {
  useEffect(clearBrowser, [])
  return null
}

/** What this shop keeps in the browser itself goes with the account: the cart's id, the points of the game, what was looked at. */
function clearBrowser(): void {
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
  } catch {
    // Storage is forbidden here: then nothing is in it.
  }
}
