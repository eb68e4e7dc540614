import { useEffect } from 'react'

/** Clears the shop's data in the browser's own storage when it renders. */
export function ClearedBrowser() {
  useEffect(clearBrowser, [])
  return null
}

/** Deletes the shop's data in this browser after the account was deleted: cart id, game points, recently viewed products. */
function clearBrowser(): void {
  try {
    window.localStorage.clear()
    window.sessionStorage.clear()
  } catch {
    // Storage is forbidden in this browser, so there is nothing to delete.
  }
}
