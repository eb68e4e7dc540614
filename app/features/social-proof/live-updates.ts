import { useSyncExternalStore } from 'react'

/** The key in session storage: what somebody stopped stays stopped until they leave the shop. */
const KEY = 'liveUpdates'

type Choice = 'on' | 'off'

const listeners = new Set<() => void>()
// A private window may have no storage: there it holds until the page is left.
let chosenHere: Choice | null = null

function chosen(): Choice | null {
  try {
    const stored = window.sessionStorage.getItem(KEY)
    return stored === 'on' || stored === 'off' ? stored : null
  } catch {
    return chosenHere
  }
}

/** Who asks for less motion gets none of it unasked. */
const isLive = (): boolean => {
  const choice = chosen()
  return choice === null ? !window.matchMedia('(prefers-reduced-motion: reduce)').matches : choice === 'on'
}
const wasStopped = (): boolean => chosen() === 'off'

export function setLive(live: boolean): void {
  chosenHere = live ? 'on' : 'off'
  try {
    window.sessionStorage.setItem(KEY, chosenHere)
  } catch {
    // See chosenHere.
  }
  for (const listener of listeners) listener()
}

function watchLive(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const never = () => false

/** Whether what tells of others may come, change and go by itself: one switch for all of it. */
export const useLive = (): boolean => useSyncExternalStore(watchLive, isLive, never)

/** Whether somebody has turned it off, and not only their settings. */
export const useStopped = (): boolean => useSyncExternalStore(watchLive, wasStopped, never)
