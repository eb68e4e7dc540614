import { useEffect, useState } from 'react'
import type { DecalQuote, DecalQuoteRequest } from '../../../contract/quote.ts'
import { quoteDecal } from '../../browser/shop-calls/design-calls.ts'
import type { SavedItem } from './saved-items.ts'

export type DecalOptions = Pick<DecalQuoteRequest, 'widthMm' | 'material' | 'finish' | 'quantity'>
type QuoteState =
  | { state: 'asking' }
  | { state: 'ready'; quote: DecalQuote }
  | { state: 'failed'; message: string }

/** Milliseconds after the last keystroke before a typed number is used. */
const DEBOUNCE_MS = 400

/** Loads the shop's price for a decal with these options, and its preflight findings. */
export function useDecalQuote(
  { id, kind }: Pick<SavedItem, 'id' | 'kind'>,
  making: DecalOptions,
): QuoteState {
  const { widthMm, material, finish, quantity } = making
  const key = [id, widthMm, material, finish, quantity].join(' ')
  const [answer, setAnswer] = useState<{ key: string; quoted: QuoteState } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const request = { ...(kind === 'design' ? { designId: id } : { artworkId: id }), ...making }
      const quote = await quoteDecal(request, stop.signal)
      if (stop.signal.aborted) return
      setAnswer({
        key,
        quoted: quote.ok
          ? { state: 'ready', quote: quote.value }
          : { state: 'failed', message: quote.message },
      })
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
    // The key contains everything on which the quote depends.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return answer?.key === key ? answer.quoted : { state: 'asking' }
}
