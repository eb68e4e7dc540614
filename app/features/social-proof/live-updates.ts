import { useSyncExternalStore } from 'react'

/** Key in session storage: updates that a visitor stopped stay stopped until they leave the shop. */
const KEY = 'liveUpdates'

type Choice = 'on' | 'off'

const listeners = new Set<() => void>()
// A private window may have no storage: there the choice lasts until the page is left.
let chosenHere: Choice | null = null

function chosen(): Choice | null {
  try {
    const stored = window.sessionStorage.getItem(KEY)
    return stored === 'on' || stored === 'off' ? stored : null
  } catch {
    return chosenHere
  }
}

/** With reduced motion, nothing updates unless asked for. */
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

/** Whether social-proof widgets may update automatically: one switch for all of them. */
export const useLive = (): boolean => useSyncExternalStore(watchLive, isLive, never)

/** Whether the visitor has turned it off, rather than only a system setting. */
export const useStopped = (): boolean => useSyncExternalStore(watchLive, wasStopped, never)
