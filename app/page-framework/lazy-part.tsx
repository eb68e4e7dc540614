// @chunk every-page
import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds before non-essential code loads. The page has then most likely finished loading. */
export const LAZY_PART_DELAY_MS = 3_000

type LatePartProps<P> = { part: () => Promise<{ default: ComponentType<P> }>; props: P; delayMs?: number }

/**
 * A part of a page whose code loads after a delay. If the code can't be fetched, the part is left out. `part` has to be the same function
 * on every render.
 */
export function LazyPart<P extends object>({ part, props, delayMs = LAZY_PART_DELAY_MS }: LatePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    const come = () => void part().then((loaded) => setPart(() => loaded.default), Boolean)
    const timer = setTimeout(come, delayMs)
    return () => clearTimeout(timer)
  }, [part, delayMs])
  return Part && <Part {...props} />
}
