import { useCallback, useEffect, useRef, useState } from 'react'
import { ROTATION_MS } from '../../../../domain/packaging/package-types.ts'

const FULL_TURN = 360
const QUARTER_TURN = 90

/**
 * Holds a package's rotation in degrees, 0 to 359. `turn` makes a full turn in two seconds. With reduced motion, it makes a quarter turn at
 * once.
 */
export function useRotation() {
  const [degrees, setDegrees] = useState(0)
  const [isTurning, setTurning] = useState(false)
  const now = useRef(0)
  const frame = useRef(0)
  const put = useCallback((to: number) => {
    now.current = within(to)
    setDegrees(now.current)
  }, [])
  const turnTo = useCallback(
    (to: number) => {
      cancelAnimationFrame(frame.current)
      setTurning(false)
      put(to)
    },
    [put],
  )
  const turn = useCallback(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return turnTo(now.current + QUARTER_TURN)
    cancelAnimationFrame(frame.current)
    setTurning(true)
    const from = now.current
    let begun: number | null = null
    const step = (time: number) => {
      begun ??= time
      const done = Math.min(1, (time - begun) / ROTATION_MS)
      put(from + FULL_TURN * eased(done))
      if (done < 1) frame.current = requestAnimationFrame(step)
      else setTurning(false)
    }
    frame.current = requestAnimationFrame(step)
  }, [put, turnTo])
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return { degrees, isTurning, turn, turnTo }
}

const within = (degrees: number): number =>
  (((Math.round(degrees * 10) / 10) % FULL_TURN) + FULL_TURN) % FULL_TURN

/** Eases a movement in and out. */
const eased = (share: number): number => share * share * (3 - 2 * share)
