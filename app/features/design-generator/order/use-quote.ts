import { useEffect, useState } from 'react'
import type { DecalQuote, DecalQuoteRequest } from '../../../../contract/quote.ts'
import { quoteDecal } from '../../../browser/shop-calls/design-calls.ts'
import type { DecalOptions } from './decal-options.ts'
import type { CallFailure } from '../../../browser/shop-calls/call-failure.ts'
import type { OrderSubject } from './order-subject.ts'

/**
 * Milliseconds after the last change before the preflight check is requested. While the visitor drags the slider or types, no check is
 * requested.
 */
const DEBOUNCE_MS = 600

export type PreflightCheck = { heightMm: number; findings: DecalQuote['findings']; sellable: boolean }
export type QuoteState =
  | { state: 'checking' }
  | ({ state: 'checked' } & PreflightCheck)
  | { state: 'failed'; failure: CallFailure }

export const toQuoteRequest = (
  { kind, id }: OrderSubject,
  making: DecalOptions,
  acceptWarnings: boolean,
): DecalQuoteRequest => ({
  ...(kind === 'design' ? { designId: id } : { artworkId: id }),
  ...making,
  acceptWarnings,
})

/**
 * Loads a decal's preflight result and its exact height. Both depend on the decal and its size, but not on quantity, material or finish.
 */
export function usePreflight(subject: OrderSubject, making: DecalOptions, accepted: boolean): QuoteState {
  const { widthMm, cut } = making
  const key = [subject.id, widthMm, cut, accepted].join(' ')
  const [answer, setAnswer] = useState<{ key: string; checked: QuoteState } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const quote = await quoteDecal(toQuoteRequest(subject, making, accepted), stop.signal)
      if (!stop.signal.aborted) setAnswer({ key, checked: checkedOf(quote) })
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // The key contains everything that preflight depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return answer?.key === key ? answer.checked : { state: 'checking' }
}

type QuoteResult = Awaited<ReturnType<typeof quoteDecal>>

function checkedOf(quote: QuoteResult): QuoteState {
  if (!quote.ok) return { state: 'failed', failure: quote }
  const { heightMm, findings, merchandiseId } = quote.value
  return { state: 'checked', heightMm, findings, sellable: merchandiseId !== null }
}
