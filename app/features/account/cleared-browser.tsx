import { useEffect } from 'react'

/** Clears the shop's data in the browser's own storage, too, when it renders. */
export function ClearedBrowser() {
  useEffect(clearBrowser, [])
  return null
}

/** Deletes the shop's data in this browser along with the account: cart id, game points, recently viewed products. */
function clearBrowser(): void {
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
  } catch {
    // Storage is forbidden in this browser, so nothing is stored.
  }
}
