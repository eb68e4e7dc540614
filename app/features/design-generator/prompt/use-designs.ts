import { useCallback, useEffect, useRef, useState } from 'react'
import type { Design, DesignChange } from '../../../../contract/design.ts'
import { pickDesignAward } from '../../../../domain/design-points/awards.ts'
import { trackEvent } from '../../../browser/analytics.ts'
import { replaceQueryParameters } from '../replace-query-parameters.ts'
import {
  addVersion,
  chooseConcept,
  type ConceptSelection,
  noConcepts,
  openDesign,
  createConcepts,
  replaceDesign,
  showVersion,
  getShownDesign,
} from './concepts.ts'
import {
  composeDesigns,
  type PromptCorrections,
  findDesign,
  varyDesign,
} from '../../../browser/shop-calls/design-calls.ts'
import type { GenerateSession } from '../session.ts'
import type { ApiResult } from '../../../browser/call-api.ts'
import type { CallFailure } from '../../../browser/shop-calls/call-failure.ts'
import type { PromptAndStyle } from './prompt-form.tsx'

type DesignTask = 'opening' | 'generating' | 'redrawing'
type Cancellable<T> = (signal: AbortSignal) => Promise<T>
type FailedTask = { during: DesignTask; failure: CallFailure }

/** Holds the designs that the visitor has generated, changed, chosen or reopened in this session. */
export function useDesigns() {
  const [concepts, setConcepts] = useState<ConceptSelection<Design>>(noConcepts)
  const [doing, setDoing] = useState<DesignTask | null>(null)
  const [failed, setFailed] = useState<FailedTask | null>(null)
  // Set while a request is running, so that a second click has no effect.
  const underway = useRef<AbortController | null>(null)
  useEffect(() => () => underway.current?.abort(), [])

  const perform = useCallback(async <T>(what: DesignTask, call: Cancellable<T>): Promise<T | null> => {
    if (underway.current) return null
    const stop = new AbortController()
    underway.current = stop
    setDoing(what)
    setFailed(null)
    try {
      return await call(stop.signal)
    } finally {
      underway.current = null
      setDoing(null)
    }
  }, [])

  const generate = async ({ prompt, style }: PromptAndStyle, corrections: PromptCorrections = {}) => {
    const words = prompt.trim()
    if (words === '') return false
    const result = await perform('generating', (signal) =>
      composeDesigns({ prompt: words, style, ...corrections }, signal),
    )
    if (result === null || isStopped(result)) return false
    if (!result.ok) setFailed({ during: 'generating', failure: result })
    else {
      setConcepts(createConcepts(result.value.designs))
      announceDesignCreated({ prompt: words, style })
    }
    return result.ok
  }

  const vary = async (change: DesignChange): Promise<void> => {
    const design = getShownDesign(concepts)
    if (!design) return
    const result = await perform('redrawing', (signal) => varyDesign(design, change, signal))
    if (result === null || isStopped(result)) return
    if (result.ok) setConcepts((now) => addVersion(now, result.value))
    else setFailed({ during: 'redrawing', failure: result })
  }

  const restore = useCallback(
    async (session: GenerateSession, wantedId: string | null): Promise<Design | null> => {
      const found = await perform('opening', () => findAgain(session, wantedId))
      if (!found) return null
      setConcepts(found.concepts)
      if (found.failed) setFailed({ during: 'opening', failure: found.failed })
      return getShownDesign(found.concepts)
    },
    [perform],
  )

  const shown = getShownDesign(concepts)
  const shownId = shown?.id ?? null
  useEffect(() => {
    if (shownId !== null) replaceQueryParameters({ design: shownId })
  }, [shownId])

  return {
    concepts,
    shown,
    doing,
    failed,
    generate,
    vary,
    restore,
    /** Cancels the request without changing the designs. */
    cancel: () => underway.current?.abort(),
    choose: (index: number) => setConcepts((now) => chooseConcept(now, index)),
    showVersion: (at: number) => setConcepts((now) => showVersion(now, at)),
    renew: (design: Design) => setConcepts((now) => replaceDesign(now, design)),
  }
}

const isStopped = (result: ApiResult<unknown, CallFailure>): boolean =>
  !result.ok && result.reason === 'stopped'

export type DesignsState = ReturnType<typeof useDesigns>

/** Reports the design to other parts of the page and to analytics, as the specification requires. */
export function announceDesignCreated({ prompt, style }: PromptAndStyle): void {
  trackEvent({ event: 'generate_design', style })
  const detail = { style, prompt, points: pickDesignAward(Math.random) }
  window.dispatchEvent(new CustomEvent('design:created', { detail }))
}

/** Fetches the designs of the last visit, and the design whose id is in the URL. Deleted designs are skipped. */
async function findAgain({ concepts: stored, chosen }: GenerateSession, wantedId: string | null) {
  const kept = await Promise.all(
    stored.map(async ({ versions, at }) => {
      const found = await Promise.all(versions.map((id) => findDesign(id)))
      const designs = found.flatMap((result) => (result.ok ? [result.value] : []))
      return { versions: designs, at: Math.min(at, designs.length - 1) }
    }),
  )
  const list = kept.filter(({ versions }) => versions.length > 0)
  const concepts: ConceptSelection<Design> = { list, chosen: Math.min(chosen, Math.max(0, list.length - 1)) }
  if (wantedId === null) return { concepts, failed: null }
  const wanted = await findDesign(wantedId)
  return wanted.ok
    ? { concepts: openDesign(concepts, wanted.value), failed: null }
    : { concepts, failed: wanted }
}
