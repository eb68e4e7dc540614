// @chunk every-page
import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds before non-essential code loads: by then the page has surely loaded. */
export const LATE_PART_DELAY_MS = 3_000

type LatePartProps<P> = { part: () => Promise<{ default: ComponentType<P> }>; props: P }

/**
 * A part of a page whose code loads once the page is calm. If the code can't be fetched, the part is left out. `part` must be the same
 * function on every render.
 */
export function LatePart<P extends object>({ part, props }: LatePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    const come = () => void part().then((loaded) => setPart(() => loaded.default), Boolean)
    const timer = setTimeout(come, LATE_PART_DELAY_MS)
    return () => clearTimeout(timer)
  }, [part])
  return Part && <Part {...props} />
}
