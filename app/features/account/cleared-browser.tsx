import { useEffect } from 'react'

/** When rendered, clears the browser's own storage too. */
export function ClearedBrowser() {
  useEffect(clearBrowser, [])
  return null
}

/** The shop's data in the browser itself is deleted with the account: cart id, game points, recently viewed products. */
function clearBrowser(): void {
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
  } catch {
    // Storage is forbidden here, so it is empty.
  }
}
