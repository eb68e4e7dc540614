import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, callShop } from '../../../browser/call-shop.ts'
import type { Loaded } from '../../../browser/resource.ts'

type Answered<T> = { address: string; shown: Answer<T, { ok: false; status: number }> }

/** What /api/operator answers at an address, asked anew whenever that changes; what is shown stays until the answer is there. */
export function useShopData<T>(address: string): {
  data: Loaded<T>
  reload: () => Promise<void>
  /** Puts in place what a change has answered. */
  show: (value: T) => void
} {
  const [answered, setAnswered] = useState<Answered<T> | null>(null)
  const wanted = useRef('')
  const show = useCallback((value: T) => setAnswered({ address, shown: { ok: true, value } }), [address])
  const reload = useCallback(async () => {
    wanted.current = address
    const answer = await callShop<T>({ method: 'GET', address })
    // A slower answer to an earlier question must not replace that of a later one.
    if (wanted.current !== address) return
    const now: Answered<T> = { address, shown: answer }
    // What is shown is better than nothing while the shop is away for a moment.
    const isAway = !answer.ok && (answer.status === 0 || answer.status === 503)
    setAnswered((before) => (isAway && before?.address === address && before.shown.ok ? before : now))
  }, [address])
  useEffect(() => void reload(), [reload])
  return { data: dataOf(answered, address), reload, show }
}

function dataOf<T>(answered: Answered<T> | null, address: string): Loaded<T> {
  if (!answered) return { state: 'loading' }
  const { shown } = answered
  if (!shown.ok) return { state: 'failed', status: shown.status }
  return { state: 'ready', value: shown.value, isStale: answered.address !== address }
}
