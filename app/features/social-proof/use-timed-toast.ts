import { type RefObject, useEffect, useState } from 'react'
import {
  TOAST_INTERVAL_MS,
  TOAST_VISIBLE_MS,
  computeMsUntilNextToast,
} from '../../../domain/social-proof/timing.ts'
import { isCoveringControl } from './is-covering-control.ts'

type Box = RefObject<HTMLElement | null>
type HoldState = { pointer: boolean; focus: boolean }
const NOT_HELD: HoldState = { pointer: false, focus: false }

// The index of the next toast. It is stored in the module, so that the next page continues the sequence instead of starting again.
let next = 0
/** The time at which the last toast was shown, by `performance.now()`; null before the first toast. */
let lastShown: number | null = null

/**
 * Shows a toast at regular intervals for a fixed time, or longer while the pointer or the focus is on it. Skips a toast that would cover
 * something important.
 */
export function useTimedToast(box: Box) {
  const [at, setAt] = useState(next)
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(NOT_HELD)
  const isHeld = held.pointer || held.focus
  useEffect(
    () =>
      everyTurn(() => {
        if (document.visibilityState !== 'visible' || !box.current || isCoveringControl(box.current)) return
        setAt(next)
        next += 1
        lastShown = performance.now()
        setShown(true)
      }),
    [box],
  )
  useEffect(() => {
    if (!shown || isHeld) return undefined
    const timer = setTimeout(() => setShown(false), TOAST_VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [shown, isHeld])
  const hide = () => {
    setShown(false)
    // If a toast disappears under the pointer, the browser reports no event when the pointer leaves the toast. The state is therefore reset
    // here.
    setHeld(NOT_HELD)
  }
  useHideWhenCoveringControl(box, shown, hide)
  return { at, shown, hide, hold: (by: Partial<HoldState>) => setHeld((last) => ({ ...last, ...by })) }
}

/**
 * Calls the callback when enough time has passed since the last toast, and then at regular intervals. Returns a function that stops the
 * calls.
 */
function everyTurn(come: () => void): () => void {
  let turns: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(
    () => {
      come()
      turns = setInterval(come, TOAST_INTERVAL_MS)
    },
    computeMsUntilNextToast(lastShown, performance.now()),
  )
  return () => {
    clearTimeout(first)
    clearInterval(turns)
  }
}

/** Hides the toast if scrolling moves an important element under it. */
function useHideWhenCoveringControl(box: Box, shown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!shown) return undefined
    const look = () => {
      if (box.current && isCoveringControl(box.current)) hide()
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  })
}
