import { useEffect, useState } from 'react'
import type { Problem } from '../../../contract/problem.ts'
import type { DecalQuote, DecalQuoteRequest } from '../../../contract/quote.ts'
import { myDesigns } from '../../../content/my-designs.ts'
import type { WalletItem } from './wallet.ts'

export type Making = Pick<DecalQuoteRequest, 'widthMm' | 'material' | 'finish' | 'quantity'>
type Quoted =
  | { state: 'asking' }
  | { state: 'ready'; quote: DecalQuote }
  | { state: 'failed'; message: string }

/** Nobody has finished typing a number within this, in ms. */
const TYPING = 400

/** The shop's own price for a decal made so, and what its check finds. */
export function useQuote({ id, kind }: Pick<WalletItem, 'id' | 'kind'>, making: Making): Quoted {
  const request = JSON.stringify({ ...(kind === 'design' ? { designId: id } : { artworkId: id }), ...making })
  const [answer, setAnswer] = useState<{ request: string; quoted: Quoted } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const quoted = await askForQuote(request, stop.signal)
      if (!stop.signal.aborted) setAnswer({ request, quoted })
    }
    const timer = setTimeout(() => void ask(), TYPING)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [request])
  return answer?.request === request ? answer.quoted : { state: 'asking' }
}

async function askForQuote(body: string, signal: AbortSignal): Promise<Quoted> {
  try {
    const response = await fetch('/api/quotes/decal', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal,
    })
    if (response.ok) return { state: 'ready', quote: await response.json() }
    const { detail, errors }: Partial<Problem> = await response.json()
    return { state: 'failed', message: errors?.[0]?.message ?? detail ?? myDesigns.order.failed }
  } catch {
    return { state: 'failed', message: myDesigns.order.failed }
  }
}
