import { useSyncExternalStore } from 'react'

/** The key of the visitor's choice in session storage. If a visitor stops updates, they remain off for the rest of the visit. */
const KEY = 'liveUpdates'

type Choice = 'on' | 'off'

const listeners = new Set<() => void>()
// The visitor's choice for this page, in case the browser has no storage, as in some private windows.
let chosenHere: Choice | null = null

function chosen(): Choice | null {
  try {
    const stored = window.sessionStorage.getItem(KEY)
    return stored === 'on' || stored === 'off' ? stored : null
  } catch {
    return chosenHere
  }
}

/** If the visitor's device asks for reduced motion, nothing updates until the visitor turns updates on. */
const isLive = (): boolean => {
  const choice = chosen()
  return choice === null ? !window.matchMedia('(prefers-reduced-motion: reduce)').matches : choice === 'on'
}
const wasStopped = (): boolean => chosen() === 'off'

export function setLiveUpdates(live: boolean): void {
  chosenHere = live ? 'on' : 'off'
  try {
    window.sessionStorage.setItem(KEY, chosenHere)
  } catch {
    // Storage is forbidden, so the choice is only in `chosenHere`.
  }
  for (const listener of listeners) listener()
}

function watchLive(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const never = () => false

/** Whether social-proof widgets may update automatically. One switch controls all of them. */
export const useLiveUpdates = (): boolean => useSyncExternalStore(watchLive, isLive, never)

/** Whether the visitor switched updates off in the shop itself. A device's reduced-motion setting doesn't count. */
export const useLiveUpdatesPaused = (): boolean => useSyncExternalStore(watchLive, wasStopped, never)
