/** Key in local storage under which a browser remembers to show the breakpoint indicator. */
const KEY = 'breakpointIndicator'

const listeners = new Set<() => void>()
// A private window has no storage: there the indicator shows until the page is left.
let shownHere = false

export function isIndicatorShown(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return shownHere
  }
}

export function showIndicator(shown: boolean): void {
  shownHere = shown
  try {
    if (shown) window.localStorage.setItem(KEY, 'shown')
    else window.localStorage.removeItem(KEY)
  } catch {
    // See shownHere.
  }
  for (const listener of listeners) listener()
}

/** Calls back when it is shown or hidden; returns a function that stops it. */
export function watchIndicator(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
