// @chunk every-page
import { type ComponentType, useEffect, useState } from 'react'

/** Milliseconds after which a page is surely there, and what it does well without may come. */
export const CALM_AFTER = 3_000

type LatePartProps<P> = { part: () => Promise<{ default: ComponentType<P> }>; props: P }

/** A part whose code comes when the page is calm; without a network it does not come. `part` stays the same function. */
export function LatePart<P extends object>({ part, props }: LatePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    const come = () => void part().then((loaded) => setPart(() => loaded.default), Boolean)
    const timer = setTimeout(come, CALM_AFTER)
    return () => clearTimeout(timer)
  }, [part])
  return Part && <Part {...props} />
}
