/** The key in local storage that stores whether to show the breakpoint indicator. */
const KEY = 'breakpointIndicator'

const listeners = new Set<() => void>()
// The choice for this page, in case the browser has no storage, as in some private windows.
let shownHere = false

export function isBreakpointIndicatorShown(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return shownHere
  }
}

export function showBreakpointIndicator(shown: boolean): void {
  shownHere = shown
  try {
    if (shown) window.localStorage.setItem(KEY, 'shown')
    else window.localStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so the choice is only in `shownHere`.
  }
  for (const listener of listeners) listener()
}

/** Calls the listener when the indicator is shown or hidden. Returns a function that removes the listener. */
export function watchBreakpointIndicator(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
