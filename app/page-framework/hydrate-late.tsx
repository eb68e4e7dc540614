// @chunk every-page
import { type ComponentType, use } from 'react'
import { LATE_PART_DELAY_MS } from './late-part.tsx'

/** A part of a page whose code is in a file of its own. */
export type LateHydration<P> = {
  /** Loads the code. On the server, and before a link's page is shown, it must have loaded. */
  load: () => Promise<void>
  Part: ComponentType<P>
}

/**
 * Returns a part that the server renders into the document, but that hydrates late: when the visitor does something, or once the page is
 * calm. Until then its links and forms work as in any document. It needs a `Suspense` around it, and nothing else of its page may change
 * its props before.
 */
export function hydrateLate<P extends object>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
): LateHydration<P> {
  let Loaded: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  const load = async () => {
    Loaded = (await importPart()).default
  }
  function Part(props: P) {
    if (Loaded === null) {
      // A part whose code can't be fetched stays as the server rendered it.
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
    const timer = setTimeout(end, LATE_PART_DELAY_MS)
    for (const name of INTERACTIONS)
      window.addEventListener(name, end, { passive: true, signal: watching.signal })
  })
}
