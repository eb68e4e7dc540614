import { type RefObject, useEffect, useState } from 'react'
import { TOAST_EVERY, TOAST_STAYS, untilNextToast } from '../../../domain/social-proof/timing.ts'
import { isInTheWay } from './in-the-way.ts'

type Box = RefObject<HTMLElement | null>
type Held = { pointer: boolean; focus: boolean }
const FREE: Held = { pointer: false, focus: false }

// Of the whole visit, not of one page: the next page goes on where this one ends, and no sooner than it would have.
let next = 0
/** By the clock of the document; null before the first. */
let lastShown: number | null = null

/** Shown at each turn for its time, longer while it is held; not at a turn at which it would be in the way. */
export function useToastTurns(box: Box) {
  const [at, setAt] = useState(next)
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(FREE)
  const isHeld = held.pointer || held.focus
  useEffect(
    () =>
      everyTurn(() => {
        if (document.visibilityState !== 'visible' || !box.current || isInTheWay(box.current)) return
        setAt(next)
        next += 1
        lastShown = performance.now()
        setShown(true)
      }),
    [box],
  )
  useEffect(() => {
    if (!shown || isHeld) return undefined
    const timer = setTimeout(() => setShown(false), TOAST_STAYS)
    return () => clearTimeout(timer)
  }, [shown, isHeld])
  const hide = () => {
    setShown(false)
    // What is hidden is told of no pointer that leaves it.
    setHeld(FREE)
  }
  useGivingWay(box, shown, hide)
  return { at, shown, hide, hold: (by: Partial<Held>) => setHeld((last) => ({ ...last, ...by })) }
}

/** Calls as soon as the last toast is long enough ago, and at every turn from then on; gives what ends it. */
function everyTurn(come: () => void): () => void {
  let turns: ReturnType<typeof setInterval> | undefined
  const first = setTimeout(
    () => {
      come()
      turns = setInterval(come, TOAST_EVERY)
    },
    untilNextToast(lastShown, performance.now()),
  )
  return () => {
    clearTimeout(first)
    clearInterval(turns)
  }
}

/** What is scrolled to below it comes first. */
function useGivingWay(box: Box, shown: boolean, hide: () => void): void {
  useEffect(() => {
    if (!shown) return undefined
    const look = () => {
      if (box.current && isInTheWay(box.current)) hide()
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  })
}
