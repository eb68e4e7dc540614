/** The key in local storage that remembers whether to show the breakpoint indicator. */
const KEY = 'breakpointIndicator'

const listeners = new Set<() => void>()
// A private window may have no storage. The indicator is then remembered only until the page closes.
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
    // Storage is forbidden, so only `shownHere` has the choice.
  }
  for (const listener of listeners) listener()
}

/** Calls the listener when the indicator is shown or hidden; returns a function that stops it. */
export function watchIndicator(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
