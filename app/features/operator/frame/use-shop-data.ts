import { useCallback, useEffect, useRef, useState } from 'react'
import { callShop } from '../../../browser/call-shop.ts'

export type ShopData<T> =
  | { state: 'loading' }
  | { state: 'failed'; status: number }
  /** `stale` while the answer to another question is on its way. */
  | { state: 'ready'; value: T; stale: boolean }

type Answered<T> = { address: string; shown: { ok: true; value: T } | { ok: false; status: number } }

/** What /api/operator answers at an address, asked anew whenever that changes; what is shown stays until the answer is there. */
export function useShopData<T>(address: string): {
  data: ShopData<T>
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
    const { ok, status } = answer
    const now: Answered<T> = { address, shown: ok ? { ok, value: answer.value } : { ok, status } }
    // What is shown is better than nothing while the shop is away for a moment.
    const isAway = status === 0 || status === 503
    setAnswered((before) => (isAway && before?.address === address && before.shown.ok ? before : now))
  }, [address])
  useEffect(() => void reload(), [reload])
  return { data: dataOf(answered, address), reload, show }
}

function dataOf<T>(answered: Answered<T> | null, address: string): ShopData<T> {
  if (!answered) return { state: 'loading' }
  const { shown } = answered
  if (!shown.ok) return { state: 'failed', status: shown.status }
  return { state: 'ready', value: shown.value, stale: answered.address !== address }
}
