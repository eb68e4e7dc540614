// @chunk every-page
import { type ComponentType, use } from 'react'
import { LAZY_PART_DELAY_MS } from './lazy-part.tsx'

/** A part of a page whose code is in a separate file. */
export type DelayedHydration<P> = {
  /** Loads the part's code. Call this before the server renders the part, and before the page of a clicked link is shown. */
  load: () => Promise<void>
  Part: ComponentType<P>
}

/**
 * Returns a part that the server renders into the document, but that hydrates late: after the visitor's first action, or when the page has
 * become idle. Until then, its links and forms work as in any document. The part has to be inside a `Suspense`, and its props mustn't
 * change before it hydrates.
 */
export function hydrateAfterDelay<P extends object>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
): DelayedHydration<P> {
  let Loaded: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  const load = async () => {
    Loaded = (await importPart()).default
  }
  function Part(props: P) {
    if (Loaded === null) {
      // If the code can't be fetched, the part stays as the server rendered it.
      loading ??= whenActiveOrCalm()
        .then(load)
        .catch(() => new Promise<never>(() => undefined))
      use(loading)
    }
    return Loaded && <Loaded {...props} />
  }
  return { load, Part }
}

const INTERACTIONS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll']

function whenActiveOrCalm(): Promise<void> {
  return new Promise((resolve) => {
    const watching = new AbortController()
    const end = () => {
      watching.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, LAZY_PART_DELAY_MS)
    for (const name of INTERACTIONS)
      window.addEventListener(name, end, { passive: true, signal: watching.signal })
  })
}
