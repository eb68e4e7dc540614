import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiResult, callApi } from '../../../browser/call-api.ts'
import type { LoadState } from '../../../page-framework/resource.ts'

/** Milliseconds after which the page stops waiting and offers to try again. */
const MAX_WAIT_MS = 20_000

type AnsweredRequest<T> = { address: string; shown: ApiResult<T, { ok: false; status: number }> }

/**
 * Loads data from a URL below /api/operator, and loads it again when the URL changes. The old data stays visible until the response
 * arrives.
 */
export function useOperatorData<T>(address: string): {
  data: LoadState<T>
  reload: () => Promise<void>
  /** Replaces the data with the response to a change. */
  show: (value: T) => void
} {
  const [answered, setAnswered] = useState<AnsweredRequest<T> | null>(null)
  const wanted = useRef('')
  const show = useCallback((value: T) => setAnswered({ address, shown: { ok: true, value } }), [address])
  const reload = useCallback(async () => {
    wanted.current = address
    const signal = AbortSignal.timeout(MAX_WAIT_MS)
    const answer = await callApi<T>({ method: 'GET', address, signal })
    // A slow response to an earlier request must not replace the response to a later one.
    if (wanted.current !== address) return
    const now: AnsweredRequest<T> = { address, shown: answer }
    // While the shop is briefly unreachable, the old data stays.
    const isAway = !answer.ok && (answer.status === 0 || answer.status === 503)
    setAnswered((before) => (isAway && before?.address === address && before.shown.ok ? before : now))
  }, [address])
  useEffect(() => void reload(), [reload])
  return { data: dataOf(answered, address), reload, show }
}

function dataOf<T>(answered: AnsweredRequest<T> | null, address: string): LoadState<T> {
  if (!answered) return { state: 'loading' }
  const { shown } = answered
  if (!shown.ok) return { state: 'failed', status: shown.status }
  return { state: 'ready', value: shown.value, isStale: answered.address !== address }
}
